/// One stage of the simplex: the descent to the least of one cost, from where the last one ended.
struct Descent {
  let cost: PiecewiseCost

  /// For each basic activity, how many of its kinks lie below the piece it is on.
  private(set) var passed: [Int] = []

  /// For each basic activity, the slope of the piece it is on.
  private var slope: [Double] = []

  /// For each nonbasic activity, what the basic ones cost per unit of it.
  private(set) var gradient: [Double]

  /// For each basic activity, how fast it follows the entering one.
  private var speed: [Double]
  private var steps: [Step] = []
  private var idleSteps = 0

  /// A kink or an end that the entering activity's move comes to.
  private struct Step {
    var length: Double
    var jump: Double
    var pivot: Double
    /// The basic activity's row; -1 is the entering activity itself.
    var row: Int
    var position: Double
  }

  /// An activity that is worth moving.
  private struct Move {
    var slot: Int
    var isUpward: Bool
    var slope: Double
    var direction: Double { isUpward ? 1 : -1 }
  }

  /// Minimises a cost and narrows all intervals to its optima.
  static func minimise(_ cost: PiecewiseCost, in simplex: inout Simplex) throws(SolverError) {
    var descent = Descent(cost, simplex)
    while let move = descent.bestMove(&simplex) {
      guard simplex.pivots < simplex.pivotLimit else {
        throw .iterationLimit(simplex.pivotLimit)
      }
      simplex.pivots += 1
      if !descent.take(move, in: &simplex) { break }
    }
    descent.narrow(&simplex)
  }

  private init(_ cost: PiecewiseCost, _ simplex: Simplex) {
    self.cost = cost
    gradient = Array(repeating: 0, count: simplex.columnCount)
    speed = Array(repeating: 0, count: simplex.rowCount)
    passed.reserveCapacity(simplex.rowCount)
    slope.reserveCapacity(simplex.rowCount)
    for activity in simplex.basic {
      let piece = piece(of: Int(activity), simplex)
      passed.append(piece.passed)
      slope.append(piece.slope)
    }
  }

  /// The piece on which an activity stands; on a kink, the flatter side that it may move to.
  private func piece(of activity: Int, _ simplex: Simplex) -> (passed: Int, slope: Double) {
    let (value, interval) = (simplex.value[activity], simplex.interval[activity])
    let tolerance = Tolerance.position(near: value)
    var (passed, slope) = (0, cost.base[activity])
    for kink in cost.kinks(of: activity) {
      let (position, next) = (cost.position[kink], slope + cost.jump[kink])
      let isBelow = position < value - tolerance || interval.lower >= position - tolerance
      let isAt = position <= value + tolerance && position < interval.upper - tolerance
      guard isBelow || (isAt && next.magnitude < slope.magnitude) else { break }
      (passed, slope) = (passed + 1, next)
    }
    return (passed, slope)
  }

