import ConstraintSolver

/// A value that changes between two solvings, as a wish above all others.
struct Edit {
  private let wish: Constraint.ID

  init(_ edited: Problem.Edited, of variable: Variable, in solver: inout Solver) throws(SolverError)
  {
    wish = try solver.add(
      (variable == edited.value).with(priority: Priority(clamping: 999)))
  }

  func set(_ value: Double, in solver: inout Solver) throws(SolverError) {
    try solver.setConstant(of: wish, to: value)
  }
}
