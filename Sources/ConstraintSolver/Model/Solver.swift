/// Variables and constraints that can be changed and solved.
///
/// A solver is a value. Every change checks its arguments first: one that throws leaves the solver
/// as it was. The answer depends on what the solver holds alone, not on how that came about.
public struct Solver: Sendable {
  private var variables = VariableTable()
  private(set) var constraints = ConstraintTable()
  private let objective: Objective

  /// The system that was solved last.
  private var solved: SharedSystem?

  /// Whether more than constants may have changed since.
  private var isRestructured = true

  /// The constraints whose constants have changed since.
  private var changed: [Int32] = []

  /// Makes a solver without variables and constraints, with what its answers make least.
  public init(objective: Objective = .strictLevels) { self.objective = objective }

  /// Makes room for variables and constraints that are about to come, with so many terms in all:
  /// without it a large system is moved a few times while it grows.
  public mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    self.variables.reserve(variables)
    self.constraints.reserve(constraints, terms: terms)
  }

  /// Makes a variable.
  ///
  /// Among ambiguous answers, the variables of lower rank have the smaller absolute values first;
  /// without a rank, the order of making counts.
  public mutating func makeVariable(_ name: String = "", rank: Int? = nil) -> Variable {
    isRestructured = true
    return variables.append(name: name, rank: rank)
  }

  /// The name a variable was made with, or its description if it has none.
  public func name(of variable: Variable) -> String {
    let name = variables.name(of: variable)
    return name.isEmpty || !variables.contains(variable) ? variable.description : name
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
    try add(
      constraint.terms, constraint.relation, constraint.constant,
      priority: constraint.priority, rank: constraint.rank, tag: constraint.tag,
      owner: constraint.owner)
  }

  /// Adds the constraint that some terms compare with a constant, without making a value of it.
  ///
  /// Throws if a number in it is not finite or a variable is unknown.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Priority = .required, rank: Int? = nil, tag: Int = 0,
    owner: Constraint.Owner = .user
  ) throws(SolverError) -> Constraint.ID {
    try check(terms, relation, constant)
    isRestructured = true
    constraints.append(terms, relation, constant, priority, rank: rank, tag: tag, owner: owner)
    return Constraint.ID(index: Int32(constraints.count - 1))
  }

  /// Removes a constraint.
  ///
  /// Throws if it is not there.
  public mutating func remove(_ constraint: Constraint.ID) throws(SolverError) {
    let index = try index(of: constraint)
    isRestructured = true
    constraints.remove(index)
  }

  /// Removes a variable.
  ///
  /// Throws if it is not there, or if a constraint names it.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    try checkUse(of: variable, beside: nil)
    isRestructured = true
    variables.remove(variable)
  }

  /// Throws if a variable is not there, or if a constraint names it beside one that may.
  func checkUse(of variable: Variable, beside own: Constraint.ID?) throws(SolverError) {
    guard variables.contains(variable) else { throw .unknownVariable(variable) }
    for index in 0..<constraints.count
    where constraints.records[index].isPresent && index != own.map({ Int($0.index) }) {
      if constraints.terms(of: index).contains(where: { $0.variable == variable }) {
        throw .variableInUse(variable, by: constraints[index])
      }
    }
  }

  /// Changes the number with which a constraint compares its terms.
  ///
  /// Throws if the constraint is not there or the number is not finite.
  public mutating func setConstant(
    of constraint: Constraint.ID, to constant: Double
  ) throws(SolverError) {
    let index = try index(of: constraint)
    guard constant.isFinite else { throw .nonFiniteConstant(constant, in: constraints[index]) }
    guard constraints.records[index].constant != constant else { return }
    constraints.setConstant(of: index, to: constant)
    if !isRestructured { changed.append(constraint.index) }
  }

  /// Changes how strongly a constraint is wished.
  ///
  /// Throws if it is not there.
  public mutating func setPriority(
    of constraint: Constraint.ID, to priority: Priority
  ) throws(SolverError) {
    constraints.setPriority(of: try index(of: constraint), to: priority)
    isRestructured = true
  }

  /// The constraint of an identifier.
  ///
  /// Throws if it is not there.
  public func constraint(_ constraint: Constraint.ID) throws(SolverError) -> Constraint {
    constraints[try index(of: constraint)]
  }

  /// The identifiers of the constraints, by rank.
  var constraintIDs: [Constraint.ID] {
    constraints.indicesByRank().map { Constraint.ID(index: $0) }
  }

  /// Solves the system: required constraints hold, except one of each conflict, which is given up;
  /// the objective is least; of what is left, the errors by level and rank and then the variables by
  /// rank are least.
  ///
  /// Parts that no change has touched since the last time are not solved again. The answer is the same as
  /// that of a new solver: to the bit after constraints or variables came or went, and but for the
  /// rounding of the last digits, 1e-9 of the size of the numbers at most, after constants changed.
  ///
  /// Coefficients of one constraint may differ a hundredfold in size. Where they differ much more and
  /// many constraints meet at one place, what is best of the wishes can hang on rounding; what is
  /// required holds to a billionth of its largest term even then, or this throws
  /// ``SolverError/inconsistentRounding``.
  public mutating func solve() throws(SolverError) -> Solution {
    if !isRestructured, let solution = try solutionAfterChanges() { return solution }
    isRestructured = true
    changed.empty()
    let order = try Order(variables, constraints, objective)
    let known = solved?.system.tied ?? []
    if let system = try SolvedSystem.solving(order, constraints, isGivenUp: [], knowing: known) {
      let solved = SharedSystem(system)
      self.solved = solved
      isRestructured = false
      return Solution(of: solved, conflicts: [])
    }
    let search = try ConflictSearch(order, constraints)
    guard
      let system = try SolvedSystem.solving(
        order, constraints, isGivenUp: search.isGivenUp, knowing: known)
    else { throw .inconsistentRounding }
    let solved = SharedSystem(system)
    self.solved = solved
    return Solution(of: solved, conflicts: search.conflicts.compactMap { conflict($0, order) })
  }

  /// Takes in that constants have changed, if that changes little else and nobody else holds what
  /// the last solving made.
  private mutating func solutionAfterChanges() throws(SolverError) -> Solution? {
    if !changed.isEmpty {
      guard isKnownUniquelyReferenced(&solved), let solved else { return nil }
      isRestructured = true
      guard try solved.system.takeIn(changed, constraints) else { return nil }
      isRestructured = false
      changed.empty()
    }
    return solved.map { Solution(of: $0, conflicts: []) }
  }

  private func conflict(_ rows: [Int], _ order: Order) -> Conflict? {
    let members = rows.map { constraints[Int(order.constraintOfRow[$0])] }
    return members.last.map { Conflict(members: members, givenUp: $0) }
  }

  private func index(of constraint: Constraint.ID) throws(SolverError) -> Int {
    let index = Int(constraint.index)
    guard index >= 0, index < constraints.count, constraints.records[index].isPresent else {
      throw .unknownConstraint(constraint)
    }
    return index
  }

  private func check(
    _ terms: [Term], _ relation: Relation, _ constant: Double
  ) throws(SolverError) {
    for term in terms {
      guard variables.contains(term.variable) else { throw .unknownVariable(term.variable) }
      guard term.coefficient.isFinite else {
        throw .nonFiniteCoefficient(
          term.coefficient, of: term.variable, in: Constraint(terms, relation, constant))
      }
    }
    guard constant.isFinite else {
      throw .nonFiniteConstant(constant, in: Constraint(terms, relation, constant))
    }
  }
}
