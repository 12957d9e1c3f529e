/// What regular expressions find in texts that are known.
enum PatternLibrary {
  /// The result of a function of `NSRegularExpression`'s; nil where it is not known.
  static func call(_ name: String, on term: Term, _ arguments: [CallArgument]) -> Value? {
    guard term.form == .call, term.name == "NSRegularExpression",
      let pattern = term["pattern"]?.text, let text = arguments.first?.value.text
    else { return nil }
    let isInsensitive = isCaseInsensitive(term["options"])
    switch name {
    case "firstMatch":
      return matches(pattern, in: text, isInsensitive, atMost: 1).map { $0.first ?? .nothing }
    case "matches": return matches(pattern, in: text, isInsensitive).map { .array($0) }
    case "numberOfMatches":
      return matches(pattern, in: text, isInsensitive).map { .int($0.count) }
    default: return nil
    }
  }

  /// A text with what a pattern finds replaced; nil where that is not known.
  static func replacing(_ pattern: String, in text: String, with other: String) -> String? {
    guard !other.contains("$"), !other.contains("\\"),
      let found = ranges(of: pattern, in: text, false, atMost: .max)
    else { return nil }
    var (result, end) = (String.UnicodeScalarView(), 0)
    let scalars = Array(text.unicodeScalars)
    for range in found.compactMap(\.first).compactMap({ $0 }) {
      result += scalars[end..<range.lowerBound]
      result += other.unicodeScalars
      end = range.upperBound
    }
    return String(result + scalars[end...])
  }

  /// True for options that say that a text is a pattern.
  static func isPattern(_ options: Value?) -> Bool {
    options?.written.contains("regularExpression") == true
  }

  private static func isCaseInsensitive(_ options: Value?) -> Bool {
    options?.written.contains("caseInsensitive") == true
  }

  private static func matches(
    _ pattern: String, in text: String, _ isInsensitive: Bool, atMost count: Int = .max
  ) -> [Value]? {
    ranges(of: pattern, in: text, isInsensitive, atMost: count)?.map { groups in
      .tuple(groups.map { Value.Element(label: label, value: $0.map(value) ?? .nothing) })
    }
  }

  private static func ranges(
    of pattern: String, in text: String, _ isInsensitive: Bool, atMost count: Int
  ) -> [[Range<Int>?]]? {
    guard let known = TextPattern(pattern),
      var matcher = PatternMatcher(known, in: text, isCaseInsensitive: isInsensitive)
    else { return nil }
    var (found, start) = ([[Range<Int>?]](), 0)
    while found.count < count, start <= text.unicodeScalars.count {
      switch matcher.firstMatch(from: start) {
      case .undecided: return nil
      case .none: return found
      case .found(let groups):
        found.append(groups)
        guard let whole = groups[0] else { return found }
        start = whole.isEmpty ? whole.upperBound + 1 : whole.upperBound
      }
    }
    return found
  }

  // MARK: Ranges

  /// What each group of a match bears as its label, and each range its ends.
  private static let label = "range of a match"
  private static let ends = ("lowerBound of a match", "upperBound of a match")

  private static func value(_ range: Range<Int>) -> Value {
    .tuple([
      Value.Element(label: ends.0, value: .int(range.lowerBound)),
      Value.Element(label: ends.1, value: .int(range.upperBound)),
    ])
  }

  /// The range of a group of a match; nil where it is none.
  static func range(of name: String, _ elements: [Value.Element], _ arguments: [CallArgument])
    -> Value?
  {
    guard name == "range", elements.first?.label == label,
      case .int(let index)? = arguments.first?.value, elements.indices.contains(index)
    else { return nil }
    return elements[index].value
  }

  /// The same range in a text; nil where it is none of a match.
  static func range(_ arguments: [TermArgument]) -> Value? {
    guard arguments.last?.label == "in", let first = arguments.first?.value else { return nil }
    if first == .nothing { return .nothing }
    return offsets(first) == nil ? nil : first
  }

  /// The part of a text in a range of a match; nil where it is none.
  static func part(of text: String, in range: Value) -> Value? {
    guard let range = offsets(range) else { return nil }
    let scalars = Array(text.unicodeScalars)
    guard range.upperBound <= scalars.count else { return nil }
    var part = String.UnicodeScalarView()
    part += scalars[range]
    return .string(String(part))
  }

  private static func offsets(_ value: Value) -> Range<Int>? {
    guard case .tuple(let elements) = value, elements.count == 2, elements[0].label == ends.0,
      case .int(let first) = elements[0].value, case .int(let last) = elements[1].value,
      first <= last
    else { return nil }
    return first..<last
  }
}

extension Evaluator {
  /// What a regular expression finds; nil for any other object.
  func found(
    _ name: String, by id: ObjectID, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value? {
    let object = object(id)
    let made = Term(
      form: .call, name: object.type, base: nil, arguments: object.arguments, place: place)
    return PatternLibrary.call(name, on: made, arguments)
  }
}
