import AfterimageGraphics
import AfterimageScreens

/// The baselines of views: text lies in the vertical middle of its view, so each is the middle and a number.
extension ConstraintGeneration {
  /// The baseline of the first line of text; of a view without text its top edge.
  func firstBaseline(of node: Int) -> Quantity {
    guard let owner = baselineOwner(of: node, isFirst: true) else { return top(node) }
    let text = textBlock(of: owner)
    return textCenter(of: owner) + (text.font.ascender - text.height / 2)
  }

  /// The baseline of the last line of text; of a view without text its bottom edge.
  func lastBaseline(of node: Int) -> Quantity {
    guard let owner = baselineOwner(of: node, isFirst: false) else { return bottom(node) }
    let text = textBlock(of: owner)
    return textCenter(of: owner) + (text.height / 2 - text.font.descender)
  }

  private func textCenter(of node: Int) -> Quantity {
    let insets = hierarchy.nodes[node].text?.insets ?? .zero
    return centerY(node) + (insets.top - insets.bottom) / 2
  }

  private func textBlock(of node: Int) -> (font: Font, height: Double) {
    let font = hierarchy.nodes[node].text?.font ?? Font(size: 0)
    return (font, Double(feedback.lineCounts[node] ?? 1) * font.lineHeight)
  }

  /// The view whose text a baseline belongs to: in a stack view the first or last arranged view that has one.
  private func baselineOwner(of node: Int, isFirst: Bool) -> Int? {
    if hierarchy.nodes[node].text != nil { return node }
    guard let stack = hierarchy.stacks.first(where: { $0.node == node }) else { return nil }
    let visible = stack.arranged.filter { !hierarchy.nodes[$0].isHidden }
    let isBackwards = stack.stack.axis == .vertical && !isFirst
    for arranged in isBackwards ? visible.reversed() : visible {
      if let owner = baselineOwner(of: arranged, isFirst: isFirst) { return owner }
    }
    return nil
  }
}
