extension ElementType {
  /// A bar of buttons with equal gaps.
  static let toolbar = describe(
    .toolbar, "A bar of buttons with equal gaps.", blank: Toolbar(),
    keys: [
      Key(
        "items", \.items, .array(of: BarItem.form.shape), isRequired: true,
        "The buttons from the leading edge on.")
    ],
    embedding: Element.toolbar,
    extracting: { if case .toolbar(let bar) = $0 { bar } else { nil } })
}
