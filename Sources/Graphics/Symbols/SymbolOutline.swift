private import CSymbols

/// The figure that stands in for an SF Symbol: a Bootstrap icon, in hundredths of its grid of 16.
package struct SymbolOutline: Hashable, Sendable {
  /// The extent of the ink, whose top left corner is the origin.
  package let size: Size
  /// True where the figure turns round in an interface that runs from right to left.
  package let isMirrored: Bool
  /// The figure, without overlaps.
  package let path: Path

  /// The hundredths of the grid's side: a full circle is as wide.
  package static let grid = 1600.0

  /// The outline of a symbol by its SF name; nil where none stands in for it.
  package static func named(_ name: String) -> SymbolOutline? {
    lines[name].flatMap { SymbolOutline(line: bytes[$0]) }
  }

  /// The names that have an outline, in the order of the alphabet.
  package static let names = lines.keys.sorted()

  private static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: csymbols_bytes(), count: csymbols_length())
  }

  /// Where the line of each name stands.
  private static let lines: [String: Range<Int>] = {
    var lines: [String: Range<Int>] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let name = String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      lines[name] = line.startIndex..<line.endIndex
    }
    return lines
  }()

  private init?(line: Slice<UnsafeBufferPointer<UInt8>>) {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 4)
    guard words.count == 5 else { return nil }
    var width = SymbolScanner(words[2])
    var height = SymbolScanner(words[3])
    var steps = SymbolScanner(words[4])
    size = Size(width: width.number(), height: height.number())
    isMirrored = words[1].first == UInt8(ascii: "~")
    path = Path(steps.elements())
  }
}

/// Reads the steps of a pen as the list of outlines writes them.
private struct SymbolScanner {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    rest = text
  }

  mutating func elements() -> [Path.Element] {
    var elements: [Path.Element] = []
    while let letter = rest.popFirst() {
      switch letter {
      case UInt8(ascii: "M"): elements.append(.move(to: point()))
      case UInt8(ascii: "L"): elements.append(.line(to: point()))
      case UInt8(ascii: "C"):
        let (control1, control2) = (point(), point())
        elements.append(.curve(to: point(), control1: control1, control2: control2))
      case UInt8(ascii: "Z"): elements.append(.close)
      default: break
      }
    }
    return elements
  }

  private mutating func point() -> Point {
    let x = number()
    return Point(x: x, y: number())
  }

  mutating func number() -> Double {
    while let first = rest.first, first == UInt8(ascii: " ") || first == UInt8(ascii: ",") {
      rest.removeFirst()
    }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    var number = 0
    while let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return Double(isNegative ? -number : number)
  }
}
