/// What makes one answer better than another when not all wishes can hold.
public enum Objective: Sendable {
  /// The sum of absolute errors at each priority, the stronger priorities first, as Auto Layout has
  /// it: no number of weaker wishes moves a stronger one.
  case strictLevels

  /// The sum of all wishes' absolute errors, each times the weight of its priority, as solvers of
  /// the Cassowary family have it.
  ///
  /// Weights are above 0; required constraints stay required.
  case weightedSum(@Sendable (Priority) -> Double)
}
