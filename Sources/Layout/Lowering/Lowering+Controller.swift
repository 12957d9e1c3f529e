import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends a controller's root view with what the controller lays around it.
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
    switch controller {
    case .plain, .navigation, .tabBar: lower(root, under: controller, at: frame, in: &surroundings)
    case .split(let split): lower(split, beside: root, at: frame, in: &surroundings)
    case .page(let pages): lower(pages, showing: root, at: frame, in: &surroundings)
    }
  }

  /// Appends a root view and the bars upon it.
  private mutating func lower(
    _ root: RootView, under controller: Controller, at frame: Rect,
    in surroundings: inout Surroundings
  ) {
    let node = lower(root.view, at: root.path, in: &surroundings)
    hierarchy.placedViews.append(PlacedView(node: node, frame: frame))
    let barInsets = lowerBars(of: controller, over: node, in: &surroundings)
    hierarchy.controllers.append(
      ArrangedController(
        rootView: root.root, nodes: node..<hierarchy.nodes.count, traits: traits,
        barInsets: barInsets))
  }
}
