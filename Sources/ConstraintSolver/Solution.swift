/// The one answer to a system of constraints.
public struct Solution: Sendable {
  /// The required constraints that could not hold together, in the order in which one of each was
  /// given up.
  public let conflicts: [Conflict]

  /// The value of each column, and the column of each variable where that is another number.
  @usableFromInline let values: [Double]
  @usableFromInline let columnOfVariable: [Int32]

  /// The system, if it left a choice.
  private let open: SharedSystem?

  init(of shared: SharedSystem, conflicts: [Conflict]) {
    self.conflicts = conflicts
    values = shared.system.values
    columnOfVariable = shared.system.order.columnOfVariable
    open = shared.system.open.isEmpty ? nil : shared
  }

  /// The value of a variable; not a number for a variable that the solver did not have.
  @inlinable
  public subscript(_ variable: Variable) -> Double {
    let index = Int(variable.index)
    guard index >= 0, index < columnOfVariable.count, columnOfVariable[index] >= 0 else {
      return .nan
    }
    return values[Int(columnOfVariable[index])]
  }

  /// Puts the values of many variables into the places of an array, as far as both go: quicker than
  /// one by one.
  ///
  /// What is not a variable of the solver has no number.
  public func read(_ variables: [Variable], into numbers: inout [Double]) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      values.withUnsafeBufferPointer { values in
        for place in 0..<min(variables.count, numbers.count) {
          let index = Int(variables[place].index)
          let isKnown = index >= 0 && index < columnOfVariable.count
          let column = isKnown ? Int(columnOfVariable[index]) : -1
          numbers[place] = column >= 0 ? values[column] : .nan
        }
      }
    }
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
    guard let open else { return [] }
    var ambiguities: [(column: Int32, Ambiguity)] = []
    for space in FreeSpace.all(of: open.system) {
      for changes in try space.directions() {
        let direction = changes.map { change in
          Term(Variable(index: open.system.order.variableOfColumn[Int(change.column)]), change.change)
        }
        ambiguities.append((changes[0].column, Ambiguity(direction: direction)))
      }
    }
    return ambiguities.sorted { $0.column < $1.column }.map(\.1)
  }
}
