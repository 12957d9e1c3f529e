/// Why a change was refused or a system was not solved; the solver is as it was before.
public enum SolverError: Error, Hashable {
  /// A coefficient is infinite or not a number.
  case nonFiniteCoefficient(Double, of: Variable, in: Constraint)

  /// A constant is infinite or not a number.
  case nonFiniteConstant(Double, in: Constraint)

  /// A variable is of another solver, or was removed.
  case unknownVariable(Variable)

  /// A constraint is of another solver, or was removed.
  case unknownConstraint(Constraint.ID)

  /// A variable cannot be removed because a constraint still names it.
  case variableInUse(Variable, by: Constraint)

  /// The weighted sum has a weight for a priority that is not positive or not finite.
  case unusableWeight(Double, of: Priority)

  /// Required constraints hold or not depending on rounding.
  case inconsistentRounding

  /// So many required constraints exclude each other that it took too long to say which.
  case conflictLimit(Int)

  /// Solving took more pivots than allowed.
  case iterationLimit(Int)
}
