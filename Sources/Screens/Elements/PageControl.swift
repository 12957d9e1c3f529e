/// A row of dots, one for each page, that tells which page is shown.
public struct PageControl: Hashable, Sendable {
  /// How many pages there are.
  public var numberOfPages: Int
  /// The page that is shown, from 0; one beyond the last counts as the last.
  public var currentPage: Int = 0
  /// True where a single page has no dot.
  public var hidesForSinglePage: Bool = false
  /// The colour of the other dots; nil is white at a part of its opacity.
  public var pageIndicatorTintColor: ColorReference?
  /// The colour of the dot of the shown page; nil is white.
  public var currentPageIndicatorTintColor: ColorReference?

  /// Makes a row of dots at the first page.
  public init(numberOfPages: Int = 0) {
    self.numberOfPages = numberOfPages
  }
}
