extension ElementType {
  /// Text that is read and not edited.
  static let label = describe(
    .label, "Text that is read and not edited.", blank: Label(""),
    keys: [
      Key(
        "text", \.attributedText, .attributedText,
        "The characters, in runs or not; a line feed ends a line."),
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
      Key("numberOfLines", \.numberOfLines, .count, "The most lines, 0 for as many as it takes."),
      Key(
        "preferredMaxLayoutWidth", optional: \.preferredMaxLayoutWidth, .length,
        "The width that several lines are broken at to find the label's extent; else its own."),
      Key("lineBreakMode", \.lineBreakMode, .word(), "How a text that does not fit is cut."),
      Key(
        "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .bool,
        "True where a single line becomes smaller before it is cut."),
      Key(
        "minimumScaleFactor", \.minimumScaleFactor, .number(in: 0...1),
        "The least part of the font's size that the line shrinks to."),
      Key(
        "shadowColor", optional: \.shadowColor, .color,
        "The colour of a sharp copy of the glyphs below them; else there is none."),
      Key(
        "shadowOffset", \.shadowOffset, .point, "[x, y] of that copy from the glyphs, in points."),
    ],
    embedding: Element.label, extracting: { if case .label(let label) = $0 { label } else { nil } })
}
