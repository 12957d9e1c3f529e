import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends a controller's root view and the bars upon it.
  ///
  /// - Parameters:
  ///   - root: the root view, with which of the screen's it is.
  ///   - frame: where the root view lies in the window.
  ///   - traits: the circumstances with the size and the safe area of the controller's own view.
  mutating func lower(
    _ root: RootView, of controller: Controller, at frame: Rect, traits: Traits,
    in surroundings: inout Surroundings
  ) {
    let outer = self.traits
    self.traits = traits
    defer { self.traits = outer }
    let node = lower(root.view, at: root.path, in: &surroundings)
    hierarchy.placedViews.append(PlacedView(node: node, frame: frame))
    let barInsets = lowerBars(of: controller, over: node, in: &surroundings)
    hierarchy.controllers.append(
      ArrangedController(
        rootView: root.root, nodes: node..<hierarchy.nodes.count, traits: traits,
        barInsets: barInsets))
  }
}
