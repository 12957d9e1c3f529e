/// Stages in fine precision, where rounding would otherwise decide: each begins with a basis whose
/// numbers are new and whose activities are where they may be.
extension ComponentSolver {
  /// How often a stage begins anew before what is left is taken for rounding.
  private static let mostRounds = 4

  /// Whether any activity is outside its interval, relative to its size.
  func strays(by tolerance: Double) -> Bool {
    for activity in 0..<simplex.activityCount
    where !simplex.interval[activity].holds(simplex.value[activity], within: tolerance) {
      return true
    }
    return false
  }

  /// Makes the sum of a range of pulls least, and keeps its optima.
  mutating func minimise(_ pulls: [Pull], _ range: Range<Int>) throws(SolverError) {
    guard simplex.precision.isFine else {
      return try descent.minimise(pulls, range, in: &simplex)
    }
    for _ in 0..<Self.mostRounds {
      try renewValues()
      let pivots = simplex.pivots
      try descent.descend(pulls, range, in: &simplex)
      if simplex.pivots == pivots { break }
    }
    descent.keepOptima(&simplex)
  }

  /// Computes the values anew; in fine precision, brings activities back that strayed.
  mutating func renewValues() throws(SolverError) {
    guard simplex.precision.isFine else { return simplex.refine() }
    for _ in 0..<Self.mostRounds {
      simplex.renew()
      guard strays(by: Tolerance.stray) else { return }
      try restore()
    }
    simplex.renew()
  }

  /// Makes least by how much activities are outside their intervals.
  private mutating func restore() throws(SolverError) {
    let kept = simplex.interval
    bounds.removeAll(keepingCapacity: true)
    for (activity, interval) in kept.enumerated() {
      if interval.lower > -.infinity {
        bounds.append(bound(activity, .greaterThanOrEqual, interval.lower))
      }
      if interval.upper < .infinity {
        bounds.append(bound(activity, .lessThanOrEqual, interval.upper))
      }
      simplex.interval[activity] = .unbounded
    }
    simplex.renew()
    try descent.descend(bounds, bounds.indices, in: &simplex)
    simplex.interval = kept
  }
}
