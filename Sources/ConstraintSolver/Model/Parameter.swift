/// A number that is given to a system and may be changed, such as the width of a container.
///
/// It may stand wherever a variable may; its value is kept before that of any constraint of a user.
public struct Parameter: Hashable, Sendable {
  /// The parameter as a variable, which has the parameter's value in every solution.
  public let variable: Variable

  /// The constraint that fixes the variable.
  let constraint: Constraint.ID
}

extension Parameter: Linear {
  /// The parameter once.
  public var expression: Expression { variable.expression }
}

extension Parameter: CustomStringConvertible {
  /// The place of the parameter among the variables of its solver.
  public var description: String { variable.description }
}

extension Solver {
  /// Makes a parameter with a value.
  ///
  /// Throws if the value is not finite.
  public mutating func makeParameter(
    _ name: String = "", value: Double
  ) throws(SolverError) -> Parameter {
    let variable = makeVariable(name)
    do throws(SolverError) {
      let constraint = try add(
        [Term(variable)], .equal, value, owner: .engine)
      return Parameter(variable: variable, constraint: constraint)
    } catch {
      try remove(variable)
      throw error
    }
  }

  /// Changes the value of a parameter.
  ///
  /// Throws if the parameter is not there or the value is not finite.
  public mutating func setValue(of parameter: Parameter, to value: Double) throws(SolverError) {
    try setConstant(of: parameter.constraint, to: value)
  }

  /// Removes a parameter.
  ///
  /// Throws if it is not there, or if a constraint names it.
  public mutating func remove(_ parameter: Parameter) throws(SolverError) {
    try checkUse(of: parameter.variable, beside: parameter.constraint)
    try remove(parameter.constraint)
    try remove(parameter.variable)
  }
}
