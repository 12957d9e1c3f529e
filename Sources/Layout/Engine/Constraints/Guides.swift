import AfterimageGraphics
import AfterimageScreens

/// The guides of a view: insets that are known before or fed back from the last solution.
extension ConstraintGeneration {
  /// The circumstances of the controller that a view lies in.
  func traits(of node: Int) -> Traits { hierarchy.controller(of: node)?.traits ?? traits }

  /// True for a view that fills a controller.
  private func isRoot(_ node: Int) -> Bool {
    guard let path = hierarchy.nodes[node].path else { return false }
    return path.steps.isEmpty && !path.isBesideViews
  }

  /// The insets that bars, notch and corners take from a view: none where it does not reach them.
  func safeAreaInsets(of node: Int) -> EdgeInsets {
    guard !isRoot(node) else { return hierarchy.controller(of: node)?.safeArea ?? .zero }
    return feedback.safeAreaInsets[node] ?? .zero
  }

  /// The margins of a view, together with its safe area unless `insetsLayoutMarginsFromSafeArea` is false, as UIView.layoutMargins has them.
  func layoutMargins(of node: Int) -> EdgeInsets {
    let margins = ownMargins(of: node)
    guard hierarchy.metrics[node].insetsMarginsFromSafeArea else { return margins }
    let safeArea = safeAreaInsets(of: node)
    return EdgeInsets(
      top: margins.top + safeArea.top, left: margins.left + safeArea.left,
      bottom: margins.bottom + safeArea.bottom, right: margins.right + safeArea.right)
  }

  /// The author's margins, or UIKit's: 16 or 20 points beside the content of a root view, those of its texts beside that of a cell, and 8 around others.
  func ownMargins(of node: Int) -> EdgeInsets {
    if let margins = hierarchy.metrics[node].margins { return margins }
    if let cell = hierarchy.cell(of: node) {
      let sides = insets(of: cell)
      return EdgeInsets(top: 11, left: sides.left, bottom: 11, right: sides.right)
    }
    let isAccessory = hierarchy.inputAccessory?.node == node
    guard isRoot(node), !isAccessory else { return EdgeInsets(all: 8) }
    let side = traits.rootMargin(besideWidth: traits(of: node).size.width)
    return EdgeInsets(left: side, right: side)
  }

  /// The part of a view that bars, notch and corners leave free.
  func safeAreaBox(of node: Int) -> Box { box(of: node).inset(by: safeAreaInsets(of: node)) }

  /// A view within its margins.
  func marginsBox(of node: Int) -> Box { box(of: node).inset(by: layoutMargins(of: node)) }

  /// The part of a root view that the keyboard covers, with the view on top of it; without a keyboard the part below its safe area.
  func keyboardBox(over root: Int) -> Box {
    // The keyboard rises from the bottom of the window, which a root view need not fill.
    let keyboardTop =
      hierarchy.keyboardHeight.map { Quantity(traits.size.height - $0) }
      ?? safeAreaBox(of: root).bottom
    let top = hierarchy.inputAccessory.map { self.top($0.node) } ?? keyboardTop
    return Box(left: left(root), top: top, right: right(root), bottom: bottom(root))
  }
}
