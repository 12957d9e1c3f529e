import AfterimageScreens

/// The variations of how much room a text takes.
extension SecretVariation {
  /// Texts of words, from one character to more than stand on most screens.
  package static let lengths: [SecretVariation] = [
    1, 2, 4, 7, 10, 13, 16, 20, 28, 40, 80, 200, 600,
  ].map { length($0) }

  /// Texts of nearly every width that a line has on a phone, and of every number of lines up to twelve: they are tried of secrets that could move something and have not, as something may move at one width alone.
  ///
  /// The narrowest letter behind each text halves the steps, which are five points on the average then, in the size of body text.
  package static let everyExtent: [SecretVariation] =
    (1...40).flatMap { [length($0), length($0, followedBy: "i")] } + (2...12).map(lines)

  private static func length(_ count: Int, followedBy end: String = "") -> SecretVariation {
    SecretVariation(
      name: "\(count)\(end.isEmpty ? "" : "-and-a-half")-characters", of: .length, isFurther: true
    ) { _, view in
      filler(count, for: view) + (view.takesDigits ? "" : end)
    }
  }

  private static func lines(_ count: Int) -> SecretVariation {
    SecretVariation(name: "\(count)-lines", of: .lines, isFurther: true) { _, view in
      guard !view.takesDigits else { return nil }
      return Array(repeating: filler(8, for: view), count: count).joined(separator: "\n")
    }
  }
}

/// A text of so many characters: words, or digits where a view takes nothing else, and no more of them than a card has.
func filler(_ count: Int, for view: View) -> String {
  guard !view.takesDigits else { return String(repeating: "7", count: min(count, 19)) }
  let words = "Memoranda of what was agreed upon at length "
  return String(String(repeating: words, count: count / words.count + 1).prefix(count))
}

extension View {
  /// True where nothing but digits can be typed.
  var takesDigits: Bool { if case .cardField = element { true } else { false } }
}
