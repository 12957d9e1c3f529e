extension ElementType {
  /// A row of dots, one for each page.
  static let pageControl = describe(
    .pageControl, "A row of dots, one for each page, that tells which page is shown.",
    blank: PageControl(),
    keys: [
      Key("numberOfPages", \.numberOfPages, .count, "How many pages there are."),
      Key("currentPage", \.currentPage, .count, "The page that is shown, from 0."),
      Key("hidesForSinglePage", \.hidesForSinglePage, .bool, "True where one page has no dot."),
      Key(
        "pageIndicatorTintColor", optional: \.pageIndicatorTintColor, .color,
        "The colour of the other dots; else white, faded."),
      Key(
        "currentPageIndicatorTintColor", optional: \.currentPageIndicatorTintColor, .color,
        "The colour of the dot of the shown page; else white."),
    ],
    embedding: Element.pageControl,
    extracting: { if case .pageControl(let dots) = $0 { dots } else { nil } })
}
