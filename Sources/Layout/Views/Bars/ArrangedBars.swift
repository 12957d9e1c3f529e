import AfterimageGraphics
import AfterimageScreens

/// The bars of a screen: those that its controller lays around the root view, and those among the views.
struct ArrangedBars {
  var navigationBars: [ArrangedNavigationBar] = []
  var tabBars: [ArrangedTabBar] = []
  var toolbars: [ArrangedToolbar] = []
  /// The bars of the controllers, with their places on the root views.
  var windowBars: [WindowBar] = []
  /// The bars that have the system's material and no colour of the author's.
  var materials: [Int] = []
  /// The bars of controllers that show nothing behind their buttons while no content lies beneath them.
  var followers: [FollowingBar] = []

  /// The views whose look follows from what lies beneath them.
  var nodesOfMaterials: Set<Int> {
    Set(materials + followers.flatMap { [$0.node, $0.hairline] })
  }
}

/// A bar that is clear at the scroll edge, as all of a controller's are since iOS 15 where their author says nothing.
struct FollowingBar {
  var node: Int
  var hairline: Int
  /// True for a bar at the lower edge.
  var isAtBottom: Bool
}

/// A bar that reaches over the whole width of a controller's root view.
struct WindowBar {
  var node: Int
  var root: Int
  /// The upper edge, in points from the root view's.
  var top: Double
  var height: Double
}

/// The constraints that all bars have in common.
extension ConstraintGeneration {
  /// Constrains the places of everything in every bar.
  mutating func constrainBars() {
    for bar in hierarchy.bars.windowBars { constrainWindowBar(bar) }
    for bar in hierarchy.bars.navigationBars { constrainNavigationBar(bar) }
    for bar in hierarchy.bars.tabBars { constrainTabBar(bar) }
    for bar in hierarchy.bars.toolbars { constrainToolbar(bar) }
  }

  private mutating func constrainWindowBar(_ bar: WindowBar) {
    let origin = ConstraintOrigin.window(node: bar.node)
    system.constrain(left(bar.node), .equal, left(bar.root), from: origin)
    system.constrain(top(bar.node), .equal, top(bar.root) + bar.top, from: origin)
    system.constrain(width(bar.node), .equal, width(bar.root), from: origin)
    system.constrain(height(bar.node), .equal, Quantity(bar.height), from: origin)
  }

  /// Constrains a line of one pixel to begin where a bar ends, or to end where it begins.
  mutating func constrainBarHairline(_ hairline: Int, of bar: Int, isAbove: Bool) {
    let origin = ConstraintOrigin.bar(node: bar)
    system.constrain(left(hairline), .equal, left(bar), from: origin)
    system.constrain(width(hairline), .equal, width(bar), from: origin)
    system.constrain(height(hairline), .equal, Quantity(1 / traits.scale), from: origin)
    if isAbove {
      system.constrain(bottom(hairline), .equal, top(bar), from: origin)
    } else {
      system.constrain(top(hairline), .equal, bottom(bar), from: origin)
    }
  }

  /// Constrains views to follow each other along a flow; the result is where the last one ends.
  mutating func constrainBarRow(
    _ views: [Int], from place: Quantity, along flow: Flow, middle: Quantity, of bar: Int
  ) -> Quantity {
    var end = place
    for (index, view) in views.enumerated() {
      let origin = ConstraintOrigin.bar(node: bar)
      let edge = index == 0 ? end : end + traits(of: bar).barItemSpacing
      system.constrain(start(view, flow), .equal, edge, from: origin)
      system.constrain(centerY(view), .equal, middle, from: origin)
      end = self.end(view, flow)
    }
    return end
  }
}
