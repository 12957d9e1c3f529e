extension TerminalPictures {
  /// Words alone, where the output is no terminal or can paint nothing.
  static let none = TerminalPictures("none") { _ in
    true
  } encode: { _ in
    []
  }
}
