/// A place in the text of a constraint, and what both of its languages are made of.
struct ConstraintScanner {
  let text: String
  /// The constants that the text may name.
  let metrics: [String: Double]
  private(set) var offset = 0
  private let scalars: [Unicode.Scalar]

  init(_ text: String, metrics: [String: Double]) {
    self.text = text
    self.metrics = metrics
    scalars = Array(text.unicodeScalars)
  }

  /// True behind the last character.
  var isAtEnd: Bool { offset >= scalars.count }

  /// The character at the current place; nil at the end.
  var peek: Unicode.Scalar? { isAtEnd ? nil : scalars[offset] }

  /// True where a name begins here.
  var startsName: Bool { peek?.startsName ?? false }

  /// True where digits begin here.
  var startsNumber: Bool { peek?.isDigit ?? false }

  /// The place as messages carry it.
  var place: ConstraintText { ConstraintText(text, at: offset) }

  /// Passes over white space.
  mutating func skipSpace() {
    while peek == " " || peek == "\t" || peek == "\n" { offset += 1 }
  }

  /// Passes over a word where it stands here.
  mutating func skip(_ word: String) -> Bool {
    guard scalars[offset...].starts(with: word.unicodeScalars) else { return false }
    offset += word.unicodeScalars.count
    return true
  }

  /// Reads the name that begins here.
  mutating func readName() -> String {
    read(while: { $0.startsName || $0.isDigit })
  }

  /// Reads the number whose digits begin here: digits, a fraction, an exponent.
  mutating func readNumber() throws(ConstraintMistake) -> Double {
    let start = offset
    var digits = read(while: \.isDigit)
    if peek == ".", scalars.dropFirst(offset + 1).first?.isDigit == true {
      offset += 1
      digits += "." + read(while: \.isDigit)
    }
    digits += readExponent()
    guard let number = Double(digits), number.isFinite else {
      throw ConstraintMistake(.numberOutOfRange, at: start)
    }
    return number
  }

  /// Reads the number that a metric stands for.
  mutating func readMetric() throws(ConstraintMistake) -> Double {
    let start = offset
    let name = readName()
    guard let value = metrics[name] else {
      throw ConstraintMistake(.unknownMetric(name, known: metrics.keys.sorted()), at: start)
    }
    return value
  }

  /// Reads a priority: a number or a metric.
  mutating func readPriority(
    orThrow mistake: Diagnostic.Kind
  ) throws(ConstraintMistake) -> LayoutPriority {
    let start = offset
    guard startsNumber || startsName else { throw ConstraintMistake(mistake, at: start) }
    guard let priority = LayoutPriority(startsNumber ? try readNumber() : try readMetric()) else {
      throw ConstraintMistake(.badPriority, at: start)
    }
    return priority
  }

  /// Reads `==`, `<=` or `>=`; nil where none stands here.
  mutating func readRelation() -> LayoutRelation? {
    LayoutRelation.allCases.first { skip($0.rawValue) }
  }

  private mutating func read(while belongs: (Unicode.Scalar) -> Bool) -> String {
    let start = offset
    while let peek, belongs(peek) { offset += 1 }
    return String(String.UnicodeScalarView(scalars[start..<offset]))
  }

  private mutating func readExponent() -> String {
    guard peek == "e" || peek == "E" else { return "" }
    let signs = scalars.dropFirst(offset + 1).prefix { $0 == "+" || $0 == "-" }.prefix(1)
    guard scalars.dropFirst(offset + 1 + signs.count).first?.isDigit == true else { return "" }
    offset += 1 + signs.count
    return "e" + signs.map(String.init).joined() + read(while: \.isDigit)
  }

}

extension Unicode.Scalar {
  /// True for `0` to `9`.
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  /// True for what an identifier begins with.
  fileprivate var startsName: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
  }
}
