extension Descent {
  /// The step at which the cost stops falling, or falls but for entries too small to stop it; the
  /// basic activities pass the kinks before it.
  mutating func lastStep(_ move: Move, _ simplex: Simplex) -> Step? {
    queue.order()
    var slope = move.slope
    var last: Step?
    while slope < -precision.slope, let step = queue.next() {
      if let last { goPast(last, simplex) }
      slope += step.jump
      last = step
    }
    guard let last, slope >= -Tolerance.slope else { return nil }
    return precision.avoids(last.speed) ? safestStep(near: last, simplex) : last
  }

  private mutating func goPast(_ step: Step, _ simplex: Simplex) {
    if step.row >= 0 { pass(step, simplex) }
    if precision.isFine { passedSteps.append(step) }
  }

  /// Of the steps that are as long as one on a small entry, but for rounding, the one on the largest
  /// (Harris, 1973).
  private mutating func safestStep(near stop: Step, _ simplex: Simplex) -> Step {
    var (best, count) = (stop, passedSteps.count)
    for place in passedSteps.indices.reversed() {
      let step = passedSteps[place]
      let distance = (stop.length - step.length) * step.speed.magnitude
      guard distance <= precision.position(near: step.position) else { break }
      if step.speed.magnitude > best.speed.magnitude { (best, count) = (step, place) }
    }
    for step in passedSteps[count...].reversed() where step.row >= 0 { comeBack(step, simplex) }
    return best
  }

  /// The first step; of those that are idle, the one of the first activity.
  func firstStep(_ move: Move, _ simplex: Simplex) -> Step? {
    func key(_ step: Step) -> (Double, Int32) {
      (isIdle(step, move, simplex) ? 0 : step.length, activity(of: step, move, simplex))
    }
    return queue.steps.min { key($0) < key($1) }
  }

  private func activity(of step: Step, _ move: Move, _ simplex: Simplex) -> Int32 {
    step.row >= 0 ? simplex.basic[Int(step.row)] : simplex.nonbasic[move.slot]
  }

  /// Whether an activity is already, but for rounding, at the place that it comes to.
  func isIdle(_ step: Step, _ move: Move, _ simplex: Simplex) -> Bool {
    let value = simplex.value[Int(activity(of: step, move, simplex))]
    return (step.position - value).magnitude <= precision.position(near: value)
  }

  /// Lists what a move comes to.
  mutating func collectSteps(_ move: Move, _ simplex: Simplex) {
    queue.clear()
    passedSteps.removeAll(keepingCapacity: true)
    let activity = Int(simplex.nonbasic[move.slot])
    collectSteps(
      of: activity, row: -1, passed: passed(activity, move, simplex), speed: move.direction, simplex
    )
    for row in 0..<simplex.rowCount {
      let speed = move.direction * self.speed[row]
      guard speed.magnitude > Tolerance.pivot else { continue }
      collectSteps(
        of: Int(simplex.basic[row]), row: row, passed: Int(passed[row]), speed: speed, simplex)
    }
  }

  /// How many kinks of the entering activity lie behind it.
  func passed(_ activity: Int, _ move: Move, _ simplex: Simplex) -> Int {
    let value = simplex.value[activity]
    let reach = value + precision.position(near: value) * move.direction
    var passed = 0
    for kink in cost.kinks(of: activity) where cost.position(of: kink) <= reach { passed += 1 }
    return passed
  }

  /// Lists the kinks ahead of an activity that moves at a speed, and the end of its interval.
  private mutating func collectSteps(
    of activity: Int, row: Int, passed: Int, speed: Double, _ simplex: Simplex
  ) {
    let (value, kinks) = (simplex.value[activity], cost.kinks(of: activity))
    let isUpward = speed > 0
    let end = isUpward ? simplex.interval[activity].upper : simplex.interval[activity].lower
    var kink = isUpward ? kinks.lowerBound + passed : kinks.lowerBound + passed - 1
    while kinks.contains(kink),
      isUpward ? cost.position(of: kink) < end : cost.position(of: kink) > end
    {
      let position = cost.position(of: kink)
      queue.append(
        Step(
          length: max(0, (position - value) / speed), jump: speed.magnitude * cost.jump(at: kink),
          speed: speed, position: position, row: Int32(row)))
      kink += isUpward ? 1 : -1
    }
    guard end.magnitude < .infinity else { return }
    queue.append(
      Step(
        length: max(0, (end - value) / speed), jump: .infinity, speed: speed, position: end,
        row: Int32(row)))
  }

  /// Notes that a basic activity goes over a kink.
  private mutating func pass(_ step: Step, _ simplex: Simplex) {
    let row = Int(step.row)
    let first = cost.kinks(of: Int(simplex.basic[row])).lowerBound
    if step.speed > 0 {
      slope[row] += cost.jump(at: first + Int(passed[row]))
      passed[row] += 1
    } else {
      passed[row] -= 1
      slope[row] -= cost.jump(at: first + Int(passed[row]))
    }
  }

  /// Notes that a basic activity does not go over a kink after all.
  private mutating func comeBack(_ step: Step, _ simplex: Simplex) {
    let row = Int(step.row)
    let first = cost.kinks(of: Int(simplex.basic[row])).lowerBound
    if step.speed > 0 {
      passed[row] -= 1
      slope[row] -= cost.jump(at: first + Int(passed[row]))
    } else {
      slope[row] += cost.jump(at: first + Int(passed[row]))
      passed[row] += 1
    }
  }
}
