package import AfterimageGraphics

/// The mark beside a card number: a card in a neutral colour with a short word for the brand.
package struct CardBadge: Hashable, Sendable {
  /// The word on the card; nil draws a plain card.
  package var word: String?
  /// The colour of the card.
  package var color: Color
  /// The colour of the word and of the stripe of a plain card.
  package var wordColor: Color
  /// The card's place, on device pixels.
  package var frame: Rect = .zero
  /// The word as it was set.
  package var line: TextLine?

  /// The extent of the mark, in points.
  static let size = Size(width: 34, height: 22)
  /// The room between the text and the mark, in points.
  static let spacing = 8.0
  /// The face of the word.
  static let font = Font(size: 10, weight: .bold)
}

extension TextSizing {
  /// The mark of a brand at the trailing edge of its field, with its word in the middle.
  func arranged(_ badge: CardBadge, beside text: TextContent, in node: Node) -> CardBadge {
    var copy = badge
    copy.frame = badgeFrame(beside: text, in: node)
    copy.line = badge.word.map { line(of: $0, on: copy) }
    return copy
  }

  private func badgeFrame(beside text: TextContent, in node: Node) -> Rect {
    let insets = text.insets
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
    let baseline = ((middle + font.capHeight / 2) * scale).rounded() / scale
    return TextLine(
      text: word, font: font, color: badge.wordColor,
      origin: Point(x: badge.frame.midX - width / 2, y: baseline))
  }
}

/// A small card: with a word for the brand, or with a stripe where there is none.
func badgeDrawings(_ badge: CardBadge, scale: Double) -> [Drawing] {
  let card = Drawing.fill(RoundedRect(badge.frame, radius: 4), badge.color)
  if let line = badge.line { return [card, .text(line)] }
  let stripe = Rect(
    x: badge.frame.minX, y: badge.frame.minY + 5, width: badge.frame.width, height: 4)
  return [card, .fill(RoundedRect(stripe.snapped(to: scale)), badge.wordColor)]
}
