/// The lengths of an inset grouped form, in points, as UIKit's list cells have them.
enum FormMetrics {
  /// The least height of a row.
  static let rowHeight = 44.0
  /// From the edge of a card to the text in it, and to the captions above and below.
  static let inset = 16.0
  /// Above and below the text of a row.
  static let rowPadding = 11.0
  /// Between the label of a row and the field beside it.
  static let labelSpacing = 16.0
  /// Between the label of a row and the field under it.
  static let stackedSpacing = 4.0
  /// The most that the labels of a section take of the card's width.
  static let labelShare = 0.5
  /// Between a header or footer and its card.
  static let captionSpacing = 7.0
  /// Between two groups.
  static let groupSpacing = 35.0
}
