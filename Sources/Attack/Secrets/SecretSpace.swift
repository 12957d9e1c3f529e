/// The texts that a secret can have, as steps from left to right or as a list.
package struct SecretSpace: Sendable {
  /// The pieces of which each place of a text has one; of a listed secret none.
  package let steps: [[String]]
  /// All texts, where they are few enough to be listed.
  package let candidates: [String]?
  /// True where each piece stands in a view of its own.
  package let hasOwnViews: Bool
  private let types: @Sendable (String) -> [String]
  private let check: (@Sendable (String) -> Bool)?

  /// The texts that have one of the pieces of each step, as far as a check lets them.
  init(
    steps: [[String]], hasOwnViews: Bool = false,
    types: (@Sendable (String) -> [String])? = nil, check: (@Sendable (String) -> Bool)? = nil
  ) {
    (self.steps, self.hasOwnViews, candidates) = (steps, hasOwnViews, nil)
    self.types = types ?? { text in hasOwnViews ? text.map(String.init) : [text] }
    self.check = check
  }

  /// The texts of a list.
  init(candidates: [String], types: @escaping @Sendable (String) -> [String]) {
    (steps, hasOwnViews, check) = ([], false, nil)
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
    // A check lets one of ten or of a hundred through.
    var text = ""
    for _ in 0..<100_000 {
      text = steps.map { $0[Int.random(in: $0.indices, using: &generator)] }.joined()
      if isValid(text) { break }
    }
    return text
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
