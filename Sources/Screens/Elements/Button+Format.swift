extension ElementType {
  /// A control that does something when it is touched.
  static let button = describe(
    .button, "A control that does something when it is touched.", blank: Button(""),
    keys: [
      Key("title", \.attributedTitle, .attributedText, "What stands on the button."),
      Key("style", \.style, .word(), "How the button is drawn."),
      Key(
        "image", optional: \.image, .imageSource,
        "A PNG or JPEG file, or an object with a symbol's SF name, beside the title."),
      Key("imagePlacement", \.imagePlacement, .word(), "Where the picture stands."),
      Key("imagePadding", \.imagePadding, .length, "The room between picture and title."),
      Key(
        "backgroundImage", optional: \.backgroundImage, .imageSource, "The picture behind it all."),
      Key("font", optional: \.font, .font, "The face and size of the title; else the style's."),
      Key(
        "titleColor", optional: \.titleColor, .color, "The colour of the title; else the style's."),
      Key(
        "baseBackgroundColor", optional: \.baseBackgroundColor, .color,
        "The colour behind the title, where the style has one; else the style's."),
      Key(
        "contentInsets", optional: \.contentInsets, .edgeInsets,
        "The room around title and picture; else the style's."),
      Key(
        "imageEdgeInsets", \.imageEdgeInsets, .edgeInsets,
        "How far the edges of the picture's room are moved inward."),
      Key(
        "titleEdgeInsets", \.titleEdgeInsets, .edgeInsets,
        "How far the edges of the title's room are moved inward."),
      Key(
        "contentHorizontalAlignment", \.contentHorizontalAlignment, .word(),
        "Where title and picture lie in the button."),
      Key(
        "contentVerticalAlignment", \.contentVerticalAlignment, .word(),
        "Where title and picture lie between the upper and the lower edge."),
      Key(
        "lineBreakMode", \.lineBreakMode, .word(),
        "How a title that does not fit is cut, or broken into lines."),
      Key("buttonSize", \.buttonSize, .word(), "How large the title and the room around it are."),
      Key("cornerStyle", \.cornerStyle, .word(), "How round the corners are."),
      Key("enabled", \.isEnabled, .bool, "False where the button is greyed out."),
      Key("highlighted", \.isHighlighted, .bool, "True while a finger lies on the button."),
      Key("selected", \.isSelected, .bool, "True where it stands for something that is chosen."),
    ],
    embedding: Element.button,
    extracting: { if case .button(let button) = $0 { button } else { nil } })
}
