extension ElementType {
  /// A bar that chooses between the parts of an app.
  static let tabBar = describe(
    .tabBar, "A bar that chooses between the parts of an app.", blank: TabBar(),
    keys: TabBar.keys, embedding: Element.tabBar,
    extracting: { if case .tabBar(let bar) = $0 { bar } else { nil } })
}

extension TabBar {
  /// The keys of a tab bar, which a tab bar controller has, too.
  static let keys: [Key<TabBar>] = [
    Key(
      "items", \.items, .array(of: itemForm.shape), isRequired: true,
      "The tabs from the leading edge on."),
    Key("barTintColor", optional: \.barTintColor, .color, "The colour of the background."),
    Key(
      "barItemColor", optional: \.tintColor, .color, "The colour of the shown tab; else inherited."),
  ]

  private static let itemForm = ObjectForm(
    name: "a tab", documentation: "A tab of a tab bar.", blank: Item(""),
    keys: [
      Key("title", \.markedTitle, BarText.shape, "The words below the symbol."),
      Key(
        "symbol", optional: \.image.symbol, .symbolOrName,
        "What is drawn above the words; filled where the tab is selected."),
      Key(
        "image", optional: \.image.bitmap, .imageOrTemplate,
        "The picture above the words, instead of a symbol."),
      Key("badge", optional: \.markedBadge, BarText.shape, "The text in the red badge."),
      Key("selected", \.isSelected, .bool, "True where the tab is the one that is shown."),
    ])
}
