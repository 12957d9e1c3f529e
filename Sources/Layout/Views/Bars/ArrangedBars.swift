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

/// What the constraints of all bars have in common.
extension ConstraintGeneration {
  /// Demands the places of everything in every bar.
  mutating func demandBars() {
    for bar in hierarchy.bars.windowBars { demand(bar) }
    for bar in hierarchy.bars.navigationBars { demand(bar) }
    for bar in hierarchy.bars.tabBars { demand(bar) }
    for bar in hierarchy.bars.toolbars { demand(bar) }
  }

  private mutating func demand(_ bar: WindowBar) {
    let origin = ConstraintOrigin.window(node: bar.node)
    system.demand(left(bar.node), .equal, left(bar.root), from: origin)
    system.demand(top(bar.node), .equal, top(bar.root) + bar.top, from: origin)
    system.demand(width(bar.node), .equal, width(bar.root), from: origin)
    system.demand(height(bar.node), .equal, Quantity(bar.height), from: origin)
  }

  /// Demands that a line of one pixel begins where a bar ends, or ends where it begins.
  mutating func demandHairline(_ hairline: Int, of bar: Int, isAbove: Bool) {
    let origin = ConstraintOrigin.bar(node: bar)
    system.demand(left(hairline), .equal, left(bar), from: origin)
    system.demand(width(hairline), .equal, width(bar), from: origin)
    system.demand(height(hairline), .equal, Quantity(1 / traits.scale), from: origin)
    if isAbove {
      system.demand(bottom(hairline), .equal, top(bar), from: origin)
    } else {
      system.demand(top(hairline), .equal, bottom(bar), from: origin)
    }
  }

  /// Demands views one after another along a flow; the result is where the last one ends.
  mutating func demandRow(
    _ views: [Int], from place: Quantity, along flow: Flow, middle: Quantity, of bar: Int
  ) -> Quantity {
    var end = place
    for (index, view) in views.enumerated() {
      let origin = ConstraintOrigin.bar(node: bar)
      let edge = index == 0 ? end : end + BarMetrics.itemSpacing
      system.demand(start(view, flow), .equal, edge, from: origin)
      system.demand(centerY(view), .equal, middle, from: origin)
      end = self.end(view, flow)
    }
    return end
  }

  /// Towards the trailing edge of a bar.
  func across(_ bar: Int) -> Flow {
    Flow(axis: .horizontal, isMirrored: hierarchy.nodes[bar].direction == .rightToLeft)
  }
}
