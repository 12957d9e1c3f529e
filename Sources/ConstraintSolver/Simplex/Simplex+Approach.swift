extension Simplex {
  /// The same rows and intervals, with the columns at other places.
  func restarted(at places: [Double]) -> Simplex {
    var copy = Simplex(startingAt: places, within: Array(interval[..<columnCount]))
    for row in 0..<rowCount {
      copy.interval[copy.addRow(matrix.terms(ofRow: row))] = interval[columnCount + row]
    }
    copy.precision = precision
    return copy
  }

  /// Brings an activity as near to a place as its optima allow.
  mutating func approach(_ place: Double, of activity: Int) throws(SolverError) {
    let pull = Pull(Int32(activity), .equal, place, weight: 1, level: 0, order: 0)
    var descent = Descent()
    try descent.minimise([pull], 0..<1, in: &self)
  }

  /// The simplex after an activity has moved by a step, or as far of it as it can; nil if it
  /// cannot.
  func moved(
    from place: Double, by step: Double, _ activity: Int
  ) throws(SolverError) -> Simplex? {
    var moved = self
    try moved.approach(place + step, of: activity)
    let change = moved.value[activity] - place
    guard change.magnitude > Tolerance.position(near: place) else { return nil }
    moved.refine()
    return moved
  }

  /// The flat space that the optima fill: an activity that can move at all is unbounded, the others
  /// are fixed.
  ///
  /// Without the bounds, the directions do not depend on where in it the answer is.
  func relaxed() throws(SolverError) -> Simplex {
    var canMove = [Bool](repeating: false, count: activityCount)
    for activity in 0..<activityCount where !interval[activity].isPoint {
      for step in [1.0, -1] where !canMove[activity] {
        guard let moved = try moved(from: value[activity], by: step, activity) else { continue }
        for other in canMove.indices where differs(moved.value[other], value[other]) {
          canMove[other] = true
        }
      }
    }
    var relaxed = self
    for activity in canMove.indices {
      let place = value[activity]
      relaxed.interval[activity] =
        canMove[activity] ? .unbounded : Interval(lower: place, upper: place)
    }
    return relaxed
  }

  private func differs(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude > Tolerance.position(near: right)
  }
}
