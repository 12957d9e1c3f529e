/// Where a row of the system comes from.
enum ConstraintOrigin: Hashable, Sendable {
  /// A constraint of the screen, by its index in the screen's list.
  case declared(Int)
  /// The size that the window gives the root view.
  case window(node: Int)
  /// No view has a negative extent.
  case extent(node: Int)
  /// Where a view lies that nothing else places: in its parent's leading top corner.
  case resting(node: Int)
  /// How a view hugs its content.
  case contentHugging(node: Int, Axis)
  /// How a view resists being smaller than its content.
  case compressionResistance(node: Int, Axis)
  /// A constraint that a stack view makes, by the identifier UIKit gives it.
  case stack(node: Int, StackRule, view: Int)
  /// A constraint that a form, a table or a cell makes.
  case list(node: Int)
  /// A constraint that a collection makes.
  case collection(node: Int)
  /// A constraint that a search bar makes.
  case searchBar(node: Int)
  /// A constraint that an alert makes.
  case alert(node: Int)
  /// A constraint that a bar makes.
  case bar(node: Int)
  /// A frame that SwiftUI's layout decides.
  case arrangement(node: Int)
  /// A frame that no constraint of the author decides.
  case autoresizing(node: Int)
}

/// The two directions of a layout.
enum Axis: String, Hashable, Sendable {
  case horizontal
  case vertical
}

/// The kinds of constraint that a stack view makes, by the identifiers in UIKit's logs.
enum StackRule: String, Hashable, Sendable {
  case alignment = "UISV-alignment"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case distributing = "UISV-distributing-edge"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case hiding = "UISV-hiding"
  case spacing = "UISV-spacing"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
}
