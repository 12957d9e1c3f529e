/// The answer of a solved component, or of several that a choice mixes, which follows its pulls as
/// they move, as long as the final basis proves that it is still the one answer.
///
/// Every cost is piecewise linear, so an answer is optimal, and the only one, by the slopes beside
/// its activities alone. They stay as they are while every nonbasic activity goes along with the
/// kinks that it stands on, and every activity keeps all other kinks on the side where they were.
struct TrackedOptimum: Sendable {
  /// By activity, where it is; columns come first.
  private(set) var value: [Double]

  /// The columns that the last settling moved, some perhaps twice.
  private(set) var changedColumns: [Int32] = []

  private let place: [Int32]
  private let columnCount: Int
  private var kinks: KinkTable
  private var speeds: SpeedCache

  /// The kinks that moved since the last settling.
  private var moved: [Int32] = []

  /// By activity, the nearest kinks at both sides; empty, if it stands on one.
  private var clearance: [Interval] = []

  private var settlements = 0

  /// Settlements after which the answer should be computed anew, so that rounding cannot add up.
  private static let mostSettlements = 1000

  /// Follows a component's simplex, which leaves nothing to choose; nil if a nonbasic activity
  /// stands on no kink.
  ///
  /// A pull has the number that it has in the component.
  init?(_ component: Component, _ simplex: Simplex) {
    var kinks = KinkTable()
    kinks.append(component, simplex.matrix, firstColumn: 0, rows: 0..<simplex.rowCount)
    self.init(simplex, kinks)
  }

  /// Follows the activities of a simplex with given kinks; nil if a nonbasic activity stands on
  /// none.
  init?(_ simplex: Simplex, _ kinks: KinkTable) {
    (value, place, columnCount) = (simplex.value, simplex.place, simplex.columnCount)
    self.kinks = kinks.sortedByActivity(count: simplex.activityCount)
    speeds = SpeedCache(simplex)
    clearance.reserveCapacity(value.count)
    for activity in value.indices {
      clearance.append(self.kinks.clearance(of: activity, at: value[activity]))
      if place[activity] < 0, !clearance[activity].isNowhere { return nil }
    }
  }

  /// Moves a pull; the answer follows when it is settled.
  mutating func move(_ pull: Int, to position: Double) {
    if kinks.move(pull, to: position) { moved.append(Int32(pull)) }
  }

  /// Lets the answer follow the moved pulls; false if another basis may give the answer now: then
  /// the component should be solved anew, and this one forgotten.
  mutating func settle() -> Bool {
    changedColumns.empty()
    settlements += 1
    guard settlements <= Self.mostSettlements, followKinks(), keepSides() else { return false }
    moved.empty()
    return true
  }

  private mutating func followKinks() -> Bool {
    for kink in moved {
      let activity = kinks.activity(of: Int(kink))
      if place[activity] < 0, !follow(activity) { return false }
    }
    return true
  }

  /// Moves a nonbasic activity with the kinks that it stands on, and the basic ones with it; false
  /// if the kinks part, or meet others, or if a basic one leaves a kink or comes to one.
  private mutating func follow(_ activity: Int) -> Bool {
    guard let goal = kinks.common(activity, at: value[activity]) else { return false }
    kinks.settle(activity)
    let change = goal - value[activity]
    guard change != 0 else { return true }
    guard let entries = speeds.entries(following: activity) else { return false }
    value[activity] = goal
    if activity < columnCount { changedColumns.append(Int32(activity)) }
    for entry in entries {
      let follower = Int(speeds.follower[entry])
      value[follower] += speeds.speed[entry] * change
      guard clearance[follower].holdsStrictly(value[follower]) else { return false }
      if follower < columnCount { changedColumns.append(Int32(follower)) }
    }
    return true
  }

  /// Says whether the moved kinks of basic activities stay on the sides where they were.
  private mutating func keepSides() -> Bool {
    for kink in moved {
      let activity = kinks.activity(of: Int(kink))
      guard place[activity] >= 0 else { continue }
      guard kinks.keepSides(activity, at: value[activity], within: clearance[activity]) else {
        return false
      }
      kinks.settle(activity)
      clearance[activity] = kinks.clearance(of: activity, at: value[activity])
    }
    return true
  }
}

extension Interval {
  /// The empty interval of an activity that stands on a kink.
  static let nowhere = Interval(lower: .infinity, upper: -.infinity)

  /// Whether this is the empty interval.
  var isNowhere: Bool { lower > upper }

  /// Whether a value lies between the ends, by more than rounding.
  fileprivate func holdsStrictly(_ value: Double) -> Bool {
    let tolerance = Tolerance.position(near: value)
    return lower < value - tolerance && value + tolerance < upper
  }
}
