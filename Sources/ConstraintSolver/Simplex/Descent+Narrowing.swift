extension Descent {
  /// Keeps of each interval the places at which the optimal prices are still optimal.
  func narrow(_ simplex: inout Simplex) {
    for pulled in cost.pulled where simplex.place[Int(pulled)] >= 0 {
      let (activity, row) = (Int(pulled), Int(simplex.place[Int(pulled)]))
      let kinks = cost.kinks(of: activity)
      let place = kinks.lowerBound + Int(passed[row])
      simplex.interval[activity].narrow(
        lower: place > kinks.lowerBound ? cost.position(of: place - 1) : -.infinity,
        upper: place < kinks.upperBound ? cost.position(of: place) : .infinity)
    }
    for slot in 0..<simplex.slotCount { narrow(slot, &simplex) }
  }

  private func narrow(_ slot: Int, _ simplex: inout Simplex) {
    let activity = Int(simplex.nonbasic[slot])
    let value = simplex.value[activity]
    let tolerance = precision.position(near: value)
    let slopes = cost.slopes(of: activity, at: value, within: tolerance)
    var (lower, upper) = (value, value)
    if slopes.above + gradient[slot] <= precision.slope {
      upper = cost.kink(of: activity, above: value + tolerance)
    }
    if slopes.below + gradient[slot] >= -precision.slope {
      lower = cost.kink(of: activity, below: value - tolerance)
    }
    simplex.interval[activity].narrow(lower: lower, upper: upper)
  }
}

extension Interval {
  /// Keeps the places between two bounds that lie in the interval; the nearest one, if rounding left
  /// none.
  fileprivate mutating func narrow(lower: Double, upper: Double) {
    self = Interval(
      lower: min(max(self.lower, lower), self.upper), upper: max(min(self.upper, upper), self.lower)
    )
  }
}
