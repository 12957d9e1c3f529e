extension TextInputTraits {
  /// The keys of every view that takes text from a keyboard.
  static let keys: [Key<TextInputTraits>] =
    [
      Key("keyboardType", \.keyboardType, .word(), "Which keys the keyboard has."),
      Key("returnKeyType", \.returnKeyType, .word(), "What the key that ends a line is for."),
      Key(
        "keyboardAppearance", \.keyboardAppearance, .word(),
        "Whether the keyboard is light or dark; else as the screen."),
      Key(
        "autocorrectionType", \.autocorrectionType, .word(),
        "Whether words are corrected; with `no` none are suggested."),
    ] + bareKeys

  /// The keys of a view that chooses its keyboard itself.
  static let bareKeys: [Key<TextInputTraits>] = [
    Key(
      "showsKeyboard", \.showsKeyboard, .bool,
      "False where a focused view brings no keyboard up."),
    Key(
      "inputAccessoryView", optional: \.inputAccessoryView, .view,
      "The view on top of the keyboard while the view is focused, as wide as the screen."),
  ]
}

extension [Key<TextInputTraits>] {
  /// The same keys of a view that has the traits.
  func of<Owner: Sendable>(
    _ property: any WritableKeyPath<Owner, TextInputTraits> & Sendable
  ) -> [Key<Owner>] {
    map { key in
      key.lifted(
        extracting: { $0[keyPath: property] }, embedding: { $1[keyPath: property] = $0 })
    }
  }
}
