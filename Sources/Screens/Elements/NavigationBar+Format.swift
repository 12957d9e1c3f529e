extension ElementType {
  /// A bar with a title between buttons.
  static let navigationBar = describe(
    .navigationBar, "A bar with a title between buttons.", blank: NavigationBar(),
    keys: NavigationBar.keys, embedding: Element.navigationBar,
    extracting: { if case .navigationBar(let bar) = $0 { bar } else { nil } })
}

extension NavigationBar {
  /// The keys of a navigation bar, which a navigation controller has, too.
  static let keys: [Key<NavigationBar>] = [
    Key(
      "title", \.markedTitle, BarText.shape, "What stands in the middle of the bar, or large below."
    ),
    Key(
      "titleView", optional: \.titleView, .view, "The view in place of a title in the middle."),
    Key(
      "prompt", optional: \.markedPrompt, BarText.shape, "A line of small text above the title."),
    Key(
      "backTitle", optional: \.markedBackTitle, BarText.shape,
      "The words beside the back button's chevron."),
    Key(
      "leftItems", \.leftItems, .array(of: BarItem.form.shape),
      "The buttons from the leading edge on."),
    Key(
      "rightItems", \.rightItems, .array(of: BarItem.form.shape),
      "The buttons from the trailing edge on."),
    Key("prefersLargeTitles", \.prefersLargeTitles, .bool, "True for a large title below."),
    Key("appearance", optional: \.appearance, .word(), "The look of the background."),
    Key("barTintColor", optional: \.barTintColor, .color, "The colour of the background."),
    Key(
      "barItemColor", optional: \.tintColor, .color, "The colour of the buttons; else inherited."),
    Key("titleColor", optional: \.titleColor, .color, "The colour of the titles."),
  ]
}
