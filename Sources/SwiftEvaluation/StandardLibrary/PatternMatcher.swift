/// Where a pattern fits a text.
struct PatternMatcher {
  private let pattern: TextPattern
  private let text: [Unicode.Scalar]
  private let isCaseInsensitive: Bool
  private var groups: [Range<Int>?]
  private var stepsLeft = 20_000

  /// What looking for a pattern comes to.
  enum Outcome {
    /// The whole and each group, as offsets of scalars.
    case found([Range<Int>?])
    case none
    /// Looking took too long.
    case undecided
  }

  /// Begins to look in a text of some hundred characters at most, all of them ASCII, of whose classes nothing is left to Unicode.
  init?(_ pattern: TextPattern, in text: String, isCaseInsensitive: Bool = false) {
    self.pattern = pattern
    self.text = Array(text.unicodeScalars)
    self.isCaseInsensitive = isCaseInsensitive
    groups = []
    guard self.text.count <= 2_000, self.text.allSatisfy(\.isASCII) else { return nil }
  }

  /// The first place from an offset on.
  mutating func firstMatch(from start: Int = 0) -> Outcome {
    for begin in start...max(start, text.count) {
      groups = Array(repeating: nil, count: pattern.groupCount + 1)
      var end = begin
      let fits = matches(pattern.alternatives, begin) { matcher, place in
        end = place
        return true
      }
      if stepsLeft <= 0 { return .undecided }
      guard fits else { continue }
      groups[0] = begin..<end
      return .found(groups)
    }
    return .none
  }

  private typealias Rest = (inout PatternMatcher, Int) -> Bool

  private mutating func matches(
    _ ways: [[TextPattern.Piece]], _ place: Int, then rest: Rest
  ) -> Bool {
    for way in ways where matches(way[...], place, then: rest) { return true }
    return false
  }

  private mutating func matches(
    _ pieces: ArraySlice<TextPattern.Piece>, _ place: Int, then rest: Rest
  ) -> Bool {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return false }
    guard let piece = pieces.first else { return rest(&self, place) }
    let others = pieces.dropFirst()
    switch piece {
    case .one(let set):
      return contains(set, place) && matches(others, place + 1, then: rest)
    case .start: return place == 0 && matches(others, place, then: rest)
    case .end: return isEnd(place) && matches(others, place, then: rest)
    case .boundary(let isWanted):
      return isBoundary(place) == isWanted && matches(others, place, then: rest)
    case .group(let ways, let number):
      return matches(ways, place) { matcher, end in
        let before = matcher.groups
        if let number { matcher.groups[number] = place..<end }
        if matcher.matches(others, end, then: rest) { return true }
        matcher.groups = before
        return false
      }
    case .repeated(.one(let set), let least, let most, let isLazy):
      return run(of: set, least, most, isLazy, place) { $0.matches(others, $1, then: rest) }
    case .repeated(let inner, let least, let most, let isLazy):
      return again(inner, least, most, isLazy, place) { $0.matches(others, $1, then: rest) }
    }
  }

  /// Characters of a set, as many as may be and ever fewer, or the other way.
  private mutating func run(
    of set: TextPattern.ScalarSet, _ least: Int, _ most: Int, _ isLazy: Bool, _ place: Int,
    then rest: Rest
  ) -> Bool {
    var longest = 0
    while longest < most, contains(set, place + longest) { longest += 1 }
    guard longest >= least else { return false }
    let counts = Array(least...longest)
    for count in isLazy ? counts : counts.reversed() {
      stepsLeft -= 1
      guard stepsLeft > 0 else { return false }
      if rest(&self, place + count) { return true }
    }
    return false
  }

  private mutating func again(
    _ inner: TextPattern.Piece, _ least: Int, _ most: Int, _ isLazy: Bool, _ place: Int,
    then rest: Rest
  ) -> Bool {
    if isLazy, least <= 0, rest(&self, place) { return true }
    if most > 0 {
      let fits = matches([inner], place) { matcher, end in
        // What is empty would come again for ever.
        guard end > place || least > 0 else { return false }
        let more = most == .max ? most : most - 1
        return matcher.again(inner, least - 1, more, isLazy, end, then: rest)
      }
      if fits { return true }
    }
    return !isLazy && least <= 0 && rest(&self, place)
  }

  private func contains(_ set: TextPattern.ScalarSet, _ place: Int) -> Bool {
    guard text.indices.contains(place) else { return false }
    let scalar = text[place]
    guard isCaseInsensitive else { return set.contains(scalar) }
    let forms = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
    return set.contains(scalar)
      || forms.contains { $0.unicodeScalars.first.map(set.contains) == true }
  }

  /// True at the end, and before the line feed that is the last character.
  private func isEnd(_ place: Int) -> Bool {
    place == text.count
      || (place == text.count - 1 && text.last.map { $0 <= "\r" && $0 >= "\n" } == true)
  }

  private func isBoundary(_ place: Int) -> Bool {
    let word = TextPattern.ScalarSet(ranges: TextPattern.ScalarSet.word)
    return contains(word, place - 1) != contains(word, place)
  }
}
