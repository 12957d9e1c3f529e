/// The convex cost of every activity at one stage: a slope at minus infinity and, by position,
/// the jumps of the slope.
struct PiecewiseCost {
  private(set) var start: [Int32] = [0]
  private(set) var position: [Double] = []
  private(set) var jump: [Double] = []
  private(set) var base: [Double]

  /// Sums pulls that are sorted by activity, then by position.
  init(_ pulls: some Sequence<Pull>, activityCount: Int) {
    base = Array(repeating: 0, count: activityCount)
    start.reserveCapacity(activityCount + 1)
    for pull in pulls {
      while start.count <= Int(pull.activity) { start.append(Int32(position.count)) }
      base[Int(pull.activity)] += pull.below
      position.append(pull.position)
      jump.append(pull.above - pull.below)
    }
    while start.count <= activityCount { start.append(Int32(position.count)) }
  }

  /// The kinks of an activity.
  func kinks(of activity: Int) -> Range<Int> { Int(start[activity])..<Int(start[activity + 1]) }

  /// The place of an activity's first kink above a value, or infinity.
  func kink(of activity: Int, above value: Double) -> Double {
    for kink in kinks(of: activity) where position[kink] > value { return position[kink] }
    return .infinity
  }

  /// The place of an activity's last kink below a value, or minus infinity.
  func kink(of activity: Int, below value: Double) -> Double {
    for kink in kinks(of: activity).reversed() where position[kink] < value {
      return position[kink]
    }
    return -.infinity
  }

  /// The slopes just below and just above a place.
  func slopes(of activity: Int, at value: Double) -> (below: Double, above: Double) {
    var (below, above) = (base[activity], base[activity])
    let tolerance = Tolerance.position(near: value)
    for kink in kinks(of: activity) {
      if position[kink] < value - tolerance { below += jump[kink] }
      if position[kink] <= value + tolerance { above += jump[kink] }
    }
    return (below, above)
  }
}
