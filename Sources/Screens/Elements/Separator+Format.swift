extension ElementType {
  /// A line one pixel thin.
  static let separator = describe(
    .separator, "A line one pixel thin.", blank: Separator(),
    keys: [
      Key("axis", \.axis, .word(), "The direction of the line."),
      Key("color", \.color, .color, "The colour of the line."),
    ],
    embedding: Element.separator,
    extracting: { if case .separator(let separator) = $0 { separator } else { nil } })
}
