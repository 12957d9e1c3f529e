import AfterimageGraphics
import AfterimageScreens

/// The input accessory view that is up: across the window, on top of the keyboard.
struct ArrangedInputAccessory {
  /// The view.
  var node: Int
  /// Where its lower edge lies, in points.
  var bottom: Double
}

extension Lowering {
  /// Appends an input accessory view with a safe area of its own, after all that lies in the app's windows.
  ///
  /// - Parameter keyboardHeight: the keyboard's, in points; nil where none is up, and the view lies at the lower edge.
  mutating func lower(
    _ accessory: RootView, above keyboardHeight: Double?, in window: inout Surroundings
  ) {
    let node = lower(accessory.view, at: accessory.path, in: &window)
    hierarchy.inputAccessory = ArrangedInputAccessory(
      node: node, bottom: traits.size.height - (keyboardHeight ?? 0))
    let safeArea = EdgeInsets(
      left: traits.safeArea.left, bottom: keyboardHeight == nil ? traits.safeArea.bottom : 0,
      right: traits.safeArea.right)
    hierarchy.controllers.append(
      ArrangedController(
        rootView: accessory.root, nodes: node..<hierarchy.nodes.count,
        traits: traits.confined(to: traits.size, safeArea: safeArea)))
  }
}

extension ConstraintGeneration {
  /// Constrains the place of the input accessory view; its height is that of its frame, or follows from what it holds.
  mutating func constrainInputAccessory() {
    guard let accessory = hierarchy.inputAccessory else { return }
    let node = accessory.node
    let origin = ConstraintOrigin.window(node: node)
    system.constrain(left(node), .equal, Quantity(0), from: origin)
    system.constrain(width(node), .equal, Quantity(traits.size.width), from: origin)
    system.constrain(bottom(node), .equal, Quantity(accessory.bottom), from: origin)
    if let frame = hierarchy.metrics[node].autoresizing?.frame {
      system.constrain(height(node), .equal, Quantity(frame.height), from: origin)
    }
    system.constrain(
      height(node), .equal, Quantity(0), priority: 1e-6, from: .resting(node: node))
  }
}
