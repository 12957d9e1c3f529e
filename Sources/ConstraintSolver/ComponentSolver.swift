/// The solving of components, one after another, in the same storage.
struct ComponentSolver: Sendable {
  /// The last component's activities and values; its intervals hold what is left to choose.
  private(set) var simplex = Simplex()

  private var descent = Descent()
  private var start: [Interval] = []
  private var bounds: [Pull] = []

  /// Makes a solver that has solved nothing yet.
  init() {}

  /// Finds the optima by level and then by the errors' ranks; says whether the required constraints
  /// hold together.
  mutating func findOptima(of component: Component) throws(SolverError) -> Bool {
    if let merged = component.withoutParallelRows() { return try findOptima(ofDistinct: merged) }
    return try findOptima(ofDistinct: component)
  }

  private mutating func findOptima(ofDistinct component: Component) throws(SolverError) -> Bool {
    guard try hold(component) else { return false }
    try minimiseLevels(component.pulls)
    try settleErrors(component.pulls)
    simplex.refine()
    return true
  }

  /// Finds a place that holds the required constraints; says whether there is one.
  mutating func hold(_ component: Component) throws(SolverError) -> Bool {
    findStart(component)
    simplex.load(component, nearZeroIn: start)
    if !simplex.isSmall { Crash.start(&simplex, of: component) }
    let end = component.endOfLevel(from: 0, level: 0)
    if !holds(component, requiredBefore: end) {
      try approachRequired(component, requiredBefore: end)
      guard holds(component, requiredBefore: end) else { return false }
    }
    for pull in component.pulls[..<end] {
      simplex.interval[Int(pull.activity)].restrict(to: pull)
    }
    simplex.retireFixed()
    simplex.releaseFixed()
    return true
  }

  /// The optima of each column by itself, where the rows do not count; a good place to start.
  private mutating func findStart(_ component: Component) {
    start.removeAll(keepingCapacity: true)
    start.append(contentsOf: component.interval)
    var first = 0
    while first < component.pulls.count {
      let end = component.endOfRun(from: first)
      let activity = Int(component.pulls[first].activity)
      if activity < start.count, !start[activity].isPoint {
        start[activity].minimise(component.pulls[first..<end])
      }
      first = end
    }
  }

  private func holds(_ component: Component, requiredBefore end: Int) -> Bool {
    for column in component.interval.indices
    where !component.interval[column].holds(simplex.value[column]) { return false }
    for pull in component.pulls[..<end] where !pull.holds(at: simplex.value[Int(pull.activity)]) {
      return false
    }
    return true
  }

  /// Makes the errors of required constraints least, with the columns' ends among them.
  private mutating func approachRequired(
    _ component: Component, requiredBefore end: Int
  ) throws(SolverError) {
    collectBounds(component)
    bounds.append(contentsOf: component.pulls[..<end])
    for activity in simplex.interval.indices where !simplex.interval[activity].isPoint {
      simplex.interval[activity] = .unbounded
    }
    try descent.minimise(bounds, bounds.indices, in: &simplex)
    for column in component.interval.indices {
      simplex.interval[column] = component.interval[column]
    }
    for row in component.interval.count..<simplex.activityCount {
      simplex.interval[row] = .unbounded
    }
  }

  /// The columns' ends as required pulls.
  private mutating func collectBounds(_ component: Component) {
    bounds.removeAll(keepingCapacity: true)
    for (column, interval) in component.interval.enumerated() where !interval.isPoint {
      if interval.lower > -.infinity {
        bounds.append(bound(column, .greaterThanOrEqual, interval.lower))
      }
      if interval.upper < .infinity {
        bounds.append(bound(column, .lessThanOrEqual, interval.upper))
      }
    }
  }

  private func bound(_ column: Int, _ relation: Relation, _ end: Double) -> Pull {
    Pull(Int32(column), relation, end, weight: 1, level: 0, order: 0)
  }
}

extension ComponentSolver {
  /// Makes the sum of errors least level by level.
  private mutating func minimiseLevels(_ pulls: [Pull]) throws(SolverError) {
    var first = 0
    while first < pulls.count, !simplex.isDetermined {
      let level = pulls[first].level
      var end = first
      var isConstant = true
      while end < pulls.count, pulls[end].level == level {
        isConstant = isConstant && self.isConstant(pulls[end])
        end += 1
      }
      if !isConstant { try descent.minimise(pulls, first..<end, in: &simplex) }
      first = end
    }
  }

  /// Makes the errors least one by one: by level, then by rank.
  private mutating func settleErrors(_ pulls: [Pull]) throws(SolverError) {
    guard !simplex.isDetermined else { return }
    let open = pulls.indices.filter { !isConstant(pulls[$0]) }
    let inOrder = open.sorted {
      (pulls[$0].level, pulls[$0].order) < (pulls[$1].level, pulls[$1].order)
    }
    for place in inOrder where !isConstant(pulls[place]) {
      try descent.minimise(pulls, place..<place + 1, in: &simplex)
      if simplex.isDetermined { return }
    }
  }

  /// Whether a pull's error is the same for all that is left to choose.
  private func isConstant(_ pull: Pull) -> Bool {
    pull.level == 0 || pull.isConstant(in: simplex.interval[Int(pull.activity)])
  }
}

extension Component {
  /// The optima by level and then by the errors' ranks, as a simplex whose intervals hold what is
  /// left to choose; nil if required constraints exclude each other.
  func optima() throws(SolverError) -> Simplex? {
    var solver = ComponentSolver()
    return try solver.findOptima(of: self) ? solver.simplex : nil
  }

  /// A simplex that holds the required constraints; nil if there is none.
  func feasible() throws(SolverError) -> Simplex? {
    var solver = ComponentSolver()
    return try solver.hold(self) ? solver.simplex : nil
  }

  /// The first pull of another level, at or after a place.
  fileprivate func endOfLevel(from first: Int, level: Int32) -> Int {
    var end = first
    while end < pulls.count, pulls[end].level == level { end += 1 }
    return end
  }

  /// The first pull after a place that is of another level or activity than the place's.
  fileprivate func endOfRun(from first: Int) -> Int {
    var end = first + 1
    while end < pulls.count, pulls[end].activity == pulls[first].activity,
      pulls[end].level == pulls[first].level
    { end += 1 }
    return end
  }
}

extension Pull {
  /// Whether a required pull has no error but rounding.
  fileprivate func holds(at value: Double) -> Bool {
    let allowed = Tolerance.position(near: max(value.magnitude, position.magnitude))
    return !(below != 0 && value < position - allowed)
      && !(above != 0 && value > position + allowed)
  }
}
