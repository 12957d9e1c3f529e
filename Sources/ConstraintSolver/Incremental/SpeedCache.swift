/// How fast the basic activities of a solved simplex follow its nonbasic ones, of which each is
/// solved for when it is first asked for.
struct SpeedCache: Sendable {
  /// By entry, an activity that follows, and its speed.
  private(set) var follower: [Int32] = []
  private(set) var speed: [Double] = []

  /// By activity, where its entries stand.
  private var start: [Int32]
  private var end: [Int32]
  private var simplex: Simplex
  private var isFactored = false

  init(_ simplex: Simplex) {
    self.simplex = simplex
    start = Array(repeating: -1, count: simplex.activityCount)
    end = start
  }

  /// Where the entries of a nonbasic activity stand; nil if the basis cannot be factored.
  mutating func entries(following activity: Int) -> Range<Int>? {
    if start[activity] < 0, !solve(for: activity) { return nil }
    return knownEntries(following: activity)
  }

  /// Where the entries of a nonbasic activity stand that was asked for before.
  func knownEntries(following activity: Int) -> Range<Int> {
    Int(start[activity])..<Int(end[activity])
  }

  private mutating func solve(for activity: Int) -> Bool {
    if !isFactored { isFactored = simplex.factor() }
    guard isFactored else { return false }
    start[activity] = Int32(follower.count)
    for (row, speed) in simplex.factoredSpeeds(following: activity).enumerated()
    where speed.magnitude > Tolerance.pivot {
      follower.append(simplex.basic[row])
      self.speed.append(speed)
    }
    end[activity] = Int32(follower.count)
    return true
  }
}
