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

  /// Makes the basis' numbers anew, the values, and slots for all nonbasic activities that can move;
  /// a basis that does not factor gives way to that of the rows' sums, which always does.
  mutating func renew() {
    let wasSmall = isSmall
    isSmall = false
    if factor() {
      slotCount = nonbasic.count
      retireFixed()
    } else {
      _ = adopt((0..<rowCount).map { Int32(columnCount + $0) })
    }
    followNonbasic()
    isSmall = wasSmall && rowCount * slotCount <= Tableau.mostEntries
    if isSmall { fillTableau() }
  }

  /// Computes the tableau from the factors.
  private mutating func fillTableau() {
    tableau.clear(slotCount: slotCount, expecting: rowCount)
    for _ in 0..<rowCount { tableau.appendRow(slotCount: slotCount) }
    for slot in 0..<slotCount {
      let speed = factoredSpeeds(following: Int(nonbasic[slot]))
      for row in 0..<rowCount { tableau[row, slot] = speed[row] }
    }
  }

  /// Moves the basic activities to where the others put them.
  mutating func followNonbasic() {
    for activity in basic { value[Int(activity)] = 0 }
    for _ in 0..<2 { correctBasic() }
  }

  /// Moves the basic activities by what the rows miss: from zero a solution, from a solution one
  /// that rounding has grown less in (iterative refinement: Wilkinson, 1963).
  private mutating func correctBasic() {
    var missing = [Double](repeating: 0, count: rowCount)
    var correction = missing
    for row in 0..<rowCount {
      missing[row] = value[columnCount + row] - matrix.sum(ofRow: row, at: value)
    }
    basis.solve(&missing, into: &correction)
    for (place, activity) in basic.enumerated() { value[Int(activity)] += correction[place] }
  }
}