  /// The steepest descent, or the first one after many idle steps (Bland's rule ends cycles).
  private mutating func bestMove(_ simplex: inout Simplex) -> Move? {
    updateGradient(&simplex)
    var best: Move?
    for slot in simplex.nonbasic.indices {
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

  private var isCautious: Bool { idleSteps > 50 }

  private mutating func updateGradient(_ simplex: inout Simplex) {
    if slope.contains(where: { $0 != 0 }) {
      simplex.gradient(of: slope, into: &gradient)
    } else {
      for slot in gradient.indices { gradient[slot] = 0 }
    }
  }

  private func move(_ slot: Int, _ simplex: Simplex) -> Move? {
    let activity = Int(simplex.nonbasic[slot])
    let (value, interval) = (simplex.value[activity], simplex.interval[activity])
    guard !interval.isPoint else { return nil }
    let slopes = cost.slopes(of: activity, at: value)
    let tolerance = Tolerance.position(near: value)
    let upward = slopes.above + gradient[slot]
    if upward < -Tolerance.slope, value < interval.upper - tolerance {
      return Move(slot: slot, isUpward: true, slope: upward)
    }
    let downward = -(slopes.below + gradient[slot])
    if downward < -Tolerance.slope, value > interval.lower + tolerance {
      return Move(slot: slot, isUpward: false, slope: downward)
    }
    return nil
  }

  /// Moves until the cost stops falling; false if nothing stops it, which only rounding can cause.
  private mutating func take(_ move: Move, in simplex: inout Simplex) -> Bool {
    simplex.speeds(following: Int(simplex.nonbasic[move.slot]), into: &speed)
    collectSteps(move, simplex)
    steps.sort {
      ($0.length, -$0.pivot.magnitude, $0.row) < ($1.length, -$1.pivot.magnitude, $1.row)
    }
    var slope = move.slope
    guard
      let stop = steps.firstIndex(where: { step in
        slope += step.jump
        return isCautious || slope >= -Tolerance.slope
      })
    else { return false }
    idleSteps = steps[stop].length > 0 ? 0 : idleSteps + 1
    for step in steps[..<stop] where step.row >= 0 { pass(step, move, simplex) }
    advance(move, to: steps[stop], in: &simplex)
    return true
  }

  private mutating func collectSteps(_ move: Move, _ simplex: Simplex) {
    steps.removeAll(keepingCapacity: true)
    let activity = Int(simplex.nonbasic[move.slot])
    let value = simplex.value[activity]
    let tolerance = Tolerance.position(near: value)
    let passed = cost.kinks(of: activity).prefix {
      cost.position[$0] <= value + (move.isUpward ? tolerance : -tolerance)
    }.count
    collectSteps(of: activity, row: -1, passed: passed, speed: move.direction, simplex)
    for row in simplex.basic.indices {
      let speed = move.direction * self.speed[row]
      guard speed.magnitude > Tolerance.pivot else { continue }
      collectSteps(
        of: Int(simplex.basic[row]), row: row, passed: self.passed[row], speed: speed, simplex)
    }
  }

  /// Lists the kinks ahead of an activity that moves at a speed, and the end of its interval.
  private mutating func collectSteps(
    of activity: Int, row: Int, passed: Int, speed: Double, _ simplex: Simplex
  ) {
    let (value, interval) = (simplex.value[activity], simplex.interval[activity])
    let kinks = cost.kinks(of: activity)
    let isUpward = speed > 0
    let end = isUpward ? interval.upper : interval.lower
    func append(_ position: Double, _ jump: Double) {
      let length = max(0, (position - value) / speed)
      steps.append(Step(length: length, jump: jump, pivot: speed, row: row, position: position))
    }
    var kink = isUpward ? kinks.lowerBound + passed : kinks.lowerBound + passed - 1
    while kinks.contains(kink), isUpward ? cost.position[kink] < end : cost.position[kink] > end {
      append(cost.position[kink], speed.magnitude * cost.jump[kink])
      kink += isUpward ? 1 : -1
    }
    if end.magnitude < .infinity { append(end, .infinity) }
  }

  /// Notes that a basic activity goes over a kink.
  private mutating func pass(_ step: Step, _ move: Move, _ simplex: Simplex) {
    let first = cost.kinks(of: Int(simplex.basic[step.row])).lowerBound
    if step.pivot > 0 {
      slope[step.row] += cost.jump[first + passed[step.row]]
      passed[step.row] += 1
    } else {
      passed[step.row] -= 1
      slope[step.row] -= cost.jump[first + passed[step.row]]
    }
  }

  private mutating func advance(_ move: Move, to step: Step, in simplex: inout Simplex) {
    let entering = Int(simplex.nonbasic[move.slot])
    let change = move.direction * step.length
    for row in simplex.basic.indices {
      simplex.value[Int(simplex.basic[row])] += speed[row] * change
    }
    simplex.value[entering] += change
    guard step.row >= 0 else {
      simplex.value[entering] = step.position
      return
    }
    simplex.value[Int(simplex.basic[step.row])] = step.position
    let piece = enteringPiece(entering, move, simplex)
    simplex.exchange(row: step.row, slot: move.slot, speed: speed)
    (passed[step.row], slope[step.row]) = piece
  }

  /// The piece that the entering activity came to, seen from where it came from.
  private func enteringPiece(
    _ activity: Int, _ move: Move, _ simplex: Simplex
  ) -> (passed: Int, slope: Double) {
    let value = simplex.value[activity]
    let reach = Tolerance.position(near: value) * (move.isUpward ? 1 : -1)
    var (passed, slope) = (0, cost.base[activity])
    for kink in cost.kinks(of: activity) where cost.position[kink] <= value + reach {
      (passed, slope) = (passed + 1, slope + cost.jump[kink])
    }
    return (passed, slope)
  }
}
