/// The stages of a simplex: each is the descent to the least of one cost, from where the last one
/// ended.
///
/// Its arrays serve one stage after another.
struct Descent: Sendable {
  /// The cost that is minimised.
  private(set) var cost = PiecewiseCost()

  /// For each basic activity, how many of its kinks lie below the piece it is on.
  var passed: [Int32] = []

  /// For each basic activity, the slope of the piece it is on.
  var slope: [Double] = []

  /// For each slot, what the basic activities cost per unit of its nonbasic one.
  private(set) var gradient: [Double] = []

  /// For each basic activity, how fast it follows the entering one.
  private(set) var speed: [Double] = []

  /// The kinks and ends that the entering activity's move comes to.
  var queue = StepQueue()

  /// The precision of the simplex, by which slopes are flat and places the same.
  private(set) var precision = Precision.usual

  /// The steps that a move has gone past, where that may be undone.
  var passedSteps: [Step] = []

  private var idleSteps = 0

  /// Idle steps in a row after which cycles are ruled out.
  private static let mostIdleSteps = 50

  /// An activity that is worth moving.
  struct Move {
    var slot: Int
    var isUpward: Bool

    /// By how much the cost changes per unit of it.
    var slope: Double

    /// The activity's speed, of size 1.
    var direction: Double { isUpward ? 1 : -1 }
  }

  /// Minimises the sum of a range of pulls, sorted by activity and position, and narrows all
  /// intervals to its optima.
  mutating func minimise(
    _ pulls: [Pull], _ range: Range<Int>, in simplex: inout Simplex
  ) throws(SolverError) {
    try descend(pulls, range, in: &simplex)
    keepOptima(&simplex)
  }

  /// Narrows all intervals to the optima of the cost that was minimised.
  func keepOptima(_ simplex: inout Simplex) {
    narrow(&simplex)
    simplex.retireFixed()
    simplex.releaseFixed()
  }

  /// Minimises the sum of a range of pulls, sorted by activity and position.
  mutating func descend(
    _ pulls: [Pull], _ range: Range<Int>, in simplex: inout Simplex
  ) throws(SolverError) {
    precision = simplex.precision
    simplex.retireFixed()
    begin(pulls, range, simplex)
    while let move = bestMove(&simplex) {
      guard simplex.pivots < simplex.pivotLimit else {
        throw .iterationLimit(simplex.pivotLimit)
      }
      simplex.pivots += 1
      if !take(move, in: &simplex) { break }
    }
  }

  private mutating func begin(_ pulls: [Pull], _ range: Range<Int>, _ simplex: Simplex) {
    idleSteps = 0
    cost.sum(pulls, range, activityCount: simplex.activityCount)
    reserve(simplex)
    for row in 0..<simplex.rowCount { (passed[row], slope[row]) = (0, 0) }
    for activity in cost.pulled {
      let row = Int(simplex.place[Int(activity)])
      if row >= 0 { (passed[row], slope[row]) = piece(of: Int(activity), simplex) }
    }
  }

  /// Makes room in the arrays, which are longer than needed after a larger component.
  private mutating func reserve(_ simplex: Simplex) {
    while slope.count < simplex.rowCount {
      passed.append(0)
      slope.append(0)
      speed.append(0)
    }
    while gradient.count < simplex.slotCount { gradient.append(0) }
  }

  /// The piece on which an activity stands; on a kink, the flatter side that it may move to.
  private func piece(of activity: Int, _ simplex: Simplex) -> (passed: Int32, slope: Double) {
    let (value, interval) = (simplex.value[activity], simplex.interval[activity])
    let tolerance = precision.position(near: value)
    var (passed, slope): (Int32, Double) = (0, cost.base(of: activity))
    for kink in cost.kinks(of: activity) {
      let (position, next) = (cost.position(of: kink), slope + cost.jump(at: kink))
      let isBelow = position < value - tolerance || interval.lower >= position - tolerance
      let isAt = position <= value + tolerance && position < interval.upper - tolerance
      guard isBelow || (isAt && next.magnitude < slope.magnitude) else { break }
      (passed, slope) = (passed + 1, next)
    }
    return (passed, slope)
  }

  /// The steepest descent, or after many idle steps the one of the first activity.
  private mutating func bestMove(_ simplex: inout Simplex) -> Move? {
    simplex.sum(slope, into: &gradient)
    var best: Move?
    for slot in 0..<simplex.slotCount {
      guard let move = move(slot, simplex) else { continue }
      guard let other = best else {
        best = move
        continue
      }
      let isBetter =
        isCautious
        ? simplex.nonbasic[slot] < simplex.nonbasic[other.slot] : move.slope < other.slope
      if isBetter { best = move }
    }
    return best
  }

  /// Whether both choices, of the entering and of the leaving activity, go to the first one that
  /// can be taken: then no basis comes again before a step that is not idle (Bland, 1977).
  private var isCautious: Bool { idleSteps > Self.mostIdleSteps }

  private func move(_ slot: Int, _ simplex: Simplex) -> Move? {
    let activity = Int(simplex.nonbasic[slot])
    let value = simplex.value[activity]
    let slopes = cost.slopes(of: activity, at: value, within: precision.position(near: value))
    let upward = slopes.above + gradient[slot]
    if upward < -precision.slope,
      value < simplex.interval[activity].upper - precision.position(near: value)
    {
      return Move(slot: slot, isUpward: true, slope: upward)
    }
    let downward = -(slopes.below + gradient[slot])
    if downward < -precision.slope,
      value > simplex.interval[activity].lower + precision.position(near: value)
    {
      return Move(slot: slot, isUpward: false, slope: downward)
    }
    return nil
  }

  /// Moves until the cost stops falling; false if nothing stops it, which only rounding can cause.
  private mutating func take(_ move: Move, in simplex: inout Simplex) -> Bool {
    simplex.speeds(following: move.slot, into: &speed)
    collectSteps(move, simplex)
    guard let stop = isCautious ? firstStep(move, simplex) : lastStep(move, simplex) else {
      return false
    }
    idleSteps = isIdle(stop, move, simplex) ? idleSteps + 1 : 0
    advance(move, to: stop, in: &simplex)
    return true
  }

  private mutating func advance(_ move: Move, to step: Step, in simplex: inout Simplex) {
    let entering = Int(simplex.nonbasic[move.slot])
    let change = move.direction * step.length
    if change != 0 {
      for row in 0..<simplex.rowCount where speed[row] != 0 {
        simplex.value[Int(simplex.basic[row])] += speed[row] * change
      }
      simplex.value[entering] += change
    }
    guard step.row >= 0 else {
      simplex.value[entering] = step.position
      return
    }
    let row = Int(step.row)
    simplex.value[Int(simplex.basic[row])] = step.position
    (passed[row], slope[row]) = enteringPiece(entering, move, simplex)
    simplex.exchange(row: row, slot: move.slot, speed: speed)
  }

  /// The piece that the entering activity came to, seen from where it came from.
  private func enteringPiece(
    _ activity: Int, _ move: Move, _ simplex: Simplex
  ) -> (passed: Int32, slope: Double) {
    let passed = passed(activity, move, simplex)
    var slope = cost.base(of: activity)
    for kink in cost.kinks(of: activity).prefix(passed) { slope += cost.jump(at: kink) }
    return (Int32(passed), slope)
  }
}
