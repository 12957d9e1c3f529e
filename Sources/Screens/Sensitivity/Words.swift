/// The words of a name or a text in lower case: `cardNumberField` and `Card number, field` have the same three.
package struct Words: Hashable, Sendable {
  /// The words, in their order.
  package let all: [String]

  /// Takes a text apart at what is no letter, at digits, and where capitals begin a word.
  package init(_ text: String) {
    // Nearly all names are of ASCII, and asking Unicode about each character takes many times longer.
    all =
      text.utf8.allSatisfy { $0 < 0x80 }
      ? Self.split(Array(text.utf8), kind: LetterKind.init) {
        $1.unicodeScalars.append(Unicode.Scalar((65...90).contains($0) ? $0 + 32 : $0))
      } : Self.split(Array(text), kind: LetterKind.init) { $1 += $0.lowercased() }
  }

  /// Takes characters apart.
  ///
  /// - Parameter append: writes a character to a word, in lower case.
  private static func split<Letter>(
    _ letters: [Letter], kind: (Letter) -> LetterKind, append: (Letter, inout String) -> Void
  ) -> [String] {
    let kinds = letters.map(kind)
    var words: [String] = []
    var word = ""
    for index in letters.indices {
      let previous = index > 0 ? kinds[index - 1] : .other
      let next = index + 1 < kinds.count ? kinds[index + 1] : .other
      // iPhone and eMail are one word each.
      let isJoined =
        previous == .lower && kinds[index] == .upper && next == .lower && ["i", "e"].contains(word)
      if !isJoined, kinds[index].beginsWord(after: previous, before: next), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if kinds[index] != .other { append(letters[index], &word) }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// True for any of the words.
  func containsAny(of words: Set<String>) -> Bool { all.contains { words.contains($0) } }

  /// Where the words stand side by side, or written as one as in `securitycode`, for the first time.
  func place(of phrase: Words) -> Int? {
    let count = phrase.all.count
    guard count > 0 else { return nil }
    let apart = (0..<max(0, all.count - count + 1)).first {
      all[$0..<$0 + count].elementsEqual(phrase.all)
    }
    return apart ?? (count > 1 ? all.firstIndex(of: phrase.all.joined()) : nil)
  }

  /// The word before a place.
  func word(before place: Int) -> String? { place > 0 ? all[place - 1] : nil }
}

/// The kinds of letter by which words are told apart.
private enum LetterKind {
  case lower, upper, caseless, number, other

  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    default: self = .other
    }
  }

  init(_ character: Character) {
    self =
      character.isNumber
      ? .number
      : !character.isLetter
        ? .other : character.isLowercase ? .lower : character.isUppercase ? .upper : .caseless
  }

  /// True for the first character of a word, and for what stands between words.
  func beginsWord(after previous: LetterKind, before next: LetterKind) -> Bool {
    guard self != .other, previous != .other else { return true }
    guard (self == .number) == (previous == .number) else { return true }
    return self == .upper && (previous == .lower || next == .lower)
  }
}
