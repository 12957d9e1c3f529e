/// The tolerances of the arithmetic, each a decision.
enum Tolerance {
  /// Two places, relative to the larger of 1 and their size, that count as one: a screen's
  /// coordinates go through some hundred operations, each with an error of 1e-16.
  static let position = 1e-9

  /// A slope that counts as flat: slopes are sums of a few coefficients near 1.
  static let slope = 1e-7

  /// A coefficient that counts as cancelled, relative to the numbers that cancelled.
  static let cancellation = 1e-12

  /// A tableau entry too small to move its row, or to pivot on.
  static let pivot = 1e-9

  /// A tableau entry large enough for an exchange that is not forced: rounding grows by its inverse.
  static let exchange = 1e-6

  /// How far a row's sum may be from its terms, relative to its size, before it is computed anew:
  /// a thousandth of what counts as one place.
  static let sum = 1e-12

  /// How far, relative to its size, an activity may be outside its interval in fine precision: less
  /// would be rounding again.
  static let stray = 1e-11

  /// How far from `value` a place may be and still be the same place.
  static func position(near value: Double) -> Double {
    value.magnitude < .infinity ? position * max(1, value.magnitude) : 0
  }
}
