/// A regular expression of ICU's, as far as it is made of characters, sets, groups, alternatives, repetitions and anchors.
struct TextPattern {
  /// What may stand in its place, the first that fits first.
  let alternatives: [[Piece]]
  /// How many groups are counted.
  let groupCount: Int

  /// A part of a pattern.
  indirect enum Piece {
    /// One character of a set.
    case one(ScalarSet)
    /// The beginning of the text.
    case start
    /// The end of the text.
    case end
    /// A place between a word and what is none, or any other place.
    case boundary(Bool)
    /// One of several ways, and which of the groups it is.
    case group([[Piece]], number: Int?)
    /// A part that comes again.
    case repeated(Piece, least: Int, most: Int, isLazy: Bool)
  }

  /// Characters by ranges and classes.
  struct ScalarSet {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var isInverted = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar) } != isInverted
    }

    /// The set of a letter behind a backslash; nil where it is none.
    static func named(_ letter: Unicode.Scalar) -> ScalarSet? {
      switch letter {
      case "d": ScalarSet(ranges: ["0"..."9"])
      case "D": ScalarSet(ranges: ["0"..."9"], isInverted: true)
      case "s": ScalarSet(ranges: spaces)
      case "S": ScalarSet(ranges: spaces, isInverted: true)
      case "w": ScalarSet(ranges: word)
      case "W": ScalarSet(ranges: word, isInverted: true)
      default: nil
      }
    }

    private static let spaces: [ClosedRange<Unicode.Scalar>] = [
      "\t"..."\r", " "..." ",
    ]
    static let word: [ClosedRange<Unicode.Scalar>] = [
      "0"..."9", "A"..."Z", "a"..."z", "_"..."_",
    ]
  }

  /// Reads a pattern; nil where something in it is not one of these.
  init?(_ pattern: String) {
    guard pattern.utf8.count <= 500 else { return nil }
    var reader = PatternReader(rest: Array(pattern.unicodeScalars)[...])
    guard let alternatives = reader.alternatives(), reader.rest.isEmpty else { return nil }
    self.alternatives = alternatives
    groupCount = reader.groupCount
  }
}

/// Reads patterns from their beginning.
private struct PatternReader {
  var rest: ArraySlice<Unicode.Scalar>
  var groupCount = 0
  var depth = 0

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  mutating func alternatives() -> [[TextPattern.Piece]]? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 20 else { return nil }
    var all: [[TextPattern.Piece]] = [[]]
    while let next = rest.first, next != ")" {
      if take("|") {
        all.append([])
      } else {
        guard let piece = piece(), let repeated = repetition(of: piece) else { return nil }
        all[all.count - 1].append(repeated)
      }
    }
    return all
  }

  private mutating func piece() -> TextPattern.Piece? {
    switch rest.removeFirst() {
    case "(": return group()
    case "[": return set().map { .one($0) }
    case ".": return .one(TextPattern.ScalarSet(ranges: ["\n"..."\r"], isInverted: true))
    case "^": return .start
    case "$": return .end
    case "\\": return escaped()
    case "*", "+", "?", "{": return nil
    case let scalar: return .one(TextPattern.ScalarSet(ranges: [scalar...scalar]))
    }
  }

  private mutating func group() -> TextPattern.Piece? {
    var number: Int?
    if take("?") {
      guard take(":") else { return nil }
    } else {
      groupCount += 1
      number = groupCount
    }
    guard let ways = alternatives(), take(")") else { return nil }
    return .group(ways, number: number)
  }

  private mutating func escaped() -> TextPattern.Piece? {
    guard let next = rest.first else { return nil }
    if next == "b" || next == "B" {
      rest.removeFirst()
      return .boundary(next == "b")
    }
    return escapedSet().map { .one($0) }
  }

  /// The characters that what stands behind a backslash means.
  private mutating func escapedSet() -> TextPattern.ScalarSet? {
    guard let next = rest.popFirst() else { return nil }
    if let named = TextPattern.ScalarSet.named(next) { return named }
    let controls: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "t": "\t", "r": "\r"]
    if let control = controls[next] { return TextPattern.ScalarSet(ranges: [control...control]) }
    guard !next.properties.isAlphabetic, next.properties.numericType == nil else { return nil }
    return TextPattern.ScalarSet(ranges: [next...next])
  }

  private mutating func set() -> TextPattern.ScalarSet? {
    var set = TextPattern.ScalarSet()
    set.isInverted = take("^")
    while let next = rest.popFirst() {
      if next == "]" { return set.ranges.isEmpty ? nil : set }
      if next == "[" || next == "&" { return nil }
      var first = next
      if next == "\\" {
        guard let escaped = escapedSet(), !escaped.isInverted else { return nil }
        guard escaped.ranges.count == 1, let only = escaped.ranges.first, only.count == 1 else {
          set.ranges += escaped.ranges
          continue
        }
        first = only.lowerBound
      }
      if rest.first == "-", let last = rest.dropFirst().first, last != "]" {
        rest.removeFirst(2)
        guard last != "\\", first <= last else { return nil }
        set.ranges.append(first...last)
      } else {
        set.ranges.append(first...first)
      }
    }
    return nil
  }

  private mutating func repetition(of piece: TextPattern.Piece) -> TextPattern.Piece? {
    let bounds: (Int, Int)
    switch rest.first {
    case "*": bounds = (0, .max)
    case "+": bounds = (1, .max)
    case "?": bounds = (0, 1)
    case "{":
      guard let end = rest.firstIndex(of: "}") else { return nil }
      let text = String(String.UnicodeScalarView(rest[rest.index(after: rest.startIndex)..<end]))
      guard let counted = Self.counts(in: text) else { return nil }
      bounds = counted
      rest = rest[end...]
    default: return piece
    }
    rest.removeFirst()
    let isLazy = take("?")
    return take("+")
      ? nil : .repeated(piece, least: bounds.0, most: bounds.1, isLazy: isLazy)
  }

  /// The counts within braces.
  private static func counts(in text: String) -> (Int, Int)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let least = Int(first), least <= 1_000 else {
      return nil
    }
    if parts.count == 1 { return (least, least) }
    if parts[1].isEmpty { return (least, .max) }
    return Int(parts[1]).flatMap { $0 >= least ? (least, $0) : nil }
  }
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate var count: Int { Int(upperBound.value - lowerBound.value) + 1 }
}
