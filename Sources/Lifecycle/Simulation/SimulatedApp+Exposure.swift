import AfterimageMasking

/// How much the covers let through, and when they can let through most.
extension SimulatedApp {
  /// The share of light that comes through all covers, and where that is equal how see-through they are together.
  struct Exposure: Comparable {
    /// The product of what each cover lets through, 0 to 1.
    let through: Double
    /// The sum of what each cover lets through.
    let total: Double

    /// Orders by how much comes through.
    static func < (left: Exposure, right: Exposure) -> Bool {
      (left.through, left.total) < (right.through, right.total)
    }
  }

  /// How much the covers let through now.
  var exposure: Exposure {
    let gaps = covers(over: visibleController).map { 1 - $0.fade.opacity(at: clock) }
    return Exposure(through: gaps.reduce(1, *), total: gaps.reduce(0, +))
  }

  /// The moments of an interval from now on at which the covers can hide least: its ends, the ends of fades, and the middles between.
  ///
  /// What one cover lets through changes in straight lines, so it is greatest at an end. Two that
  /// cross-fade are both see-through only between the ends, and most in the middle.
  func moments(in interval: ClosedRange<Seconds>) -> [Seconds] {
    let (first, last) = (clock + interval.lowerBound, clock + interval.upperBound)
    let ends = covers.map(\.fade.end).filter { $0 > first && $0 < last }
    let corners = Set(ends + [first, last]).sorted()
    let middles = zip(corners, corners.dropFirst()).map { $0.middle(to: $1) }
    return Set(corners + middles).sorted()
  }
}
