extension ElementType {
  /// A line of text that can be edited.
  static let textField = describe(
    .textField, "A line of text that can be edited.", blank: TextField(),
    keys: [
      Key("text", \.text, .text, "What has been entered."),
      Key("placeholder", \.placeholder, .text, "What stands there while nothing is entered."),
      Key("secureTextEntry", \.isSecureTextEntry, .bool, "True where bullets stand for it."),
      Key("contentType", optional: \.contentType, .word(), "What kind of information it holds."),
      Key("borderStyle", \.borderStyle, .word(), "The frame around the text."),
      Key("font", \.font, .font, "The face and size."),
      Key("textColor", \.textColor, .color, "The colour of the entered text."),
      Key("textAlignment", \.textAlignment, .word(), "Where a short text lies."),
      Key(
        "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .bool,
        "True where a text becomes smaller before it is cut."),
      Key(
        "minimumFontSize", \.minimumFontSize, .length,
        "The least size, in points, that the text shrinks to."),
      Key("enabled", \.isEnabled, .bool, "False where the field is greyed out."),
      Key("focused", \.isFocused, .bool, "True where the caret stands in the field."),
    ] + TextInputTraits.keys.of(\.inputTraits),
    embedding: Element.textField,
    extracting: { if case .textField(let field) = $0 { field } else { nil } })
}
