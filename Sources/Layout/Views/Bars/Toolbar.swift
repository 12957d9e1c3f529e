import AfterimageGraphics
import AfterimageScreens

/// A toolbar and the buttons in it.
struct ArrangedToolbar {
  var node: Int
  /// The insets that corners and home indicator take from the bar.
  var safeArea: EdgeInsets
  var items: [Int] = []
  var hairline: Int
}

extension Lowering {
  /// A toolbar among the views.
  func lowered(_ bar: Toolbar, as view: LoweredView) -> LoweredView {
    barSurface(as: view).asHigh(as: traits.toolbarHeight)
  }

  /// Appends the buttons and the hairline of a toolbar; the result is the hairline.
  @discardableResult
  mutating func lowerParts(
    of bar: Toolbar, below surroundings: Surroundings, safeArea: EdgeInsets = .zero, at node: Int
  ) -> Int {
    var below = surroundings.below(node)
    let hairline = appendHairline(isShown: true, in: &below)
    var arranged = ArrangedToolbar(node: node, safeArea: safeArea, hairline: hairline)
    for item in bar.items { arranged.items.append(appendItem(item, in: &below)) }
    endDescendants(of: node)
    hierarchy.bars.toolbars.append(arranged)
    return hairline
  }
}

/// The constraints of a toolbar.
extension ConstraintGeneration {
  /// Constrains the buttons from margin to margin with equal gaps, a single one in the middle.
  mutating func constrainToolbar(_ bar: ArrangedToolbar) {
    constrainBarHairline(bar.hairline, of: bar.node, isAbove: true)
    guard let first = bar.items.first, let last = bar.items.last else { return }
    let flow = across(bar.node)
    let origin = ConstraintOrigin.bar(node: bar.node)
    let middle = top(bar.node) + toolbarHeight(of: bar.node) / 2
    for item in bar.items { system.constrain(centerY(item), .equal, middle, from: origin) }
    guard bar.items.count > 1 else {
      return system.constrain(centerX(first), .equal, centerX(bar.node), from: origin)
    }
    let margin = traits(of: bar.node).barMargin
    let row = box(of: bar.node).inset(
      by: EdgeInsets(left: bar.safeArea.left + margin, right: bar.safeArea.right + margin))
    system.constrain(start(first, flow), .equal, start(row, flow), from: origin)
    system.constrain(end(last, flow), .equal, end(row, flow), from: origin)
    let gap = makeGuide(of: bar.node)
    for (item, next) in zip(bar.items, bar.items.dropFirst()) {
      system.constrain(start(next, flow) - end(item, flow), .equal, gap, from: origin)
    }
  }

  /// The height that a toolbar asks for above the home indicator, in points.
  func toolbarHeight(of node: Int) -> Double {
    standsOnHomeIndicator(node)
      ? ToolbarMetrics.heightOnHomeIndicator : traits(of: node).toolbarHeight
  }

  /// True for a toolbar among the views of an upright phone that a constraint ties to the bottom of the safe area, where the home indicator begins.
  private func standsOnHomeIndicator(_ node: Int) -> Bool {
    let traits = traits(of: node)
    guard traits.device.idiom == .phone, !traits.isPhoneOnItsSide, traits.safeArea.bottom > 0,
      let path = hierarchy.nodes[node].path
    else { return false }
    return constraints.contains {
      $0.ties(.view(path), to: .safeArea(ViewPath(in: path.root)), at: .bottom)
    }
  }
}

extension LayoutConstraint {
  /// True where it makes the edge of one item that of another.
  fileprivate func ties(_ item: LayoutItem, to other: LayoutItem, at edge: LayoutAttribute) -> Bool
  {
    guard let second, relation == .equal, constant == 0, multiplier == 1,
      first.attribute == edge, second.attribute == edge
    else { return false }
    return [first.item, second.item] == [item, other]
      || [second.item, first.item] == [item, other]
  }
}

/// The lengths of a toolbar, in points.
///
/// The height is measured in pictures of UIKit on iPhones and iPads, upright and on the side.
enum ToolbarMetrics {
  /// The height above the home indicator.
  static let height = 44.0
  /// The height of one among the views that is tied to the safe area above a home indicator (read from the frames that 25 documents of three projects store).
  static let heightOnHomeIndicator = 49.0
}

extension Traits {
  /// The height of a toolbar, in points.
  var toolbarHeight: Double {
    hasCompactBars ? BarMetrics.compactHeight : ToolbarMetrics.height
  }
}
