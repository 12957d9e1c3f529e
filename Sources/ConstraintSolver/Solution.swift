/// The one answer to a system of constraints.
public struct Solution: Sendable {
  /// The required constraints that could not hold together, in the order in which one of each was
  /// given up.
  public let conflicts: [Conflict]

  private let values: [Double]
  private let optima: Optima
  private let variableOfColumn: [Int]

  init(_ values: [Double], _ optima: Optima, _ variableOfColumn: [Int], _ conflicts: [Conflict]) {
    self.values = values
    self.optima = optima
    self.variableOfColumn = variableOfColumn
    self.conflicts = conflicts
  }

  /// The value of a variable; not a number for a variable that the solver did not have.
  public subscript(_ variable: Variable) -> Double {
    values.indices.contains(Int(variable.index)) ? values[Int(variable.index)] : .nan
  }

  /// The value of an expression.
  public subscript(_ expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * self[$1.variable] }
  }

  /// By how much a constraint misses: 0 if it holds.
  public func error(of constraint: Constraint) -> Double {
    constraint.relation.error(of: self[Expression(constraint.terms)] - constraint.constant)
  }

  /// The directions in which the answer was free to move, of which the tie rule chose; computed
  /// when asked for.
  ///
  /// Empty if the constraints determine every variable.
  public func ambiguities() throws(SolverError) -> [Ambiguity] {
    var ambiguities: [(column: Int32, Ambiguity)] = []
    for space in FreeSpace.all(of: optima) {
      for changes in try space.directions() {
        let direction = changes.map { change in
          Term(Variable(index: Int32(variableOfColumn[Int(change.column)])), change.change)
        }
        ambiguities.append((changes[0].column, Ambiguity(direction: direction)))
      }
    }
    return ambiguities.sorted { $0.column < $1.column }.map(\.1)
  }
}
