extension ElementType {
  /// A window on content that may be larger than itself.
  static let scrollView = describe(
    .scrollView, "A window on content that may be larger than itself.", blank: ScrollView(),
    keys: [
      Key(
        "contentOffset", \.contentOffset, .point,
        "[x, y] of the content at the window's top left corner, in points."),
      Key(
        "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .word(),
        "Whether the content rests below bars and notch."),
    ],
    embedding: Element.scrollView,
    extracting: { if case .scrollView(let scrollView) = $0 { scrollView } else { nil } })
}
