/// The convex cost of every activity at one stage: a slope at minus infinity and, by position,
/// the jumps of the slope.
struct PiecewiseCost: Sendable {
  private(set) var position: [Double] = []
  private(set) var jump: [Double] = []

  /// By activity, its slope at minus infinity and where its kinks stand.
  private var line: [Line] = []

  private struct Line {
    var base = 0.0
    var start: Int32 = 0
    var end: Int32 = 0
  }

  /// Makes all costs zero.
  mutating func clear(activityCount: Int) {
    position.removeAll(keepingCapacity: true)
    jump.removeAll(keepingCapacity: true)
    line.removeAll(keepingCapacity: true)
    line.append(contentsOf: repeatElement(Line(), count: activityCount))
  }

  /// Adds a pull; those of one activity come one after another, by position.
  mutating func append(_ pull: Pull) {
    let activity = Int(pull.activity)
    if line[activity].end == 0 { line[activity].start = Int32(position.count) }
    line[activity].base += pull.below
    position.append(pull.position)
    jump.append(pull.above - pull.below)
    line[activity].end = Int32(position.count)
  }

  /// The kinks of an activity.
  func kinks(of activity: Int) -> Range<Int> {
    Int(line[activity].start)..<Int(line[activity].end)
  }

  /// An activity's slope at minus infinity.
  func base(of activity: Int) -> Double { line[activity].base }

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
    var (below, above) = (line[activity].base, line[activity].base)
    let tolerance = Tolerance.position(near: value)
    for kink in kinks(of: activity) {
      if position[kink] < value - tolerance { below += jump[kink] }
      if position[kink] <= value + tolerance { above += jump[kink] }
    }
    return (below, above)
  }
}
