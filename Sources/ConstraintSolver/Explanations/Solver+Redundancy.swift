extension Solver {
  /// The required constraints that demand nothing but what the other required ones demand already,
  /// in the order of preference: the engine's before the user's, then by rank.
  ///
  /// They are looked for from the last in that order to the first. One is redundant if those that
  /// are left, without it, allow exactly the same values: it is an equality or a bound that always
  /// holds where they do. So all that are reported can be removed together, and what remains has
  /// none. Of a constraint and its copies, the first is kept.
  ///
  /// A constraint that is not required neither counts nor is reported. The same goes for constraints that are
  /// given up in a conflict; resolve the conflicts before removing anything, as the constraints that
  /// are left may be given up in another order.
  ///
  /// Two values are the same if they differ by less than 1e-9 of the largest number involved. The
  /// cost is up to two solvings for every required constraint, each of only those that variables
  /// tie to it.
  public func redundantConstraints() throws(SolverError) -> [Constraint.ID] {
    let required = try requiredByPreference()
    let givenUp = try Self.givenUp(of: required.map(\.constraint))
    let held = required.indices.filter { !givenUp.contains($0) }
    let search = try RedundancySearch(held.map { required[$0].constraint })
    return search.redundant.map { required[held[$0]].id }
  }

  private func requiredByPreference() throws(SolverError) -> [(
    id: Constraint.ID, constraint: Constraint
  )] {
    var engine: [(id: Constraint.ID, constraint: Constraint)] = []
    var user = engine
    for id in constraintIDs {
      let constraint = try constraint(id)
      guard constraint.priority == .required else { continue }
      if constraint.owner == .engine {
        engine.append((id, constraint))
      } else {
        user.append((id, constraint))
      }
    }
    return engine + user
  }

  /// The places of those constraints that are given up if nothing else is demanded.
  private static func givenUp(of required: [Constraint]) throws(SolverError) -> Set<Int> {
    var local = LocalSolver()
    for (place, constraint) in required.enumerated() {
      try local.add(constraint.with(rank: place).with(tag: place))
    }
    return Set(try local.solver.solve().conflicts.map(\.givenUp.tag))
  }
}
