import ConstraintSolver

/// A problem in a solver, as its quickest user would put it there, and the values last read.
struct Session {
  private let problem: Problem
  private let sizes: [Int]
  private var solver: Solver
  private var variables: [Variable] = []
  private var constraints: [Constraint.ID] = []
  private var edits: [Edit] = []
  private(set) var values: [Double]

  /// Builds a problem and solves it for the first time.
  init(_ problem: Problem, sizes: [Int] = [], objective: Objective = .strictLevels) throws {
    (self.problem, self.sizes) = (problem, sizes)
    solver = Solver(objective: objective)
    values = Array(repeating: 0, count: problem.variableCount)
    solver.reserve(
      variables: problem.variableCount, constraints: problem.constraintCount,
      terms: problem.variable.count)
    variables.reserveCapacity(problem.variableCount)
    for _ in 0..<problem.variableCount { variables.append(solver.makeVariable()) }
    for edited in problem.edited {
      edits.append(try Edit(edited, of: variables[edited.variable], in: &solver))
    }
    constraints.reserveCapacity(problem.constraintCount)
    var terms: [Term] = []
    for row in 0..<problem.constraintCount { try add(row, &terms) }
    try solve()
  }

  private mutating func add(_ row: Int, _ terms: inout [Term]) throws {
    while terms.popLast() != nil {}
    for place in problem.terms(of: row) {
      terms.append(Term(variables[Int(problem.variable[place])], problem.coefficient[place]))
    }
    constraints.append(
      try solver.add(
        terms, problem.relation[row], problem.constant[row], priority: problem.priority[row]))
  }

  /// Solves and reads every value; the solution is gone afterwards.
  private mutating func solve() throws {
    let solution = try solver.solve()
    solution.read(variables, into: &values)
  }

  /// Gives the edited variables their values of a turn.
  mutating func edit(_ turn: Int) throws {
    for place in edits.indices {
      let value = place == 0 ? 320 + turn * 37 % 480 : 300 + turn * 91 % 700
      try edits[place].set(Double(value), in: &solver)
    }
    try solve()
  }

  /// Changes a size, as a text that is replaced does.
  mutating func resize(_ turn: Int) throws {
    let row = sizes[turn * 7919 % sizes.count]
    for row in row...row + 1 {
      let size = problem.constant[row] + Double(3 * (turn % 7))
      try solver.setConstant(of: constraints[row], to: size)
    }
    try solve()
  }
}
