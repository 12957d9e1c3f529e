/// A kink or an end that an entering activity's move comes to.
struct Step: Sendable {
  /// How far the entering activity moves until then.
  var length: Double

  /// By how much the cost's slope along the move grows there.
  var jump: Double

  /// How fast the activity that comes to it moves.
  var speed: Double

  /// Where that activity then is.
  var position: Double

  /// The row of that activity; -1 is the entering activity itself.
  var row: Int32

  /// Whether this comes before another one: the shorter, of equal ones the faster, which rounds
  /// less.
  fileprivate func precedes(_ other: Step) -> Bool {
    if length != other.length { return length < other.length }
    if speed.magnitude != other.speed.magnitude {
      return speed.magnitude > other.speed.magnitude
    }
    return row < other.row
  }
}

/// The steps of a move, the next one first: a binary heap.
struct StepQueue: Sendable {
  private(set) var steps: [Step] = []

  /// Forgets all steps.
  mutating func clear() { steps.removeAll(keepingCapacity: true) }

  /// Adds a step; the order is made later, at once.
  mutating func append(_ step: Step) { steps.append(step) }

  /// Puts the next step first.
  mutating func order() {
    for place in stride(from: steps.count / 2 - 1, through: 0, by: -1) { sink(place) }
  }

  /// Takes the next step out.
  mutating func next() -> Step? {
    guard let first = steps.first, let last = steps.popLast() else { return nil }
    if !steps.isEmpty {
      steps[0] = last
      sink(0)
    }
    return first
  }

  private mutating func sink(_ start: Int) {
    var hole = start
    let step = steps[start]
    while 2 * hole + 1 < steps.count {
      var child = 2 * hole + 1
      if child + 1 < steps.count, steps[child + 1].precedes(steps[child]) { child += 1 }
      guard steps[child].precedes(step) else { break }
      steps[hole] = steps[child]
      hole = child
    }
    steps[hole] = step
  }
}
