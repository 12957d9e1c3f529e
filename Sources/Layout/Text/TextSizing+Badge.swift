import AfterimageGraphics

extension TextSizing {
  /// Places the mark of a brand at the trailing edge of its field, and its word in the middle of the mark.
  func placeBadge(of node: inout Node) {
    guard var badge = node.badge, node.mask == nil else { return }
    badge.frame = badgeFrame(in: node)
    badge.line = badge.word.map { line(of: $0, on: badge) }
    node.badge = badge
  }

  private func badgeFrame(in node: Node) -> Rect {
    let insets = node.text?.insets ?? .zero
    let isLeftToRight = node.direction == .leftToRight
    let left =
      isLeftToRight
      ? node.frame.maxX - insets.right + CardBadge.spacing
      : node.frame.minX + insets.left - CardBadge.spacing - CardBadge.size.width
    let top = node.frame.midY - CardBadge.size.height / 2
    return Rect(origin: Point(x: left, y: top), size: CardBadge.size).snapped(to: scale)
  }

  private func line(of word: String, on badge: CardBadge) -> TextLine {
    let font = CardBadge.font
    let width = measurer.lines(Paragraph(text: word, font: font)).first?.width ?? 0
    let middle = badge.frame.midY
    // Capitals of the face are 0.705 em high.
    let baseline = ((middle + 0.705 / 2 * font.size) * scale).rounded() / scale
    return TextLine(
      text: word, font: font, color: badge.wordColor,
      origin: Point(x: badge.frame.midX - width / 2, y: baseline))
  }
}
