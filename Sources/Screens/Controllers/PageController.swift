/// A controller whose pages are turned by a finger: the screen's root view is the one that shows.
public struct PageController: Hashable, Sendable {
  /// How the pages are turned.
  public var transitionStyle: TransitionStyle = .scroll
  /// The dots below the page; with no page there is none.
  public var pageControl: PageControl
  /// The colour behind the dots; nil is the window's black, as UIKit leaves it.
  public var backgroundColor: ColorReference?
  /// The bars of the navigation controller around the pages; nil has none.
  public var navigation: NavigationController?

  /// Makes a controller of so many pages of which one shows, from 0.
  public init(numberOfPages: Int = 0, currentPage: Int = 0) {
    pageControl = PageControl(numberOfPages: numberOfPages)
    pageControl.currentPage = currentPage
  }

  /// The transition styles of UIPageViewController.
  public enum TransitionStyle: String, CaseIterable, Hashable, Sendable {
    /// Pages beside each other, with dots below them.
    case scroll
    /// Sheets of paper, without dots.
    case pageCurl
  }
}
