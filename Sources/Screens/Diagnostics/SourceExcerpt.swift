/// A line of a file that may be shown: texts are blotted out, whoever they belong to.
///
/// A file with a mistake in it does not say reliably which views are sensitive, so only brackets, keys and the values of keys that
/// never hold a text stay; a blot has the same length whatever it hides.
package struct SourceExcerpt: Hashable, Sendable {
  /// The line, cut to a width that a terminal has.
  package private(set) var line = ""
  /// The column that was pointed at, from 1, in the line as it is shown.
  package private(set) var column = 1

  /// Blots out a line, and follows a column of it, counted in scalars from 1.
  ///
  /// - Parameter showsCulprit: true where what stands at the column is a word of the language, which the message quotes anyway.
  package init(_ text: String, column: Int, showsCulprit: Bool = false) {
    let tokens = Self.tokens(of: Array(text.unicodeScalars))
    var position = 1
    for index in tokens.indices {
      let isCulprit = column >= position && column < position + tokens[index].scalars.count
      let shown =
        isCulprit && showsCulprit
        ? String(tokens[index].scalars) : Self.shown(tokens, at: index)
      if column >= position {
        self.column = line.unicodeScalars.count + 1
        if shown == String(tokens[index].scalars) { self.column += column - position }
      }
      line += shown
      position += tokens[index].scalars.count
    }
    if column >= position { self.column = line.unicodeScalars.count + 1 }
    cut()
  }

  /// Keeps what is around the column where the line is long.
  private mutating func cut() {
    let scalars = Array(line.unicodeScalars)
    guard scalars.count > Self.width else { return }
    let start = max(0, min(column - Self.width / 2, scalars.count - Self.width))
    line = String(String.UnicodeScalarView(scalars[start..<min(scalars.count, start + Self.width)]))
    column -= start
  }

  private static let width = 120
  private static let blot = "•••"

  /// Keys whose values are words of the language.
  private static let harmlessKeys: Set<String> = [
    "type", "id", "format", "part", "style", "axis", "distribution", "alignment", "font",
    "backgroundColor", "textColor", "tintColor", "color", "contentMode", "contentType", "image",
    "borderStyle", "textAlignment", "lineBreakMode", "semanticContentAttribute", "firstItem",
    "secondItem", "firstAttribute", "secondAttribute", "relation", "textStyle", "weight",
    "sensitive", "hidden", "enabled", "secureTextEntry", "focused", "clipsToBounds",
    "cornerRadius", "alpha", "spacing", "numberOfLines", "priority", "constant", "multiplier",
    "contentHuggingPriority", "contentCompressionResistancePriority", "device", "system",
  ]
}

/// The line in pieces.
extension SourceExcerpt {
  private struct Token {
    var scalars: String.UnicodeScalarView
    var isMark: Bool
  }

  private static func tokens(of line: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    var start = 0
    while start < line.count {
      let end = self.end(of: line, from: start)
      tokens.append(
        Token(
          scalars: String.UnicodeScalarView(line[start..<end]), isMark: isMark(line[start])))
      start = end
    }
    return tokens
  }

  private static func end(of line: [Unicode.Scalar], from start: Int) -> Int {
    if isMark(line[start]) { return start + 1 }
    guard line[start] == "\"" else {
      return line[start...].firstIndex { isMark($0) || $0 == "\"" } ?? line.count
    }
    var end = start + 1
    while end < line.count, line[end] != "\"" { end += line[end] == "\\" ? 2 : 1 }
    return min(end + 1, line.count)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    "{}[]:, \t".unicodeScalars.contains(scalar)
  }

  private static func shown(_ tokens: [Token], at index: Int) -> String {
    let token = tokens[index]
    if token.isMark { return token.scalars.first == "\t" ? " " : String(token.scalars) }
    if mark(tokens, from: index, by: 1) == ":" { return String(token.scalars) }
    guard let key = key(tokens, before: index) else { return blot }
    return harmlessKeys.contains(key) ? String(token.scalars) : blot
  }

  /// The first mark that is no space, on a side of a token and directly beside it.
  private static func mark(
    _ tokens: [Token], from index: Int, by step: Int
  ) -> Unicode.Scalar? {
    var other = index + step
    while tokens.indices.contains(other) {
      guard tokens[other].isMark, let scalar = tokens[other].scalars.first else { return nil }
      if scalar != " ", scalar != "\t" { return scalar }
      other += step
    }
    return nil
  }

  /// The key that a token is the value of.
  private static func key(_ tokens: [Token], before index: Int) -> String? {
    guard mark(tokens, from: index, by: -1) == ":",
      let colon = tokens[..<index].lastIndex(where: { $0.scalars.first == ":" }),
      let key = tokens[..<colon].last(where: { !$0.isMark })
    else { return nil }
    return String(String.UnicodeScalarView(key.scalars.filter { $0 != "\"" }))
  }
}
