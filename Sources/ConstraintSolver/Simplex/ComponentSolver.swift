/// The solving of components, one after another, in the same storage.
struct ComponentSolver: Sendable {
  /// The last component's activities and values; its intervals hold what is left to choose.
  var simplex = Simplex()

  var descent = Descent()
  private var start: [Interval] = []
  var bounds: [Pull] = []

  /// Makes a solver that has solved nothing yet.
  init() {}

  /// Finds the optima by level and then by the errors' ranks; says whether the required constraints
  /// hold together.
  mutating func findOptima(of component: Component) throws(SolverError) -> Bool {
    let distinct = component.withoutParallelRows() ?? component
    let scaled = distinct.withScaledRows() ?? distinct
    if !scaled.isWide {
      guard try findOptima(ofScaled: scaled, .usual) else { return false }
      if !strays(by: Tolerance.position) { return true }
    }
    guard try findOptima(ofScaled: scaled, .fine) else { return false }
    let end = scaled.endOfLevel(from: 0, level: 0)
    guard !strays(by: Tolerance.position),
      holds(scaled, requiredBefore: end, within: Tolerance.position)
    else { throw .inconsistentRounding }
    return true
  }

  private mutating func findOptima(
    ofScaled component: Component, _ precision: Precision
  ) throws(SolverError) -> Bool {
    guard try holdScaled(component, precision) else { return false }
    try minimiseLevels(component.pulls)
    try minimiseEachError(component.pulls)
    try renewValues()
    return true
  }

  /// Finds a place that holds the required constraints; says whether there is one.
  mutating func hold(_ component: Component) throws(SolverError) -> Bool {
    let scaled = component.withScaledRows() ?? component
    return try holdScaled(scaled, scaled.isWide ? .fine : .usual)
  }

  private mutating func holdScaled(
    _ component: Component, _ precision: Precision
  ) throws(SolverError) -> Bool {
    simplex.precision = precision
    findStart(component)
    simplex.load(component, nearZeroIn: start)
    if !simplex.isSmall { Crash.start(&simplex, of: component) }
    let end = component.endOfLevel(from: 0, level: 0)
    if !holds(component, requiredBefore: end, within: Tolerance.sum) {
      try approachRequired(component, requiredBefore: end)
      if !holds(component, requiredBefore: end, within: Tolerance.sum) {
        simplex.precision = .fine
        simplex.renew()
        try approachRequired(component, requiredBefore: end)
        simplex.refine()
        simplex.precision = precision
      }
      guard holds(component, requiredBefore: end, within: Tolerance.position) else { return false }
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

  private func holds(
    _ component: Component, requiredBefore end: Int, within tolerance: Double
  ) -> Bool {
    for (column, interval) in component.interval.enumerated()
    where !interval.holds(simplex.value[column], within: tolerance) { return false }
    return component.pulls[..<end].allSatisfy { pull in
      pull.holds(at: simplex.value[Int(pull.activity)], within: tolerance)
    }
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
    try descent.descend(bounds, bounds.indices, in: &simplex)
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

  /// A required pull of one side.
  func bound(_ column: Int, _ relation: Relation, _ end: Double) -> Pull {
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
      if !isConstant { try minimise(pulls, first..<end) }
      first = end
    }
  }

  /// Makes the errors least one by one: by level, then by rank.
  private mutating func minimiseEachError(_ pulls: [Pull]) throws(SolverError) {
    guard !simplex.isDetermined else { return }
    let open = pulls.indices.filter { !isConstant(pulls[$0]) }
    let inOrder = open.sorted {
      (pulls[$0].level, pulls[$0].order) < (pulls[$1].level, pulls[$1].order)
    }
    for place in inOrder where !isConstant(pulls[place]) {
      try minimise(pulls, place..<place + 1)
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
  fileprivate func holds(at value: Double, within tolerance: Double) -> Bool {
    let allowed = tolerance * max(1, value.magnitude, position.magnitude)
    return !(below != 0 && value < position - allowed)
      && !(above != 0 && value > position + allowed)
  }
}
