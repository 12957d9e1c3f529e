import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends the page that shows with the bars around it, and below it the dots above the safe area, as UIPageViewController has them in its scroll style.
  mutating func lower(
    _ pages: PageController, showing root: RootView, at frame: Rect,
    in surroundings: inout Surroundings
  ) {
    let bars = pages.navigation.map(Controller.navigation) ?? .plain
    guard pages.transitionStyle == .scroll, pages.pageControl.numberOfPages > 0 else {
      return lower(root, of: bars, at: frame, traits: traits, in: &surroundings)
    }
    let height = PageMetrics.indicatorHeight + traits.safeArea.bottom
    var page = frame
    page.size.height -= height
    var insets = traits.safeArea
    insets.bottom = 0
    lower(
      root, of: bars, at: page, traits: traits.confined(to: page.size, safeArea: insets),
      in: &surroundings)
    lowerPageIndicator(
      of: pages, at: Rect(x: frame.minX, y: page.maxY, width: frame.width, height: height),
      in: &surroundings)
  }

  private mutating func lowerPageIndicator(
    of pages: PageController, at frame: Rect, in surroundings: inout Surroundings
  ) {
    let ground = pages.backgroundColor.map(color) ?? .black
    let container = appendBackdrop(
      .part(.containerView), Appearance(background: ground), in: &surroundings)
    hierarchy.placedViews.append(PlacedView(node: container, frame: frame))
    var below = surroundings.below(container, isSensitive: false)
    let dots = append(
      .element(.pageControl),
      lowered(pages.pageControl, as: LoweredView(direction: traits.layoutDirection)), in: &below)
    var place = frame
    place.size.height = PageMetrics.indicatorHeight
    hierarchy.placedViews.append(PlacedView(node: dots, frame: place))
    endDescendants(of: container)
  }
}

/// The lengths of a page controller, in points.
enum PageMetrics {
  /// The room that the dots take below the page.
  static let indicatorHeight = 37.0
}
