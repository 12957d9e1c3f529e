/// The one answer to a system of constraints.
public struct Solution: Sendable {
  /// The required constraints that could not hold together, in the order in which one of each was
  /// given up.
  public let conflicts: [Conflict]

  /// The value of each column.
  @usableFromInline let values: [Double]
  @usableFromInline let columns: ColumnOrder

  /// The system, if it left a choice.
  private let open: SharedSystem?

  init(of shared: SharedSystem, conflicts: [Conflict]) {
    self.conflicts = conflicts
    values = shared.system.values
    columns = shared.system.order.columns
    open = shared.system.open.isEmpty ? nil : shared
  }

  /// The value of a variable; not a number for a variable that the solver did not have.
  @inlinable
  public subscript(_ variable: Variable) -> Double {
    let column = columns.column(of: variable)
    return column >= 0 ? values[column] : .nan
  }

  /// Puts the values of many variables into the places of an array, as far as both go: quicker than
  /// one by one.
  ///
  /// The value of a variable that the solver did not have is not a number.
  public func read(_ variables: [Variable], into numbers: inout [Double]) {
    let count = min(variables.count, numbers.count)
    guard columns.isIdentity else {
      for place in 0..<count { numbers[place] = self[variables[place]] }
      return
    }
    let limit = UInt32(values.count)
    values.withUnsafeBufferPointer { values in
      numbers.withUnsafeMutableBufferPointer { numbers in
        for place in 0..<count {
          let column = UInt32(bitPattern: variables[place].index)
          numbers[place] = column < limit ? values[Int(column)] : .nan
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
          Term(open.system.order.columns.variable(of: change.column), change.change)
        }
        ambiguities.append((changes[0].column, Ambiguity(direction: direction)))
      }
    }
    return ambiguities.sorted { $0.column < $1.column }.map(\.1)
  }
}
