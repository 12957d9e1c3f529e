/// The convex cost of every activity at one stage: a slope at minus infinity and, by position,
/// the jumps of the slope.
struct PiecewiseCost: Sendable {
  /// The pulls that are summed, each a kink, among others that do not count.
  private var pulls: [Pull] = []

  /// By activity, its slope at minus infinity and where its kinks stand.
  private var line: [Line] = []

  /// The activities that have kinks.
  private(set) var pulled: [Int32] = []

  private struct Line {
    var base = 0.0
    var start: Int32 = 0
    var end: Int32 = 0
  }

  /// Makes room for activities, all without cost.
  mutating func reserve(activityCount: Int) {
    for activity in pulled { line[Int(activity)] = Line() }
    pulled.removeAll(keepingCapacity: true)
    while line.count < activityCount { line.append(Line()) }
  }

  /// Sums a range of pulls; those of one activity come one after another, by position.
  mutating func sum(_ pulls: [Pull], _ range: Range<Int>, activityCount: Int) {
    reserve(activityCount: activityCount)
    var place = range.lowerBound
    while place < range.upperBound {
      let activity = pulls[place].activity
      var new = Line(base: 0, start: Int32(place), end: 0)
      while place < range.upperBound, pulls[place].activity == activity {
        new.base += pulls[place].below
        place += 1
      }
      new.end = Int32(place)
      line[Int(activity)] = new
      pulled.append(activity)
    }
    self.pulls = pulls
  }

  /// The kinks of an activity.
  func kinks(of activity: Int) -> Range<Int> {
    Int(line[activity].start)..<Int(line[activity].end)
  }

  /// Whether an activity costs the same everywhere.
  func isFree(_ activity: Int) -> Bool { line[activity].end == 0 }

  /// Where a kink is.
  func position(of kink: Int) -> Double { pulls[kink].position }

  /// By how much the slope grows at a kink.
  func jump(at kink: Int) -> Double { pulls[kink].above - pulls[kink].below }

  /// An activity's slope at minus infinity.
  func base(of activity: Int) -> Double { line[activity].base }

  /// The place of an activity's first kink above a value, or infinity.
  func kink(of activity: Int, above value: Double) -> Double {
    for kink in kinks(of: activity) where position(of: kink) > value { return position(of: kink) }
    return .infinity
  }

  /// The place of an activity's last kink below a value, or minus infinity.
  func kink(of activity: Int, below value: Double) -> Double {
    for kink in kinks(of: activity).reversed() where position(of: kink) < value {
      return position(of: kink)
    }
    return -.infinity
  }

  /// The slopes just below and just above a place, and what counts as that place.
  func slopes(
    of activity: Int, at value: Double, within tolerance: Double
  ) -> (below: Double, above: Double) {
    var (below, above) = (line[activity].base, line[activity].base)
    for kink in kinks(of: activity) {
      if position(of: kink) < value - tolerance { below += jump(at: kink) }
      if position(of: kink) <= value + tolerance { above += jump(at: kink) }
    }
    return (below, above)
  }
}
