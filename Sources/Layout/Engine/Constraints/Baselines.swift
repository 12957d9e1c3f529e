import AfterimageGraphics
import AfterimageScreens

/// The baselines of views: text lies in the vertical middle of its view, or at its top where it scrolls, so each is one of these and a number.
extension ConstraintGeneration {
  /// The baseline of the first line of text, or that of a symbol; of a view without either its top edge.
  func firstBaseline(of node: Int) -> Quantity {
    guard let owner = baselineOwner(of: node, isFirst: true) else {
      return symbolBaseline(of: node) ?? top(node)
    }
    return textTop(of: owner) + textBlock(of: owner).ascender
  }

  /// The baseline of the last line of text, or that of a symbol; of a view without either its bottom edge.
  func lastBaseline(of node: Int) -> Quantity {
    guard let owner = baselineOwner(of: node, isFirst: false) else {
      return symbolBaseline(of: node) ?? bottom(node)
    }
    let block = textBlock(of: owner)
    return textTop(of: owner) + (block.height - block.descender)
  }

  /// The baseline of the text that an image view's symbol goes with, as UIImage.baselineOffsetFromBottom has it; nil of every other view.
  private func symbolBaseline(of node: Int) -> Quantity? {
    guard case .image(let image) = hierarchy.nodes[node].content else { return nil }
    return image.picture?.glyph.map { centerY(node) + $0.baselineDepth }
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
