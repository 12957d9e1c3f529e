/// A system whose required constraints hold together, and its answer.
struct SolvedSystem: ~Copyable {
  let order: Order
  var presolve: Presolve
  let components: Components

  /// The components that rows tie together, by their first columns.
  var tied: [SolvedComponent]

  /// The components that leave a choice, which the variables' ranks then decide.
  let open: [SolvedComponent]

  /// The choices that these leave, resolved.
  private(set) var choices: [FreeSpace] = []

  /// The value of each column.
  var values: [Double]

  /// The routes of changed constants; made by the first.
  var routes: KeptRoutes?

  /// The line that the solution is on, and the one constraint whose constant changed last.
  var course: Course?
  var lastChanged: Int32?

  var columnCount: Int { order.columnCount }

  /// Solves a system without the rows that are given up; nil if required ones exclude each other.
  ///
  /// A component that is among those solved before is not solved again. As its optima depend on
  /// nothing else, the result is the same to the bit.
  static func solving(
    _ order: Order, _ constraints: ConstraintTable, isGivenUp: [Bool],
    knowing known: [SolvedComponent]
  ) throws(SolverError) -> SolvedSystem? {
    let presolve = Presolve(order, constraints) { isGivenUp.isEmpty || !isGivenUp[$0] }
    guard presolve.contradiction == nil else { return nil }
    let components = Components(presolve, order.weight)
    var values = [Double](repeating: 0, count: order.columnCount)
    guard let tied = try solve(components.tied, knowing: known, into: &values),
      let lonely = solveLonely(presolve, components, order.weight, into: &values)
    else { return nil }
    var solved = SolvedSystem(
      order: order, presolve: presolve, components: components, tied: tied,
      open: lonely + tied.filter { $0.choice != nil }, values: values)
    try solved.resolveChoices()
    solved.completeValues()
    try solved.checkDemands(constraints, isGivenUp: isGivenUp)
    return solved
  }

  /// Solves components that are not known; nil if one has no place left.
  private static func solve(
    _ components: [Component], knowing known: [SolvedComponent], into values: inout [Double]
  ) throws(SolverError) -> [SolvedComponent]? {
    var solver = ComponentSolver()
    var solved: [SolvedComponent] = []
    solved.reserveCapacity(components.count)
    var next = 0
    for component in components {
      while next < known.count, known[next].firstColumn < component.columns[0] { next += 1 }
      if next < known.count, known[next].component == component {
        solved.append(known[next])
      } else {
        guard component.leavesPlaces, try solver.findOptima(of: component) else { return nil }
        solved.append(SolvedComponent(component, solver.simplex))
      }
      solved[solved.count - 1].write(to: &values)
    }
    return solved
  }

  /// Solves the columns that no row ties, and gives those that leave a choice; nil if one has no
  /// place left.
  private static func solveLonely(
    _ presolve: borrowing Presolve, _ components: borrowing Components, _ weight: [Double],
    into values: inout [Double]
  ) -> [SolvedComponent]? {
    var lonely = LonelyColumns()
    var open: [SolvedComponent] = []
    for column in values.indices where components.componentOfColumn[column] == Components.lonely {
      guard let optima = lonely.optima(of: Int32(column), presolve, weight) else { return nil }
      values[column] = optima.nearestToZero
      if !optima.isPoint { open.append(SolvedComponent(column: Int32(column), optima: optima)) }
    }
    return open
  }

  /// Gives the variables by rank the least absolute values that the optima leave.
  private mutating func resolveChoices() throws(SolverError) {
    choices = FreeSpace.all(of: self)
    for place in choices.indices {
      try choices[place].shrink()
      for (local, column) in choices[place].columns.enumerated() {
        values[Int(column)] = choices[place].simplex.value[local]
      }
    }
  }

  /// Throws if rounding broke a required constraint, where coefficients differ so much that it can.
  private func checkDemands(
    _ constraints: ConstraintTable, isGivenUp: [Bool]
  ) throws(SolverError) {
    guard tied.contains(where: { $0.isFine }) else { return }
    for (row, constraint) in order.constraintOfRow.enumerated() {
      if !isGivenUp.isEmpty, isGivenUp[row] { continue }
      guard holds(Int(constraint), constraints) else { throw .inconsistentRounding }
    }
  }

  /// Whether a constraint is a wish, or holds but for rounding of its largest term.
  private func holds(_ constraint: Int, _ constraints: ConstraintTable) -> Bool {
    let record = constraints.records[constraint]
    guard record.priority == 1000 else { return true }
    var (difference, size) = (-record.constant, 1.0)
    for place in constraints.range(of: constraint) {
      let term = constraints.terms[place]
      let product = term.coefficient * values[order.columns.column(of: term.variable)]
      difference += product
      size = max(size, product.magnitude)
    }
    return record.relation.error(of: difference) <= Tolerance.position * size
  }

  /// Fills in the values of the columns that presolve took out; zero has one form only, so that
  /// equal answers are equal bits.
  private mutating func completeValues() {
    for column in values.indices where values[column] == 0 { values[column] = 0 }
    presolve.definitions.complete(&values)
  }
}

/// A solved system that a solver and the solutions that left a choice hold together.
///
/// Only changes of constants write to it, and only while one solver alone holds it; nothing else can
/// then be reading it.
final class SharedSystem: @unchecked Sendable {
  var system: SolvedSystem

  init(_ system: consuming SolvedSystem) { self.system = system }
}
