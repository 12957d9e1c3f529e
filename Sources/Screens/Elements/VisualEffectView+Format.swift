extension ElementType {
  /// A view through which what lies beneath shows blurred.
  static let visualEffectView = describe(
    .visualEffectView, "A view through which what lies beneath shows blurred.",
    blank: VisualEffectView(),
    keys: [
      Key(
        "effect", \.effect, .blurStyle,
        "The blur, by the names of UIBlurEffect.Style; opaque where transparency is reduced.")
    ],
    embedding: Element.visualEffectView,
    extracting: { if case .visualEffectView(let effectView) = $0 { effectView } else { nil } })
}
