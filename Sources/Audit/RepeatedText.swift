import AfterimageScreens

/// The text of a secret, which other views may repeat, as in "Your code is 1815".
struct RepeatedText {
  private let words: [Character]

  /// Takes the text of a secret; nil for one so short that others contain it by chance.
  init?(_ text: String) {
    guard text.count >= 4 else { return nil }
    words = Array(text)
  }

  /// The view with another text in place of the secret's wherever its own text contains that, as whole words; nil where it nowhere does.
  func replaced(in view: View, by other: String) -> View? {
    guard view.element.hasMarkedParts else {
      return view.text.flatMap { replaced(in: $0, by: other) }.map(view.withText)
    }
    return view.shownContents.enumerated().reduce(nil) { changed, content in
      guard case .text(let own) = content.element.value,
        let text = replaced(in: own, by: other)
      else { return changed }
      return (changed ?? view).replacing(content.offset, with: .text(text))
    }
  }

  /// A text with another in the place of the secret's; nil where it does not contain that.
  private func replaced(in text: String, by other: String) -> String? {
    guard text.count >= words.count else { return nil }
    let characters = Array(text)
    var replaced = ""
    var next = 0
    while next < characters.count {
      if stands(in: characters, at: next) {
        replaced += other
        next += words.count
      } else {
        replaced.append(characters[next])
        next += 1
      }
    }
    return replaced == text ? nil : replaced
  }

  /// True where a text contains it, as whole words.
  func isSaid(in text: String) -> Bool {
    let characters = Array(text)
    return characters.indices.contains { stands(in: characters, at: $0) }
  }

  private func stands(in characters: [Character], at place: Int) -> Bool {
    let end = place + words.count
    guard end <= characters.count, characters[place..<end].elementsEqual(words) else {
      return false
    }
    return (place == 0 || !isJoined(characters[place - 1], words[0]))
      && (end == characters.count || !isJoined(words[words.count - 1], characters[end]))
  }

  private func isJoined(_ one: Character, _ other: Character) -> Bool {
    (one.isLetter || one.isNumber) && (other.isLetter || other.isNumber)
  }
}
