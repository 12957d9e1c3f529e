import AfterimageGraphics

/// The anchors of a view, in coordinates of the window.
extension ConstraintGeneration {
  /// The left edge.
  func left(_ node: Int) -> Quantity { Quantity(variable: node * 4) }
  /// The top edge.
  func top(_ node: Int) -> Quantity { Quantity(variable: node * 4 + 1) }
  /// The horizontal extent.
  func width(_ node: Int) -> Quantity { Quantity(variable: node * 4 + 2) }
  /// The vertical extent.
  func height(_ node: Int) -> Quantity { Quantity(variable: node * 4 + 3) }
  /// The right edge.
  func right(_ node: Int) -> Quantity { Quantity(node * 4, plus: 1, times: node * 4 + 2) }
  /// The bottom edge.
  func bottom(_ node: Int) -> Quantity { Quantity(node * 4 + 1, plus: 1, times: node * 4 + 3) }
  /// The horizontal middle.
  func centerX(_ node: Int) -> Quantity { Quantity(node * 4, plus: 0.5, times: node * 4 + 2) }
  /// The vertical middle.
  func centerY(_ node: Int) -> Quantity { Quantity(node * 4 + 1, plus: 0.5, times: node * 4 + 3) }

  /// The box of a view.
  func box(of node: Int) -> Box {
    Box(left: left(node), top: top(node), right: right(node), bottom: bottom(node))
  }

  /// A rectangle whose edges are quantities: a view, or a guide in it.
  struct Box {
    var left: Quantity
    var top: Quantity
    var right: Quantity
    var bottom: Quantity

    /// The box that insets leave.
    func inset(by insets: EdgeInsets) -> Box {
      Box(
        left: left + insets.left, top: top + insets.top, right: right - insets.right,
        bottom: bottom - insets.bottom)
    }

    /// The horizontal extent.
    var width: Quantity { right - left }
    /// The vertical extent.
    var height: Quantity { bottom - top }
    /// The horizontal middle.
    var centerX: Quantity { 0.5 * (left + right) }
    /// The vertical middle.
    var centerY: Quantity { 0.5 * (top + bottom) }
  }
}
