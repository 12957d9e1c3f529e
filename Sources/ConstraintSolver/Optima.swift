/// All optimal solutions of a system: what the levels and the errors' ranks leave open.
struct Optima: Sendable {
  let definitions: Definitions
  let columnCount: Int

  /// The values of the columns that presolve left.
  let value: [Double]

  /// The components that rows tie together, by their first columns.
  let tied: [SolvedComponent]

  /// The components that leave a choice.
  let open: [SolvedComponent]

  /// Solves a system; nil if required constraints exclude each other.
  ///
  /// A component that is among those solved before is not solved again. As its optima depend on
  /// nothing else, the result is the same to the bit.
  init?(
    _ system: System, isGivenUp: [Bool], knowing known: [SolvedComponent]
  ) throws(SolverError) {
    let presolve = Presolve(system, isGivenUp: isGivenUp)
    guard !presolve.isContradictory, let components = Components(presolve),
      let tied = try Self.solve(components.tied, knowing: known)
    else { return nil }
    var value = [Double](repeating: 0, count: system.columnCount)
    for part in tied {
      for (local, column) in part.component.columns.enumerated() {
        value[Int(column)] = part.simplex.value[local]
      }
    }
    open = components.lonely.open(&value) + tied.filter { !$0.simplex.isDetermined }
    definitions = presolve.definitions
    columnCount = system.columnCount
    (self.value, self.tied) = (value, tied)
  }

  /// Solves components that are not known; nil if one has no place left.
  private static func solve(
    _ components: [Component], knowing known: [SolvedComponent]
  ) throws(SolverError) -> [SolvedComponent]? {
    var solved: [SolvedComponent] = []
    solved.reserveCapacity(components.count)
    var next = 0
    for component in components {
      while next < known.count, known[next].firstColumn < component.columns[0] { next += 1 }
      if next < known.count, known[next].component == component {
        solved.append(known[next])
      } else {
        guard let simplex = try component.optima() else { return nil }
        solved.append(SolvedComponent(component: component, simplex: simplex))
      }
    }
    return solved
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
  fileprivate func open(_ value: inout [Double]) -> [SolvedComponent] {
    var open: [SolvedComponent] = []
    for (place, column) in columns.enumerated() {
      let left = interval[place]
      value[Int(column)] = left.nearestToZero
      guard !left.isPoint else { continue }
      var component = Component()
      (component.columns, component.interval) = ([column], [left])
      let simplex = Simplex(startingAt: [left.nearestToZero], within: [left])
      open.append(SolvedComponent(component: component, simplex: simplex))
    }
    return open
  }
}
