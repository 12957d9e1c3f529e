extension ElementType {
  /// A control that does something when it is touched.
  static let button = describe(
    "button", "A control that does something when it is touched.", blank: Button(""),
    keys: [
      Key("title", \.title, .text, "What stands on the button."),
      Key("style", \.style, .word(), "How the button is drawn."),
      Key("enabled", \.isEnabled, .bool, "False where the button is greyed out."),
    ],
    embedding: Element.button,
    extracting: { if case .button(let button) = $0 { button } else { nil } })
}
