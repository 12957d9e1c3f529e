/// The words of a name or a text in lower case: `cardNumberField` and `Card number, field` have the same three.
package struct Words: Hashable, Sendable {
  /// The words, in their order.
  package let all: [String]

  /// Takes a text apart at what is no letter, at digits, and where capitals begin a word.
  package init(_ text: String) {
    var words: [String] = []
    var word = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let previous = index > 0 ? characters[index - 1] : nil
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      // iPhone and eMail are one word each.
      let isJoined =
        ["i", "e"].contains(word) && previous?.isLowercase == true && character.isUppercase
        && next?.isLowercase == true
      if !isJoined, Self.begins(character, after: previous, before: next), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
    }
    all = word.isEmpty ? words : words + [word]
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

  /// True where a character is the first of a word, or stands between words.
  private static func begins(
    _ character: Character, after previous: Character?, before next: Character?
  ) -> Bool {
    guard character.isLetter || character.isNumber else { return true }
    guard let previous, previous.isLetter || previous.isNumber else { return true }
    if character.isNumber != previous.isNumber { return true }
    guard character.isUppercase else { return false }
    return previous.isLowercase || next?.isLowercase == true
  }
}
