package import ConstraintSolver

/// Why a screen has no layout.
package enum LayoutError: Error, Hashable {
  /// The solver refused the constraints.
  case unsolvable(SolverError)
}
