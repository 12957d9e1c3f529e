extension ElementType {
  /// Views in a row or a column that lay themselves out.
  static let stackView = describe(
    .stackView, "Views in a row or a column that lay themselves out.",
    blank: StackView(.horizontal),
    keys: [
      Key("axis", \.axis, .word(), "The direction in which the views follow each other."),
      Key("distribution", \.distribution, .word(), "How the room along the axis is shared."),
      Key("alignment", \.alignment, .word(), "Where the views lie across the axis."),
      Key("spacing", \.spacing, .distance, "The distance between neighbours, in points."),
      Key(
        "layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, .bool,
        "True where the views lie within the stack view's margins."),
      Key(
        "baselineRelativeArrangement", \.isBaselineRelativeArrangement, .bool,
        "True where vertical distances run between baselines."),
    ],
    arrangesSubviews: true, embedding: Element.stackView,
    extracting: { if case .stackView(let stack) = $0 { stack } else { nil } })
}
