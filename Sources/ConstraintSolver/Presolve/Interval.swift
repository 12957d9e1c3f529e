/// The places that an activity may take; either end may be infinite.
struct Interval: Equatable, Sendable {
  var lower: Double
  var upper: Double

  static let unbounded = Interval(lower: -.infinity, upper: .infinity)

  /// Whether there is but one place.
  var isPoint: Bool { upper - lower <= Tolerance.position(near: lower) }

  /// Whether there is no place, by more than rounding.
  var isEmpty: Bool {
    lower > upper + max(Tolerance.position(near: lower), Tolerance.position(near: upper))
  }

  /// Whether a value is one of the places, within a tolerance relative to its size.
  func holds(_ value: Double, within tolerance: Double) -> Bool {
    (value - clamp(value)).magnitude <= tolerance * max(1, value.magnitude)
  }

  /// Makes an end that passed the other by rounding the same as it.
  mutating func closeRoundingGap() { if lower > upper { upper = lower } }

  /// The place nearest to zero.
  var nearestToZero: Double { min(max(0, lower), upper) }

  /// The nearest place to a value.
  func clamp(_ value: Double) -> Double { min(max(value, lower), upper) }

  /// Keeps the places for which a required pull has no error.
  mutating func restrict(to pull: Pull) {
    if pull.below != 0 { lower = max(lower, pull.position) }
    if pull.above != 0 { upper = min(upper, pull.position) }
  }

  /// Keeps the places where a sum of pulls, sorted by position, is least: a weighted median.
  mutating func minimise(_ pulls: ArraySlice<Pull>) {
    minimise(pulls.indices) { pulls[$0] }
  }

  /// Keeps the places where the sum of the pulls at some places, sorted by position, is least.
  @inline(__always)
  mutating func minimise(_ places: Range<Int>, _ pull: (Int) -> Pull) {
    var slope = 0.0
    for place in places { slope += pull(place).below }
    var (first, last) = (slope >= -Tolerance.slope ? lower : .infinity, upper)
    for place in places {
      let next = pull(place)
      slope += next.above - next.below
      if first == .infinity, slope >= -Tolerance.slope { first = next.position }
      if slope > Tolerance.slope {
        last = next.position
        break
      }
    }
    self = Interval(lower: clamp(first), upper: clamp(last))
  }
}
