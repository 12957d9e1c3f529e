extension ElementType {
  /// Text of many lines that scrolls, and may be edited.
  static let textView = describe(
    .textView, "Text of many lines that scrolls, and may be edited.", blank: TextView(),
    keys: [
      Key("text", \.attributedText, .attributedText, "The characters, in runs or not."),
      Key("font", \.font, .font, "The face and size."),
      Key("textColor", \.textColor, .color, "The colour of the glyphs."),
      Key("textAlignment", \.textAlignment, .word(), "Where short lines lie."),
      Key("lineSpacing", \.lineSpacing, .length, "What is added between two lines, in points."),
      Key(
        "lineHeightMultiple", \.lineHeightMultiple, .number(in: 0...10),
        "How many times as high as its font a line is; 0 is as high."),
      Key("minimumLineHeight", \.minimumLineHeight, .length, "The least height of a line."),
      Key(
        "maximumLineHeight", \.maximumLineHeight, .length, "The most height of a line; 0 is any."),
      Key("textContainerInset", \.textContainerInset, .edgeInsets, "The room around the text."),
      Key(
        "scrollEnabled", \.isScrollEnabled, .bool, "False where the view is as high as its text."),
      Key("contentOffset", \.contentOffset, .point, "[x, y] of the text at the top left corner."),
      Key(
        "contentType", optional: \.contentType, .word(), "What kind of information the view holds."),
      Key("focused", \.isFocused, .bool, "True where the caret stands behind the text."),
    ] + TextInputTraits.keys.of(\.inputTraits),
    embedding: Element.textView,
    extracting: { if case .textView(let textView) = $0 { textView } else { nil } })
}
