/// All optimal solutions of a system: what the levels and the errors' ranks leave open.
struct Optima: Sendable {
  let definitions: Definitions
  let columnCount: Int

  /// The values of the columns that presolve left.
  let value: [Double]

  /// The components that leave a choice.
  let open: [OpenComponent]

  /// A component, and in the simplex' intervals what is left to choose.
  struct OpenComponent: Sendable {
    let component: Component
    let simplex: Simplex
  }

  /// Solves a system; nil if required constraints exclude each other.
  init?(_ system: System, isGivenUp: [Bool]) throws(SolverError) {
    let presolve = Presolve(system, isGivenUp: isGivenUp)
    guard !presolve.isContradictory, let components = Components(presolve) else { return nil }
    var value = [Double](repeating: 0, count: system.columnCount)
    var open = components.lonely.open(&value)
    for component in components.tied {
      guard let simplex = try component.optima() else { return nil }
      for (local, column) in component.columns.enumerated() {
        value[Int(column)] = simplex.value[local]
      }
      if !simplex.isDetermined {
        open.append(OpenComponent(component: component, simplex: simplex))
      }
    }
    definitions = presolve.definitions
    columnCount = system.columnCount
    (self.value, self.open) = (value, open)
  }

  /// Whether the required constraints that are not given up hold together.
  static func areFeasible(_ system: System, isGivenUp: [Bool]) throws(SolverError) -> Bool {
    let presolve = Presolve(system, isGivenUp: isGivenUp, requiredOnly: true)
    guard !presolve.isContradictory, let components = Components(presolve) else {
      return false
    }
    for component in components.tied {
      guard try component.feasible() != nil else { return false }
    }
    return true
  }

  /// The values of all columns: of the optima, those whose variables are least by rank.
  func values() throws(SolverError) -> [Double] {
    var values = value
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

extension LonelyColumns {
  /// Fills in the values of the columns; gives those that leave a choice.
  fileprivate func open(_ value: inout [Double]) -> [Optima.OpenComponent] {
    var open: [Optima.OpenComponent] = []
    for (place, column) in columns.enumerated() {
      let left = interval[place]
      value[Int(column)] = left.nearestToZero
      guard !left.isPoint else { continue }
      var component = Component()
      (component.columns, component.interval) = ([column], [left])
      let simplex = Simplex(startingAt: [left.nearestToZero], within: [left])
      open.append(Optima.OpenComponent(component: component, simplex: simplex))
    }
    return open
  }
}
