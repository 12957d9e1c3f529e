extension Simplex {
  /// Factors the basis if rows came or many exchanges were made; one that does not factor goes on
  /// as it is.
  mutating func prepare() {
    if basis.isDue(rowCount: rowCount) { _ = factor() }
  }

  /// Factors the basis as it is; says whether that worked.
  mutating func factor() -> Bool {
    matrix.indexColumns()
    return basis.factor(matrix, basic)
  }

  /// By row, how fast each basic activity follows a nonbasic one, by the factors alone.
  func factoredSpeeds(following activity: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: rowCount)
    var speed = sums
    matrix.add(-1, timesActivity: activity, to: &sums)
    basis.solve(&sums, into: &speed)
    return speed
  }

  /// Computes the rows' sums anew, and the basic activities if the sums show that rounding has
  /// grown.
  mutating func refine() {
    var isRounded = false
    for row in 0..<rowCount {
      let activity = columnCount + row
      let sum = matrix.sum(ofRow: row, at: value)
      if place[activity] >= 0 {
        value[activity] = sum
      } else {
        let allowed = Tolerance.sum * max(1, sum.magnitude)
        isRounded = isRounded || (sum - value[activity]).magnitude > allowed
      }
    }
    guard isRounded else { return }
    if factor() { followNonbasic() }
  }

  /// Moves the basic activities to where the others put them.
  mutating func followNonbasic() {
    var sums = [Double](repeating: 0, count: rowCount)
    var result = sums
    for activity in nonbasic where value[Int(activity)] != 0 {
      matrix.add(-value[Int(activity)], timesActivity: Int(activity), to: &sums)
    }
    basis.solve(&sums, into: &result)
    for (place, activity) in basic.enumerated() { value[Int(activity)] = result[place] }
  }
}
