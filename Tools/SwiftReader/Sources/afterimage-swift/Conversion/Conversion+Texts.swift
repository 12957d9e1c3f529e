import AfterimageSwiftTree
import SwiftSyntax

extension Conversion {
  /// The pieces of a text in quotes, escapes and the indentation of several lines resolved.
  func pieces(of literal: StringLiteralExprSyntax) -> [StringPiece] {
    let pounds = literal.openingPounds?.text ?? ""
    let pieces = literal.segments.map { segment -> StringPiece in
      switch segment {
      case .stringSegment(let segment):
        .text(Self.unescaped(segment.content.text, pounds: pounds))
      case .expressionSegment(let segment): .interpolation(segment.expressions.map(argument))
      @unknown default: .text("")
      }
    }
    return Self.joined(pieces)
  }

  /// The same text in as few pieces as can be: the parser has one for each line.
  private static func joined(_ pieces: [StringPiece]) -> [StringPiece] {
    pieces.reduce(into: []) { joined, piece in
      if case .text(let text) = piece, case .text(let before) = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(piece)
      }
    }
  }

  /// A text with what its backslashes stand for, each followed by as many pounds as open the text.
  private static func unescaped(_ text: String, pounds: String) -> String {
    let sign = "\\" + pounds
    guard text.contains(sign) else { return text }
    guard pounds.isEmpty else {
      let parts = text.split(separator: sign, omittingEmptySubsequences: false)
      return parts.dropFirst().reduce(String(parts[0])) { result, part in
        // A backslash without the pounds stands for itself.
        let rest = part.dropFirst().split(separator: "\\", omittingEmptySubsequences: false)
        let whole = "\\" + part.prefix(1) + rest.joined(separator: "\\\\")
        return result + unescaped(whole, pounds: "")
      }
    }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u": if let named = number(from: &scalars) { result.append(named) }
      case "\n": break
      case let other?: result.append(other)
      case nil: break
      }
    }
    return String(result)
  }

  /// The character that stands as hexadecimal digits in braces.
  private static func number(
    from scalars: inout String.UnicodeScalarView.Iterator
  ) -> Unicode.Scalar? {
    var digits = ""
    while let scalar = scalars.next(), scalar != "}" {
      if scalar != "{" { digits.unicodeScalars.append(scalar) }
    }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
