/// The texts that a secret can have, as steps from left to right or as a list.
package struct SecretSpace: Sendable {
  /// The pieces of which each place of a text has one; of a listed secret none.
  package let steps: [[String]]
  /// All texts, where they are few enough to be listed.
  package let candidates: [String]?
  /// True where each piece stands in a view of its own.
  package let hasOwnViews: Bool
  /// The number of texts that the pieces can make for each one that the check lets through.
  let textsPerValidOne: Int
  private let types: @Sendable (String) -> [String]
  private let check: (@Sendable (String) -> Bool)?

  /// The texts that have one of the pieces of each step, as far as a check lets them.
  ///
  /// - Parameter textsPerValidOne: how many texts there are for each one that the check lets through.
  init(
    steps: [[String]], hasOwnViews: Bool = false, textsPerValidOne: Int = 1,
    types: (@Sendable (String) -> [String])? = nil, check: (@Sendable (String) -> Bool)? = nil
  ) {
    (self.steps, self.hasOwnViews, candidates) = (steps, hasOwnViews, nil)
    self.textsPerValidOne = textsPerValidOne
    self.types = types ?? { text in hasOwnViews ? text.map(String.init) : [text] }
    self.check = check
  }

  /// The texts of a list.
  init(candidates: [String], types: @escaping @Sendable (String) -> [String]) {
    (steps, hasOwnViews, check, textsPerValidOne) = ([], false, nil, 1)
    self.candidates = candidates
    self.types = types
  }

  /// What is typed into each view for a text that is shown.
  package func typed(_ text: String) -> [String] { types(text) }

  /// True where a text has the check digits that it must have.
  package func isValid(_ text: String) -> Bool { check?(text) ?? true }

  /// One of the texts that are valid, each as likely as any other.
  package func random(using generator: inout some RandomNumberGenerator) -> String {
    if let candidates {
      return candidates[Int.random(in: candidates.indices, using: &generator)]
    }
    // A check lets one of ten or of a hundred through, so that so many tries never end.
    var text = ""
    for _ in 0..<100_000 {
      text = steps.map { $0[Int.random(in: $0.indices, using: &generator)] }.joined()
      if isValid(text) { break }
    }
    return text
  }

  /// Two texts that differ in one piece, or of a list in as little as there is, whether they are valid or not.
  package func pair(using generator: inout some RandomNumberGenerator) -> (String, String) {
    if let candidates {
      let one = random(using: &generator)
      let others = candidates.filter { $0 != one }.shuffled(using: &generator)
      return (one, others.min { $0.distance(from: one) < $1.distance(from: one) } ?? one)
    }
    var pieces = steps.compactMap { $0.randomElement(using: &generator) }
    let one = pieces.joined()
    guard let place = steps.indices.filter({ steps[$0].count > 1 }).randomElement(using: &generator)
    else { return (one, one) }
    let others = steps[place].filter { $0 != pieces[place] }
    pieces[place] = others.randomElement(using: &generator) ?? pieces[place]
    return (one, pieces.joined())
  }

  /// The bits of a secret that nothing is known about but its form.
  package var bits: Double {
    if let candidates { return AfterimageAttack.bits(Double(candidates.count)) }
    let all = steps.reduce(0) { $0 + AfterimageAttack.bits(Double($1.count)) }
    return all - AfterimageAttack.bits(Double(textsPerValidOne))
  }

  /// For each character of a text whether it is not known before: letters, digits and bullets that not every text begins with.
  package func unknown(in text: String) -> [Bool] {
    let known = steps.prefix { $0.count == 1 }.joined().joined().count
    return text.enumerated().map { place, character in
      place >= known && (character.isAlphanumeric || character == Self.bullet)
    }
  }

  /// What a field shows for a character that nobody is to read.
  static let bullet: Character = "\u{2022}"
}

extension Character {
  /// True for a letter or a digit.
  var isAlphanumeric: Bool { isLetter || isNumber }
}

extension String {
  /// The number of places at which a text differs from another, those that only one has included.
  fileprivate func distance(from other: String) -> Int {
    zip(self, other).count { $0 != $1 } + abs(count - other.count)
  }
}
