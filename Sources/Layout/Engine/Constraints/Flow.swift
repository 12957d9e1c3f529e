import AfterimageGraphics

/// A way to walk along an axis: towards the trailing edge or down.
struct Flow {
  var axis: Axis
  /// True where the walk goes to the left.
  var isMirrored: Bool
}

/// Places along a flow: they grow in its direction, so that one formula serves both directions.
extension ConstraintGeneration {
  /// Towards the trailing edge of a view.
  func across(_ node: Int) -> Flow {
    Flow(axis: .horizontal, isMirrored: hierarchy.nodes[node].direction == .rightToLeft)
  }

  /// Where a box begins.
  func start(_ box: Box, _ flow: Flow) -> Quantity {
    guard flow.axis == .horizontal else { return box.top }
    return flow.isMirrored ? -1 * box.right : box.left
  }

  /// Where a box ends.
  func end(_ box: Box, _ flow: Flow) -> Quantity {
    guard flow.axis == .horizontal else { return box.bottom }
    return flow.isMirrored ? -1 * box.left : box.right
  }

  /// Where a view begins.
  func start(_ node: Int, _ flow: Flow) -> Quantity { start(box(of: node), flow) }

  /// Where a view ends.
  func end(_ node: Int, _ flow: Flow) -> Quantity { end(box(of: node), flow) }

  /// The middle of a view.
  func center(_ node: Int, _ flow: Flow) -> Quantity {
    0.5 * (start(node, flow) + end(node, flow))
  }

  /// How long a view is.
  func extent(_ node: Int, _ flow: Flow) -> Quantity {
    flow.axis == .horizontal ? width(node) : height(node)
  }

  /// The inset at the edge where a flow begins.
  func leading(_ insets: EdgeInsets, _ flow: Flow) -> Double {
    flow.isMirrored ? insets.right : insets.left
  }

  /// The inset at the edge where a flow ends.
  func trailing(_ insets: EdgeInsets, _ flow: Flow) -> Double {
    flow.isMirrored ? insets.left : insets.right
  }
}
