/// Required rows that cannot hold together.
struct Contradiction {
  /// The rows, each once; not necessarily the fewest.
  let rows: Set<Int>

  /// Whether each row is needed, but for the odd coincidence.
  let isTight: Bool

  /// Looks for a contradiction among the rows that are admitted; nil if they can hold together.
  init?(
    _ order: Order, _ constraints: ConstraintTable, admitting isAdmitted: (Int) -> Bool
  ) throws(SolverError) {
    let presolve = Presolve(order, constraints, admitting: isAdmitted)
    if let row = presolve.contradiction {
      (rows, isTight) = (Set(presolve.sources(of: [(row, 1)])), true)
      return
    }
    let components = Components(presolve, [])
    if let column = Self.emptyColumn(presolve, components) {
      (rows, isTight) = (Set(presolve.sources(ofEmpty: column)), true)
      return
    }
    for place in components.tied.indices where try components.tied[place].feasible() == nil {
      (rows, isTight) = (Self.sources(of: place, in: components, presolve), false)
      return
    }
    return nil
  }

  /// A column whose own bounds leave it no place.
  private static func emptyColumn(
    _ presolve: borrowing Presolve, _ components: borrowing Components
  ) -> Int32? {
    for component in components.tied {
      for (local, column) in component.columns.enumerated() where component.interval[local].isEmpty
      {
        return column
      }
    }
    var lonely = LonelyColumns()
    for column in presolve.states.indices
    where components.componentOfColumn[column] == Components.lonely {
      if lonely.optima(of: Int32(column), presolve, []) == nil { return Int32(column) }
    }
    return nil
  }

  /// The constraints behind the rows of a component and the bounds of its columns.
  private static func sources(
    of component: Int, in components: borrowing Components, _ presolve: borrowing Presolve
  ) -> Set<Int> {
    var sources: Set<Int> = []
    for row in components.rows(of: component) {
      sources.formUnion(presolve.sources(of: [(Int(row), 1)]))
    }
    for column in components.tied[component].columns {
      presolve.forEachSingle(of: column) { sources.formUnion(presolve.sources(of: [($0, 1)])) }
    }
    return sources
  }
}
