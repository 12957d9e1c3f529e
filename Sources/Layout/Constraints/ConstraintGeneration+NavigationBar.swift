import AfterimageGraphics
import AfterimageScreens

/// The constraints of a navigation bar over the root view.
extension ConstraintGeneration {
  /// Demands the bar from the window's top edge, its title in the middle of its lower 44 points, and its hairline below.
  mutating func demand(_ bar: NavigationBar) {
    let origin = ConstraintOrigin.navigationBar(node: bar.node)
    let statusBar = traits.safeArea.top
    system.demand(left(bar.node), .equal, Quantity(0), from: origin)
    system.demand(top(bar.node), .equal, Quantity(0), from: origin)
    system.demand(width(bar.node), .equal, Quantity(traits.size.width), from: origin)
    system.demand(
      height(bar.node), .equal, Quantity(statusBar + NavigationBar.height), from: origin)
    demandTitle(bar, origin)
    demandHairline(bar, origin)
  }

  private mutating func demandTitle(_ bar: NavigationBar, _ origin: ConstraintOrigin) {
    let middle = Quantity(traits.safeArea.top + NavigationBar.height / 2)
    let inset = traits.safeArea.left + 16
    system.demand(centerX(bar.title), .equal, centerX(bar.node), from: origin)
    system.demand(centerY(bar.title), .equal, middle, from: origin)
    system.demand(left(bar.title), .greaterThanOrEqual, left(bar.node) + inset, from: origin)
  }

  private mutating func demandHairline(_ bar: NavigationBar, _ origin: ConstraintOrigin) {
    system.demand(left(bar.hairline), .equal, left(bar.node), from: origin)
    system.demand(width(bar.hairline), .equal, width(bar.node), from: origin)
    system.demand(top(bar.hairline), .equal, bottom(bar.node), from: origin)
    system.demand(height(bar.hairline), .equal, Quantity(1 / traits.scale), from: origin)
  }
}
