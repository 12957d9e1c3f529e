/// The answer of a solved component, or of several that a choice mixes, which follows its pulls as
/// they move, as long as the final basis proves that it is still the one answer.
///
/// Every cost is piecewise linear, so an answer is optimal, and the only one, by the slopes beside
/// its activities alone. They stay as they are while every nonbasic activity goes along with the
/// kinks that it stands on, and every activity keeps all other kinks on the side where they were.
struct TrackedOptimum: Sendable {
  /// By activity, where it is; columns come first.
  private(set) var value: [Double]

  /// The nonbasic activities that the last update moved, and the basic ones with each.
  private var leaders: [Int32] = []

  private let place: [Int32]
  private let columnCount: Int
  private var kinks: KinkTable
  private var speeds: SpeedCache

  /// The kinks that moved since the last update.
  private var moved: [Int32] = []

  /// By activity, the nearest kinks at both sides; empty, if it stands on one.
  private var clearance: [Interval] = []

  /// By activity, the same less what is too near to a kink.
  private var room: [Interval] = []

  private var updates = 0

  /// Updates after which the answer should be computed anew, so that rounding cannot add up.
  private static let mostUpdates = 1000

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
    room.reserveCapacity(value.count)
    for activity in value.indices {
      clearance.append(self.kinks.clearance(of: activity, at: value[activity]))
      room.append(clearance[activity].inset)
      if place[activity] < 0, !clearance[activity].isNowhere { return nil }
    }
  }

  /// Moves a pull; the answer follows at the next update.
  mutating func move(_ pull: Int, to position: Double) {
    if kinks.move(pull, to: position) { moved.append(Int32(pull)) }
  }

  /// Lets the answer follow the moved pulls and lists the columns that went along, by what they are
  /// called outside, some perhaps twice; false if another basis may give the answer now: then the
  /// component should be solved anew, and this one forgotten.
  mutating func update(naming columns: [Int32], into list: inout Slab<MovedColumn>) -> Bool {
    leaders.empty()
    updates += 1
    guard updates <= Self.mostUpdates, followKinks(), keepSides() else { return false }
    moved.empty()
    for leader in leaders {
      append(Int(leader), columns, to: &list)
      for entry in speeds.knownEntries(following: Int(leader)) {
        append(Int(speeds.follower[entry]), columns, to: &list)
      }
    }
    return true
  }

  @inline(__always)
  private func append(_ activity: Int, _ columns: [Int32], to list: inout Slab<MovedColumn>) {
    guard activity < columnCount else { return }
    list.append(MovedColumn(column: columns[activity], value: value[activity]))
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
    kinks.markFollowed(activity)
    let change = goal - value[activity]
    guard change != 0 else { return true }
    guard let entries = speeds.entries(following: activity) else { return false }
    value[activity] = goal
    leaders.append(Int32(activity))
    return value.withUnsafeMutableBufferPointer { value in
      for entry in entries {
        let follower = Int(speeds.follower[entry])
        let place = value[follower] + speeds.speed[entry] * change
        value[follower] = place
        guard room[follower].lower < place, place < room[follower].upper else { return false }
      }
      return true
    }
  }

  /// Says whether the moved kinks of basic activities stay on the sides where they were.
  private mutating func keepSides() -> Bool {
    for kink in moved {
      let activity = kinks.activity(of: Int(kink))
      guard place[activity] >= 0 else { continue }
      guard kinks.keepSides(activity, at: value[activity], within: clearance[activity]) else {
        return false
      }
      kinks.markFollowed(activity)
      clearance[activity] = kinks.clearance(of: activity, at: value[activity])
      room[activity] = clearance[activity].inset
    }
    return true
  }
}

extension Interval {
  /// The empty interval of an activity that stands on a kink.
  static let nowhere = Interval(lower: .infinity, upper: -.infinity)

  /// Whether this is the empty interval.
  var isNowhere: Bool { lower > upper }

  /// The part that is clear of the ends by more than rounding.
  fileprivate var inset: Interval {
    Interval(
      lower: lower + 2 * Tolerance.position(near: lower),
      upper: upper - 2 * Tolerance.position(near: upper))
  }
}
