/// A constraint as a kink in the convex cost of one activity: a column, or the sum of a row.
struct Pull: Equatable, Sendable {
  /// The activity, counted within its component: columns first, then rows.
  var activity: Int32

  /// The strict level; 0 is required.
  var level: Int32

  /// The row of the system, counted from the component's first, which breaks ties.
  var order: Int32

  /// The place where the error is zero, on one side at least.
  var position: Double

  /// The cost's slope below the position: 0 or negative.
  var below: Double

  /// The cost's slope above the position: 0 or positive.
  var above: Double

  /// Makes the pull of `weight * |activity - position|`, or of one side of it.
  init(
    _ activity: Int32, _ relation: Relation, _ position: Double, weight: Double, level: Int32,
    order: Int32
  ) {
    self.activity = activity
    self.level = level
    self.order = order
    self.position = position
    below = relation == .lessThanOrEqual ? 0 : -weight
    above = relation == .greaterThanOrEqual ? 0 : weight
  }

  /// Whether this comes first by level, then by position and row.
  func precedes(_ other: Pull) -> Bool {
    if level != other.level { return level < other.level }
    if position != other.position { return position < other.position }
    return order < other.order
  }

  /// Whether the cost is the same everywhere in an interval.
  func isConstant(in interval: Interval) -> Bool {
    let (low, high) = (interval.lower, interval.upper)
    return interval.isPoint || (below == 0 && high <= position)
      || (above == 0 && low >= position)
  }
}
