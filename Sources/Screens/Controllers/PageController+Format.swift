extension ControllerType {
  /// Pages that are turned by a finger.
  static let page = describe(
    "page", "Pages that are turned by a finger; the screen's root view is the one that shows.",
    blank: PageController(),
    keys: [
      Key(
        "numberOfPages", \.pageControl.numberOfPages, .count,
        "How many dots there are; without a number none are shown."),
      Key("currentPage", \.pageControl.currentPage, .count, "The page that shows, from 0."),
      Key("transitionStyle", \.transitionStyle, .word(), "How the pages are turned."),
      Key(
        "pageIndicatorTintColor", optional: \.pageControl.pageIndicatorTintColor, .color,
        "The colour of the dots; else the system's."),
      Key(
        "currentPageIndicatorTintColor", optional: \.pageControl.currentPageIndicatorTintColor,
        .color,
        "The colour of the dot of the page that shows; else the system's."),
      Key(
        "backgroundColor", optional: \.backgroundColor, .color,
        "What lies behind the dots; else black."),
      Key(
        "navigation", optional: \.navigation, NavigationController.form.shape,
        "The bars of the navigation controller around the pages."),
    ],
    embedding: Controller.page,
    extracting: { if case .page(let part) = $0 { part } else { nil } })
}
