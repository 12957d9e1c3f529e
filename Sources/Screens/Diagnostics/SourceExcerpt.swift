import AfterimageGraphics

/// A line of a file that may be shown: what may be a secret is blotted out.
///
/// A file with a mistake in it does not say reliably which views are sensitive, so every text is blotted out, whoever it belongs to, and whatever else a view may keep to itself; keys, words of the language, constraints, steps and measures stay. A blot has the same length whatever it hides.
package struct SourceExcerpt: Hashable, Sendable {
  /// The line, cut to a width that a terminal has.
  package private(set) var line = ""
  /// The column that was pointed at, from 1, in the line as it is shown.
  package private(set) var column = 1

  /// Blots out a line, and follows a column of it, counted in scalars from 1; nil where there is no such line, or too long a one to be shown.
  ///
  /// - Parameter showsCulprit: true where what stands at the column is a word of the language, which the message quotes anyway.
  package init?(of source: SourceText, line number: Int, column: Int, showsCulprit: Bool = false) {
    guard let range = source.rangeOfLine(number) else { return nil }
    let bytes = source.bytes
    let isNear = range.lowerBound < Self.longestWay
    var context = SourceContext(of: bytes, before: isNear ? range.lowerBound : 0)
    // Where quotes do not pair, nobody can say what stands between them.
    let isLegible = isNear && Self.pairsQuotes(in: bytes[range])
    var position = 1
    var offset = range.lowerBound
    while offset < range.upperBound {
      let token = context.token(in: bytes, at: offset, end: range.upperBound)
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      let count = text.unicodeScalars.count
      let isCulprit = (position..<position + count).contains(column) && showsCulprit
      let shown =
        isCulprit ? text : context.shown(token, text, in: bytes, isLegible: isLegible)
      if column >= position {
        self.column = line.unicodeScalars.count + 1
        if shown == text { self.column += column - position }
      }
      line += shown
      position += count
      context.pass(token, in: bytes)
      offset = token.range.upperBound
    }
    if column >= position { self.column = line.unicodeScalars.count + 1 }
    cut()
    line = line.withStandIns
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
  /// The bytes before a line that are read to know where it stands; in longer files all values are blotted out.
  private static let longestWay = 1 << 17

  private static func pairsQuotes(in line: ArraySlice<UInt8>) -> Bool {
    var isInString = false
    var isEscaped = false
    for byte in line {
      if byte == .quote, !isEscaped { isInString.toggle() }
      isEscaped = byte == .backslash && !isEscaped && isInString
    }
    return !isInString
  }
}

extension SourceContext {
  private static let blot = "•••"

  /// A piece of a line as it may be shown.
  fileprivate func shown(
    _ token: Token, _ text: String, in bytes: [UInt8], isLegible: Bool
  ) -> String {
    switch token.kind {
    case .space: text == "\t" ? " " : text
    case .mark: text
    case .comment: Self.blot
    case .string, .word:
      isKey(token, in: bytes)
        || isLegible && isHarmless(isString: bytes[token.range].first == .quote)
        ? text : Self.blot
    }
  }

  /// True for a value at this place that says nothing about what is on a screen.
  private func isHarmless(isString: Bool) -> Bool {
    guard awaitsValue, let key, let isChosen = hasChosenKey else { return false }
    if levels.count == 1, key == "name" { return true }
    if levels.last?.name == "metrics" { return !isString }
    return isString
      ? isChosen || HarmlessKeys.words.contains(key)
      : HarmlessKeys.numbers.contains(key)
  }

  /// Whether somebody has chosen the key of a value at this place; nil where anything around may hold texts under keys that are not known.
  private var hasChosenKey: Bool? {
    var hasChosenKeys = false
    var isOfChosenKey = false
    for level in levels {
      guard let name = level.name else {
        (hasChosenKeys, isOfChosenKey) = (false, false)
        continue
      }
      let isNamesake = level.isArray && level.name == key
      guard hasChosenKeys || isNamesake || HarmlessKeys.containers.contains(name) else {
        return nil
      }
      isOfChosenKey = hasChosenKeys && level.isArray
      hasChosenKeys =
        !hasChosenKeys && !level.isArray && HarmlessKeys.dictionaries.contains(name)
    }
    return hasChosenKeys || isOfChosenKey
  }
}

extension String {
  /// The line with a stand-in for each character that a terminal would obey, so that columns stay.
  fileprivate var withStandIns: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.steersTerminals ? "\u{FFFD}" : $0 }))
  }
}
