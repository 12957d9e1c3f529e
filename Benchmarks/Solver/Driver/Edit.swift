import ConstraintSolver

/// A value that changes between two solvings: a parameter that must hold, or a wish above all
/// others.
enum Edit {
  case parameter(Parameter)
  case wish(Constraint.ID)

  /// Puts the value of a variable into a solver.
  init(_ edited: Problem.Edited, of variable: Variable, in solver: inout Solver) throws(SolverError)
  {
    if edited.isRequired {
      let parameter = try solver.makeParameter(value: edited.value)
      try solver.add(variable == parameter)
      self = .parameter(parameter)
    } else {
      let wish = (variable == edited.value).with(priority: Priority(clamping: 999))
      self = .wish(try solver.add(wish))
    }
  }

  /// Gives the variable another value.
  func set(_ value: Double, in solver: inout Solver) throws(SolverError) {
    switch self {
    case .parameter(let parameter): try solver.setValue(of: parameter, to: value)
    case .wish(let wish): try solver.setConstant(of: wish, to: value)
    }
  }
}
