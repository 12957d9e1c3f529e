extension Component {
  /// The same component with rows whose largest coefficient is of the size of 1; nil if all are.
  ///
  /// Factors are powers of two, so that no number is rounded. Only then do tolerances mean the same
  /// in every row; a pull keeps its level, order and error.
  func withScaledRows() -> Component? {
    guard !(0..<rowCount).allSatisfy(isScaled) else { return nil }
    var scaled = self
    var factors = [Double](repeating: 1, count: rowCount)
    for row in 0..<rowCount where !isScaled(row) {
      factors[row] = scale(ofRow: row)
      for place in rowStart[row]..<rowStart[row + 1] {
        scaled.rowCoefficient[place] *= factors[row]
      }
    }
    for place in pulls.indices where Int(pulls[place].activity) >= columns.count {
      scaled.pulls[place].scaleRow(by: factors[Int(pulls[place].activity) - columns.count])
    }
    return scaled
  }

  /// The ratio of a row's smallest to its largest coefficient that needs no care.
  private static let narrowest = 0.02

  /// Whether the coefficients of a row differ so much that rounding may decide.
  var isWide: Bool {
    for row in 0..<rowCount {
      let largest = largestCoefficient(ofRow: row)
      for place in rowStart[row]..<rowStart[row + 1]
      where rowCoefficient[place].magnitude < Self.narrowest * largest { return true }
    }
    return false
  }

  /// Whether a row's largest coefficient is within a factor of 16 of 1.
  private func isScaled(_ row: Int) -> Bool { 0.0625...16 ~= largestCoefficient(ofRow: row) }

  /// The power of two that brings a row's largest coefficient between 1 and 2.
  private func scale(ofRow row: Int) -> Double {
    let largest = largestCoefficient(ofRow: row)
    return largest > 0 ? 1 / largest.binade : 1
  }

  private func largestCoefficient(ofRow row: Int) -> Double {
    var largest = 0.0
    for place in rowStart[row]..<rowStart[row + 1] {
      largest = max(largest, rowCoefficient[place].magnitude)
    }
    return largest
  }
}

extension Pull {
  /// Makes it the same pull on a row's sum that is another one times a positive factor; a required
  /// one, whose error only has to vanish, keeps its slopes.
  fileprivate mutating func scaleRow(by factor: Double) {
    position *= factor
    if level > 0 { (below, above) = (below / factor, above / factor) }
  }
}
