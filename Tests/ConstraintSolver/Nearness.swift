extension Double {
  /// Whether another number is the same but for the rounding of some hundred operations on numbers
  /// of its size.
  func isNear(_ other: Double) -> Bool {
    (self - other).magnitude <= 1e-9 * max(1, magnitude, other.magnitude)
  }
}
