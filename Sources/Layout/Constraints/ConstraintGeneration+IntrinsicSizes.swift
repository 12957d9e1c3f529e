import AfterimageGraphics

/// The extents that the content of views asks for.
extension ConstraintGeneration {
  /// Demands hugging and compression resistance; from the last view to the first, so that among equals the first one gives way, as in UIKit.
  mutating func demandIntrinsicSizes() {
    for node in hierarchy.nodes.indices.reversed() where !hierarchy.metrics[node].isCollapsed {
      let metrics = hierarchy.metrics[node]
      let text = feedback.textSizes[node]
      if let length = text?.width ?? metrics.contentSize.width, !metrics.fillsRow {
        demandIntrinsicLength(length, of: node, along: .horizontal)
      }
      if let length = text?.height ?? metrics.contentSize.height {
        demandIntrinsicLength(length, of: node, along: .vertical)
      }
    }
  }

  private mutating func demandIntrinsicLength(_ length: Double, of node: Int, along axis: Axis) {
    let metrics = hierarchy.metrics[node]
    let isHorizontal = axis == .horizontal
    let extent = isHorizontal ? width(node) : height(node)
    let hugging = isHorizontal ? metrics.hugging.horizontal : metrics.hugging.vertical
    let resistance =
      isHorizontal
      ? metrics.compressionResistance.horizontal : metrics.compressionResistance.vertical
    system.demand(
      extent, .lessThanOrEqual, Quantity(length), priority: hugging,
      from: .contentHugging(node: node, axis))
    system.demand(
      extent, .greaterThanOrEqual, Quantity(length), priority: resistance,
      from: .compressionResistance(node: node, axis))
  }

  /// The extent that a view's content asks for along an axis; nil where it asks for none.
  func intrinsicLength(of node: Int, along axis: Axis) -> Double? {
    let text = feedback.textSizes[node]
    let content = hierarchy.metrics[node].contentSize
    return axis == .horizontal ? text?.width ?? content.width : text?.height ?? content.height
  }
}
