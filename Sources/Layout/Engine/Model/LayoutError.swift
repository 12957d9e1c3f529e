package import ConstraintSolver

/// Why a screen has no layout.
package enum LayoutError: Error, Hashable {
  /// The solver refused the constraints.
  case unsolvable(SolverError)
  /// The texts of all views have more bytes together than the limit.
  case tooMuchText(limit: Int)
}
