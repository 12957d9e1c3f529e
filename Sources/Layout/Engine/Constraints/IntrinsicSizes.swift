import AfterimageGraphics
import AfterimageScreens

/// The extents that the content of views asks for.
extension ConstraintGeneration {
  /// Adds hugging and compression resistance; from the last view to the first, so that among equals the first one gives way, as in UIKit.
  ///
  /// A view whose frame follows from its autoresizing mask asks for nothing, as in UIKit.
  mutating func constrainIntrinsicSizes() {
    for node in hierarchy.nodes.indices.reversed()
    where !hierarchy.metrics[node].isCollapsed && hierarchy.metrics[node].autoresizing == nil
      && !hierarchy.metrics[node].isArranged
    {
      if !hierarchy.metrics[node].fillsRow,
        let length = intrinsicLength(of: node, along: .horizontal)
      {
        constrainIntrinsicLength(length, of: node, along: .horizontal)
      }
      if let length = intrinsicLength(of: node, along: .vertical) {
        constrainIntrinsicLength(length, of: node, along: .vertical)
      }
    }
  }

  private mutating func constrainIntrinsicLength(_ length: Double, of node: Int, along axis: Axis) {
    let metrics = hierarchy.metrics[node]
    let isHorizontal = axis == .horizontal
    let extent = isHorizontal ? width(node) : height(node)
    let hugging = isHorizontal ? metrics.hugging.horizontal : metrics.hugging.vertical
    let resistance =
      isHorizontal
      ? metrics.compressionResistance.horizontal : metrics.compressionResistance.vertical
    system.constrain(
      extent, .lessThanOrEqual, Quantity(length), priority: hugging,
      from: .contentHugging(node: node, axis))
    system.constrain(
      extent, .greaterThanOrEqual, Quantity(length), priority: resistance,
      from: .compressionResistance(node: node, axis))
  }

  /// The extent that a view's content asks for along an axis, of the rectangle that constraints act on; nil where it asks for none.
  func intrinsicLength(of node: Int, along axis: Axis) -> Double? {
    let metrics = hierarchy.metrics[node]
    if let size = metrics.intrinsicSize { return axis == .horizontal ? size.width : size.height }
    let (content, insets) = (metrics.contentSize, metrics.alignmentRectInsets)
    if axis == .vertical, content.height != nil, hierarchy.nodes[node].type == .element(.toolbar) {
      return toolbarHeight(of: node)
    }
    let text = feedback.textSizes[node]
    return axis == .horizontal
      ? (text?.width ?? content.width).map { $0 - insets.left - insets.right }
      : (text?.height ?? content.height).map { $0 - insets.top - insets.bottom }
  }
}
