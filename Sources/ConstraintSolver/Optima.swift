/// All optimal solutions of a system: what the levels and the errors' ranks leave open.
struct Optima: Sendable {
  let definitions: Definitions
  let components: [Component]
  var simplexes: [Simplex]
  let columnCount: Int

  /// Solves a system; nil if required constraints exclude each other.
  init?(_ system: System, isGivenUp: [Bool]) throws(SolverError) {
    let presolve = Presolve(system, isGivenUp: isGivenUp)
    guard !presolve.isContradictory, let components = Component.all(of: presolve) else {
      return nil
    }
    var simplexes: [Simplex] = []
    simplexes.reserveCapacity(components.count)
    for component in components {
      guard let simplex = try component.optima() else { return nil }
      simplexes.append(simplex)
    }
    definitions = presolve.definitions
    columnCount = system.columnCount
    self.components = components
    self.simplexes = simplexes
  }

  /// Whether the required constraints that are not given up hold together.
  static func areFeasible(_ system: System, isGivenUp: [Bool]) throws(SolverError) -> Bool {
    let presolve = Presolve(system, isGivenUp: isGivenUp, requiredOnly: true)
    guard !presolve.isContradictory, let components = Component.all(of: presolve) else {
      return false
    }
    for component in components where component.rowCount > 0 {
      guard try component.feasible() != nil else { return false }
    }
    return true
  }

  /// The values of all columns: of the optima, those whose variables are least by rank.
  func values() throws(SolverError) -> [Double] {
    var values = [Double](repeating: 0, count: columnCount)
    for (component, simplex) in zip(components, simplexes) {
      for (local, column) in component.columns.enumerated() {
        values[Int(column)] = simplex.value[local]
      }
    }
    for var space in FreeSpace.all(of: self) {
      try space.shrink()
      for (local, column) in space.columns.enumerated() {
        values[Int(column)] = space.simplex.value[local]
      }
    }
    definitions.complete(&values)
    return values.map { $0 == 0 ? 0 : $0 }
  }
}
