import AfterimageGraphics

/// A small card: with a word for the brand, or with a stripe where there is none.
func badgeDrawings(_ badge: CardBadge, scale: Double) -> [Drawing] {
  let card = Drawing.fill(RoundedRect(badge.frame, radius: 4), badge.color)
  if let line = badge.line { return [card, .text(line)] }
  let stripe = Rect(
    x: badge.frame.minX, y: badge.frame.minY + 5, width: badge.frame.width, height: 4)
  return [card, .fill(RoundedRect(stripe.snapped(to: scale)), badge.wordColor)]
}
