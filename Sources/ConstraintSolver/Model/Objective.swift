/// The measure that is least among the solutions that hold the required constraints.
public enum Objective: Sendable {
  /// The sum of the errors at each priority, the stronger priorities first: no number of weaker
  /// constraints moves a stronger one.
  case strictLevels

  /// The sum of all absolute errors, each times the weight of its priority, as Cassowary has it
  /// (Badros, Borning and Stuckey, *The Cassowary linear arithmetic constraint solving algorithm*,
  /// 2001).
  ///
  /// Enough weak constraints move a stronger one, so this is for comparison with such solvers.
  /// Weights are positive and finite, 1e-3 to 1e9 for exact answers; required constraints stay
  /// required and have none.
  case weightedSum(@Sendable (Priority) -> Double)
}

extension Objective {
  /// The factor of an error at a priority; throws if the weight is not positive and finite.
  func weight(of priority: Priority) throws(SolverError) -> Double {
    guard case .weightedSum(let weight) = self, priority != .required else { return 1 }
    let value = weight(priority)
    guard value > 0, value.isFinite else { throw .unusableWeight(value, of: priority) }
    return value
  }
}
