import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the grouped digits of a card field, and the mark of the brand beside a number.
  mutating func settleCardField(_ field: CardField, tint: Color, at index: Int) {
    settleEntry(
      Entry(
        shown: field.formattedText, placeholder: field.shownPlaceholder, font: field.font,
        color: field.textColor, alignment: field.textAlignment, borderStyle: field.borderStyle),
      at: index)
    hierarchy.nodes[index].text?.fitting = FontFitting(minimumSize: Self.smallestCardFontSize)
    if field.isFocused { hierarchy.nodes[index].caret = Caret(color: tint) }
    if field.part == .number { settleBadge(CardBrand(number: field.text), at: index) }
  }

  /// A whole card number beside its brand fits the narrowest phone at this size, in points (chosen).
  private static let smallestCardFontSize = 12.0

  private mutating func settleBadge(_ brand: CardBrand?, at index: Int) {
    hierarchy.nodes[index].badge = CardBadge(
      word: brand?.word, color: color(.systemGray5), wordColor: color(.secondaryLabel))
    let room = CardBadge.size.width + CardBadge.spacing
    let isLeftToRight = hierarchy.nodes[index].direction == .leftToRight
    if isLeftToRight {
      hierarchy.nodes[index].text?.insets.right += room
    } else {
      hierarchy.nodes[index].text?.insets.left += room
    }
  }
}
