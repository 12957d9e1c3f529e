/// Variables and constraints that can be changed and solved.
///
/// A solver is a value. Every change checks its arguments first: one that throws leaves the solver
/// as it was. The answer depends on what the solver holds alone, not on how that came about.
public struct Solver: Sendable {
  private var variables = VariableTable()
  private var constraints = ConstraintTable()

  /// What the last solving found, of which the next takes what has not changed.
  private var known: [SolvedComponent] = []

  /// Makes a solver without variables and constraints.
  public init() {}

  /// Makes a variable.
  ///
  /// Among ambiguous answers, the variables of lower rank have the smaller absolute values first;
  /// without a rank, the order of making counts.
  public mutating func makeVariable(_ name: String = "", rank: Int? = nil) -> Variable {
    variables.append(name: name, rank: rank)
  }

  /// The name a variable was made with, or its description if it has none.
  public func name(of variable: Variable) -> String {
    guard variables.contains(variable), !variables.name[Int(variable.index)].isEmpty else {
      return variable.description
    }
    return variables.name[Int(variable.index)]
  }

  /// A constraint with the names of its variables.
  public func description(of constraint: Constraint) -> String {
    constraint.describe(naming: name(of:))
  }

  /// Adds a constraint.
  ///
  /// Throws if a number in it is not finite or a variable is unknown.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
    try check(constraint)
    constraints.append(constraint)
    return Constraint.ID(index: Int32(constraints.count - 1))
  }

  /// Removes a constraint.
  ///
  /// Throws if it is not there.
  public mutating func remove(_ constraint: Constraint.ID) throws(SolverError) {
    constraints.isPresent[try row(of: constraint)] = false
  }

  /// Removes a variable.
  ///
  /// Throws if it is not there, or if a constraint names it.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    guard variables.contains(variable) else { throw .unknownVariable(variable) }
    for row in 0..<constraints.count where constraints.isPresent[row] {
      if constraints.terms[constraints.range(of: row)].contains(where: { $0.variable == variable })
      {
        throw .variableInUse(variable, by: constraints[row])
      }
    }
    variables.isPresent[Int(variable.index)] = false
  }

  /// Changes the number with which a constraint compares its terms.
  ///
  /// Throws if the constraint is not there or the number is not finite.
  public mutating func setConstant(
    of constraint: Constraint.ID, to constant: Double
  ) throws(SolverError) {
    let row = try row(of: constraint)
    guard constant.isFinite else { throw .nonFiniteConstant(constant, in: constraints[row]) }
    constraints.constant[row] = constant
  }

  /// Changes how strongly a constraint is wished.
  ///
  /// Throws if it is not there.
  public mutating func setPriority(
    of constraint: Constraint.ID, to priority: Priority
  ) throws(SolverError) {
    constraints.priority[try row(of: constraint)] = priority
  }

  /// The constraint of an identifier.
  ///
  /// Throws if it is not there.
  public func constraint(_ constraint: Constraint.ID) throws(SolverError) -> Constraint {
    constraints[try row(of: constraint)]
  }

  /// The identifiers of the constraints, by rank.
  var constraintIDs: [Constraint.ID] {
    constraints.rowsByRank().map { Constraint.ID(index: Int32($0)) }
  }

  /// Solves the system: required constraints hold, except one of each conflict, which is given up;
  /// the sum of errors at each priority is least, the stronger priorities first; of what is left,
  /// the errors by priority and rank and then the variables by rank are least.
  ///
  /// What no change has touched since the last time is not solved again; the answer is the same, to
  /// the bit, as that of a new solver.
  public mutating func solve() throws(SolverError) -> Solution {
    let system = System(variables, constraints)
    let none = [Bool](repeating: false, count: system.rowCount)
    if let optima = try Optima(system, isGivenUp: none, knowing: known) {
      return try solution(system, optima, conflicts: [])
    }
    let search = try ConflictSearch(system) { [constraints] row in
      constraints.owner[system.constraintOfRow[row]] == .engine
    }
    guard let optima = try Optima(system, isGivenUp: search.isGivenUp, knowing: known) else {
      throw .inconsistentRounding
    }
    return try solution(system, optima, conflicts: search.conflicts.compactMap(conflict))

    func conflict(_ rows: [Int]) -> Conflict? {
      let members = rows.map { constraints[system.constraintOfRow[$0]] }
      return members.last.map { Conflict(members: members, givenUp: $0) }
    }
  }

  private mutating func solution(
    _ system: System, _ optima: Optima, conflicts: [Conflict]
  ) throws(SolverError) -> Solution {
    var values = [Double](repeating: .nan, count: variables.count)
    for (column, value) in try optima.values().enumerated() {
      values[system.variableOfColumn[column]] = value
    }
    known = optima.tied
    return Solution(values, optima, system.variableOfColumn, conflicts)
  }

  private func row(of constraint: Constraint.ID) throws(SolverError) -> Int {
    let row = Int(constraint.index)
    guard row >= 0, row < constraints.count, constraints.isPresent[row] else {
      throw .unknownConstraint(constraint)
    }
    return row
  }

  private func check(_ constraint: Constraint) throws(SolverError) {
    for term in constraint.terms {
      guard variables.contains(term.variable) else { throw .unknownVariable(term.variable) }
      guard term.coefficient.isFinite else {
        throw .nonFiniteCoefficient(term.coefficient, of: term.variable, in: constraint)
      }
    }
    guard constraint.constant.isFinite else {
      throw .nonFiniteConstant(constraint.constant, in: constraint)
    }
  }
}
