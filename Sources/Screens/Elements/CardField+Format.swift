extension ElementType {
  /// A field for one part of a payment card.
  static let cardField = describe(
    .cardField, "A field for one part of a payment card, which groups digits by its brand.",
    blank: CardField(.number),
    keys: [
      Key("part", \.part, .word(), isRequired: true, "Which part of the card is entered."),
      Key("text", \.text, .text, "What has been entered, without spaces."),
      Key(
        "placeholder", optional: \.placeholder, .text,
        "What stands there while empty; else the part's."),
      Key("secureTextEntry", \.isSecureTextEntry, .bool, "True where bullets stand for it."),
      Key("borderStyle", \.borderStyle, .word(), "The frame around the text."),
      Key("font", \.font, .font, "The face and size."),
      Key("textColor", \.textColor, .color, "The colour of the entered text."),
      Key("textAlignment", \.textAlignment, .word(), "Where a short text lies."),
      Key("focused", \.isFocused, .bool, "True where the caret stands in the field."),
    ] + TextInputTraits.bareKeys.of(\.inputTraits),
    embedding: Element.cardField,
    extracting: { if case .cardField(let field) = $0 { field } else { nil } })
}
