/// The texts that a secret can have, as steps from left to right or as a list.
package struct SecretSpace: Sendable {
  /// The pieces of which each place of a text has one; of a listed secret none.
  package let steps: [[String]]
  /// True where a text ends where nothing of it is seen any more, and may go on with any pieces.
  private(set) var isOpenEnded = false
  /// All texts, where they are few enough to be listed.
  package let candidates: [String]?
  /// The steps of each line that the text is shown in.
  let lines: [Range<Int>]
  private let division: Division
  /// The number of texts that the pieces can make for each one that the check lets through.
  let textsPerValidOne: Int
  /// How likely a text is by its letters; nil where all texts are equally likely.
  let letters: LetterModel?
  private let types: @Sendable (String) -> [String]
  private var check: (@Sendable (String) -> Bool)?

  /// How a text is shown in lines.
  private enum Division: Sendable {
    case oneLine
    /// Each character in a view of its own.
    case characters
    /// Several secrets of one picture, a line break behind each but the last.
    case secrets([SecretSpace])
  }

  /// The texts that have one of the pieces of each step, as far as a check lets them.
  ///
  /// - Parameter textsPerValidOne: how many texts there are for each one that the check lets through.
  init(
    steps: [[String]], hasOwnViews: Bool = false, textsPerValidOne: Int = 1,
    types: (@Sendable (String) -> [String])? = nil, check: (@Sendable (String) -> Bool)? = nil
  ) {
    (self.steps, candidates, letters) = (steps, nil, nil)
    division = hasOwnViews ? .characters : .oneLine
    lines = hasOwnViews ? steps.indices.map { $0..<$0 + 1 } : [steps.indices]
    self.textsPerValidOne = textsPerValidOne
    self.types = types ?? { text in hasOwnViews ? text.map(String.init) : [text] }
    self.check = check
  }

  /// The texts of a list.
  init(candidates: [String], types: @escaping @Sendable (String) -> [String]) {
    (steps, check, textsPerValidOne, letters) = ([], nil, 1, nil)
    (division, lines) = (.oneLine, [0..<0])
    self.candidates = candidates
    self.types = types
  }

  /// Texts of one line of at least one and at most so many characters.
  init(letters: LetterModel, longest: Int) {
    steps = Array(repeating: letters.pieces, count: longest)
    (candidates, textsPerValidOne) = (nil, 1)
    (division, lines) = (.oneLine, [0..<longest])
    self.letters = letters
    types = { [$0] }
    // A blank behind a text cannot be seen.
    check = { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasSuffix(" ") }
  }

  /// Several secrets that are read out of one picture together; a text has a line for each of them.
  init(_ secrets: [SecretSpace]) {
    var (steps, lines): ([[String]], [Range<Int>]) = ([], [])
    for secret in secrets {
      let (own, start) = (secret.candidates.map { [$0] } ?? secret.steps, steps.count)
      steps += own
      lines +=
        secret.candidates == nil
        ? secret.lines.map { $0.lowerBound + start..<$0.upperBound + start } : [start..<start + 1]
    }
    (self.steps, self.lines, candidates, letters) = (steps, lines, nil, nil)
    division = .secrets(secrets)
    textsPerValidOne = secrets.reduce(1) { $0 * $1.textsPerValidOne }
    types = { text in zip(secrets, text.ownLines).flatMap { $0.typed($1) } }
    check = { text in zip(secrets, text.ownLines).allSatisfy { $0.isValid($1) } }
  }

  /// The same texts, each as far as it is seen; nil where a text does not tell by its length how many pieces it has.
  func openEnded() -> SecretSpace? {
    let haveOneLength = steps.allSatisfy { Set($0.map(\.count)).count == 1 }
    guard candidates == nil, letters == nil, lines.count == 1, haveOneLength else { return nil }
    var space = self
    (space.isOpenEnded, space.check) = (true, nil)
    return space
  }

  /// The pieces that may follow a text where nothing is seen.
  func unseen(behind text: String) -> ArraySlice<[String]> {
    guard isOpenEnded else { return [] }
    var rest = text.count
    let seen = steps.prefix { pieces in
      rest -= pieces.first?.count ?? 0
      return rest >= 0
    }
    return steps[seen.endIndex...]
  }

  /// The bits of what may follow a text where nothing is seen: it completes as many of the texts as a check lets through.
  func unseenBits(behind text: String) -> Double {
    let all = unseen(behind: text).reduce(0) { $0 + AfterimageAttack.bits(Double($1.count)) }
    return max(0, all - AfterimageAttack.bits(Double(textsPerValidOne)))
  }

  /// The number of secrets that are read out together.
  var secretCount: Int { if case .secrets(let secrets) = division { secrets.count } else { 1 } }

  /// The letters of a line.
  func letters(ofLine line: Int) -> LetterModel? {
    guard case .secrets(let secrets) = division else { return letters }
    var first = 0
    for secret in secrets {
      if (first..<first + secret.lines.count).contains(line) { return secret.letters }
      first += secret.lines.count
    }
    return nil
  }

  /// True for a step that begins the text of a secret behind the first.
  func beginsNextSecret(_ step: Int) -> Bool {
    guard case .secrets(let secrets) = division else { return false }
    var start = 0
    for secret in secrets.dropLast() {
      start += secret.candidates == nil ? secret.steps.count : 1
      if start == step { return true }
    }
    return false
  }

  /// What each line shows of a text.
  func shown(_ text: String) -> [String] {
    switch division {
    case .oneLine: [text]
    case .characters: text.map(String.init)
    case .secrets(let secrets): zip(secrets, text.ownLines).flatMap { $0.shown($1) }
    }
  }

  /// What is typed into each view for a text that is shown.
  package func typed(_ text: String) -> [String] { types(text) }

  /// True where a text has the check digits that it must have.
  package func isValid(_ text: String) -> Bool { check?(text) ?? true }

  /// One of the texts that are valid, each as likely as any other.
  package func random(using generator: inout some RandomNumberGenerator) -> String {
    if case .secrets(let secrets) = division {
      return secrets.map { $0.random(using: &generator) }.joined(separator: "\n")
    }
    if let candidates {
      return candidates[Int.random(in: candidates.indices, using: &generator)]
    }
    if let letters { return letters.text(upTo: steps.count, using: &generator) }
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
    if case .secrets(let secrets) = division {
      let changed = Int.random(in: secrets.indices, using: &generator)
      let pairs = secrets.indices.map { place in
        let (one, other) = secrets[place].pair(using: &generator)
        return place == changed ? (one, other) : (one, one)
      }
      return (
        pairs.map(\.0).joined(separator: "\n"), pairs.map(\.1).joined(separator: "\n")
      )
    }
    if let candidates {
      let one = random(using: &generator)
      let others = candidates.filter { $0 != one }.shuffled(using: &generator)
      return (one, others.min { $0.distance(from: one) < $1.distance(from: one) } ?? one)
    }
    var pieces =
      letters.map { $0.text(upTo: steps.count, using: &generator).map(String.init) }
      ?? steps.compactMap { $0.randomElement(using: &generator) }
    let one = pieces.joined()
    let open = pieces.indices.filter { steps[$0].count > 1 }
    guard let place = open.randomElement(using: &generator) else { return (one, one) }
    let others = steps[place].filter { $0 != pieces[place] && !$0.isEmpty }
    pieces[place] = others.randomElement(using: &generator) ?? pieces[place]
    return (one, pieces.joined())
  }

  /// The bits that it takes to tell a text of this kind; of most kinds those of any.
  package func bits(of text: String) -> Double {
    if case .secrets(let secrets) = division {
      return zip(secrets, text.ownLines).reduce(0) { $0 + $1.0.bits(of: $1.1) }
    }
    return letters?.bits(of: text) ?? bits
  }

  /// True where each text is as likely as any other.
  package var isUniform: Bool { letters == nil }

  /// The bits of a secret that nothing is known about but its form.
  package var bits: Double {
    if let candidates { return AfterimageAttack.bits(Double(candidates.count)) }
    let all = steps.reduce(0) { $0 + AfterimageAttack.bits(Double($1.count)) }
    return all - AfterimageAttack.bits(Double(textsPerValidOne))
  }

  /// For each character of a text whether it is not known before: letters, digits and bullets that not every text begins with.
  package func unknown(in text: String) -> [Bool] {
    if case .secrets(let secrets) = division {
      return Array(
        zip(secrets, text.ownLines).map { $0.unknown(in: $1) }.joined(separator: [false]))
    }
    let known = steps.prefix { $0.count == 1 }.joined().joined().count
    return text.enumerated().map { place, character in
      place >= known && (character.isAlphanumeric || character == Self.bullet)
    }
  }

  /// What a field shows for a character that nobody is to read.
  static let bullet: Character = "\u{25CF}"
}

extension String {
  /// The texts between line breaks.
  var ownLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
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
