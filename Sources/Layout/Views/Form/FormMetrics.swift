/// The lengths of a form that tables do not have, in points.
enum FormMetrics {
  /// Between two groups of a form among other views.
  static let groupSpacing = 35.0
  /// Between the label of a row and the field beside it.
  static let labelSpacing = 16.0
  /// Between the label of a row and the field under it.
  static let stackedSpacing = 4.0
  /// The least room that fields keep for the sake of a common edge: that of a card number in body text.
  static let fieldWidth = 176.0
  /// The most that the labels of a section take of a card's width.
  static let labelShare = 0.5
}
