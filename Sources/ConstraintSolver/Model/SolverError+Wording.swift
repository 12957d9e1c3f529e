extension SolverError: CustomStringConvertible {
  /// The mistake, its culprit, and a way out.
  public var description: String {
    switch self {
    case .nonFiniteCoefficient(let value, let variable, let constraint):
      "the coefficient \(value) of \(variable) in \(constraint) is not finite; give a finite number"
    case .nonFiniteConstant(let value, let constraint):
      "the constant \(value) in \(constraint) is not finite; give a finite number"
    case .unknownVariable(let variable):
      "\(variable) is not a variable of this solver; make it with makeVariable"
    case .unknownConstraint(let constraint):
      "c\(constraint.index) is not a constraint of this solver, or was removed; add it first"
    case .variableInUse(let variable, let constraint):
      "\(variable) is still named by \(constraint); remove that first"
    case .unusableWeight(let weight, let priority):
      "the weight \(weight) of priority \(priority) is not positive and finite; give one that is"
    case .inconsistentRounding:
      "required constraints hold or not depending on rounding; scale numbers to a similar size"
    case .conflictLimit(let limit):
      "so many required constraints exclude each other that \(limit) looks at one did not tell which; "
        + "remove those that were added last, or give some a priority below 1000"
    case .iterationLimit(let limit):
      "not solved after \(limit) pivots; scale coefficients so that they differ less in size"
    }
  }
}
