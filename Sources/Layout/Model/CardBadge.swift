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
