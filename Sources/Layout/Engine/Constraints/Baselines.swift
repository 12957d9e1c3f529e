import AfterimageGraphics
import AfterimageScreens

/// The baselines of views: text lies in the vertical middle of its view, or at its top where it scrolls, so each is one of these and a number.
extension ConstraintGeneration {
  /// The baseline of the first line of text; of a view without text its top edge.
  func firstBaseline(of node: Int) -> Quantity {
    guard let owner = baselineOwner(of: node, isFirst: true) else { return top(node) }
    return textTop(of: owner) + textBlock(of: owner).ascender
  }

  /// The baseline of the last line of text; of a view without text its bottom edge.
  func lastBaseline(of node: Int) -> Quantity {
    guard let owner = baselineOwner(of: node, isFirst: false) else { return bottom(node) }
    let block = textBlock(of: owner)
    return textTop(of: owner) + (block.height - block.descender)
  }

  /// Where the first line begins: beneath the inset of what scrolls, and else so far above the middle as half of the lines are high.
  private func textTop(of node: Int) -> Quantity {
    let text = hierarchy.nodes[node].text
    let insets = text?.insets ?? .zero
    if let offset = text?.scrolledBy { return top(node) + (insets.top - offset.y) }
    return centerY(node) + ((insets.top - insets.bottom) / 2 - textBlock(of: node).height / 2)
  }

  private func textBlock(of node: Int) -> TextBlock {
    let font = hierarchy.nodes[node].text?.font ?? Font(size: 0)
    return feedback.blocks[node] ?? TextBlock(lineCount: 1, font: font, lineSpacing: 0)
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
