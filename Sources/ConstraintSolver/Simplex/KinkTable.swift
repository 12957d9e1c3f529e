/// The kinks of all levels by activity, among them the ends of what required constraints leave.
struct KinkTable: Sendable {
  private var kinks: [Kink] = []

  /// The kinks that do not move, which come after the others.
  private var fixed: [Kink] = []

  /// The kinks' numbers by activity.
  private var start: [Int32] = []
  private var number: [Int32] = []

  private struct Kink: Sendable {
    var activity: Int32
    var position: Double

    /// The position to which the answer has followed it.
    var followedPosition: Double

    /// The activity's size, as seen by the pull.
    var scale: Double

    init(_ activity: Int, _ position: Double, scale: Double = 1) {
      (self.activity, self.scale) = (Int32(activity), scale)
      (self.position, followedPosition) = (position * scale, position * scale)
    }
  }

  /// Makes a table without kinks.
  init() {}

  /// Adds the pulls and the columns' ends of a component, whose columns and rows are some of a
  /// matrix.
  mutating func append(
    _ component: Component, _ matrix: ActivityMatrix, firstColumn: Int, rows: Range<Int>
  ) {
    let rowNumber = component.distinctRows()
    for pull in component.pulls {
      let row = Int(pull.activity) - component.columns.count
      guard row >= 0 else {
        kinks.append(Kink(firstColumn + Int(pull.activity), pull.position))
        continue
      }
      let target = rows.lowerBound + Int(rowNumber[row])
      let scale =
        matrix.rowCoefficient[matrix.rowStart[target]]
        / component.rowCoefficient[component.rowStart[row]]
      kinks.append(Kink(matrix.columnCount + target, pull.position, scale: scale))
    }
    for (column, interval) in component.interval.enumerated() {
      for end in [interval.lower, interval.upper] where end.magnitude < .infinity {
        appendFixed(end, of: firstColumn + column)
      }
    }
  }

  /// Adds a kink that does not move.
  mutating func appendFixed(_ position: Double, of activity: Int) {
    fixed.append(Kink(activity, position))
  }

  /// The same kinks, to be looked up by activity.
  func sortedByActivity(count: Int) -> KinkTable {
    var sorted = self
    sorted.kinks += fixed
    sorted.fixed = []
    sorted.start = Array(repeating: 0, count: count + 1)
    for kink in sorted.kinks { sorted.start[Int(kink.activity) + 1] += 1 }
    for activity in 0..<count { sorted.start[activity + 1] += sorted.start[activity] }
    sorted.number = Array(repeating: 0, count: sorted.kinks.count)
    var next = sorted.start
    for (kink, activity) in sorted.kinks.lazy.map(\.activity).enumerated() {
      sorted.number[Int(next[Int(activity)])] = Int32(kink)
      next[Int(activity)] += 1
    }
    return sorted
  }

  /// The activity whose cost has a kink.
  func activity(of kink: Int) -> Int { Int(kinks[kink].activity) }

  /// Moves a kink to where its pull is; says whether it was elsewhere.
  mutating func move(_ kink: Int, to position: Double) -> Bool {
    let place = position * kinks[kink].scale
    guard place != kinks[kink].position else { return false }
    kinks[kink].position = place
    return true
  }

  /// Notes that the answer has followed the kinks of an activity.
  mutating func markFollowed(_ activity: Int) {
    for place in places(of: activity) {
      let kink = Int(number[place])
      kinks[kink].followedPosition = kinks[kink].position
    }
  }

  private func places(of activity: Int) -> Range<Int> {
    Int(start[activity])..<Int(start[activity + 1])
  }

  /// The nearest kinks at both sides of an activity; nowhere if it stands on one.
  func clearance(of activity: Int, at value: Double) -> Interval {
    let tolerance = Tolerance.position(near: value)
    var clearance = Interval.unbounded
    for place in places(of: activity) {
      let position = kinks[Int(number[place])].followedPosition
      if position < value - tolerance {
        clearance.lower = max(clearance.lower, position)
      } else if position > value + tolerance {
        clearance.upper = min(clearance.upper, position)
      } else {
        return .nowhere
      }
    }
    return clearance
  }

  /// Where the kinks have moved on which an activity stood; nil if they parted, or if another one
  /// is not on the side where it was.
  func common(_ activity: Int, at value: Double) -> Double? {
    let tolerance = Tolerance.position(near: value)
    var goal: Double?
    for place in places(of: activity) {
      let kink = kinks[Int(number[place])]
      guard (kink.followedPosition - value).magnitude <= tolerance else { continue }
      if let goal, (kink.position - goal).magnitude > tolerance { return nil }
      goal = goal ?? kink.position
    }
    guard let goal else { return nil }
    for place in places(of: activity) {
      let kink = kinks[Int(number[place])]
      if kink.followedPosition < value - tolerance, kink.position >= goal - tolerance { return nil }
      if kink.followedPosition > value + tolerance, kink.position <= goal + tolerance { return nil }
    }
    return goal
  }

  /// Whether the kinks of an activity are on the sides where they were when it stood within a
  /// clearance, or where they were if it stood on one of them.
  func keepSides(_ activity: Int, at value: Double, within clearance: Interval) -> Bool {
    let tolerance = Tolerance.position(near: value)
    for place in places(of: activity) {
      let kink = kinks[Int(number[place])]
      if clearance.isNowhere {
        if kink.position != kink.followedPosition { return false }
      } else if kink.followedPosition <= clearance.lower {
        if kink.position >= value - tolerance { return false }
      } else if kink.position <= value + tolerance {
        return false
      }
    }
    return true
  }
}
