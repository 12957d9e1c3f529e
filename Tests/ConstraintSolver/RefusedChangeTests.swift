import ConstraintSolver
import SolverWorkloads
import Testing

/// Changes that are refused, which must leave nothing behind.
struct RefusedChangeTests {
  /// A change that must be refused.
  private typealias Change = (inout Solver) throws -> Void

  /// Changes of all kinds to a solver that lacks a variable and a constraint.
  private func refused(
    _ work: Workload, _ constraint: Constraint.ID, lacking variable: Variable,
    _ missing: Constraint.ID
  ) -> [Change] {
    let known = work.variables[2]
    let badNumbers: [Double] = [.nan, .infinity, -.infinity]
    let additions = badNumbers.flatMap { number in
      [
        known == number, number * known <= 1, known + number * work.variables[3] >= 1,
        Constraint([Term(known, 1), Term(known, number)], .equal, 0),
        Constraint([], .equal, number),
      ]
    }
    let foreign = [variable == 1, known + variable >= 3, known - known + 0 * variable == 0]
    return (additions + foreign).map { addition in { try $0.add(addition) } }
      + badNumbers.map { number in { try $0.setConstant(of: constraint, to: number) } }
      + [
        { try $0.remove(variable) }, { try $0.remove(known) }, { try $0.remove(missing) },
        { try $0.setConstant(of: missing, to: 3) },
        { try $0.setPriority(of: missing, to: .defaultLow) },
      ]
  }

  /// A solver with a system, a constraint of it, and a variable and a constraint that were removed.
  private func prepared(
    _ work: Workload
  ) throws -> (solver: Solver, constraint: Constraint.ID, variable: Variable, Constraint.ID) {
    var solver = work.solver
    var last: Constraint.ID?
    for constraint in work.ranked() { last = try solver.add(constraint) }
    let variable = solver.makeVariable("removed")
    let missing = try solver.add(variable == 3)
    try solver.remove(missing)
    try solver.remove(variable)
    return (solver, try #require(last), variable, missing)
  }

  @Test(arguments: [
    Workload.form(4), .table(2), .table(2, sizesItself: true), .nest(4), .chain(4),
    .contradictoryForm(4),
  ])
  func `after every refusal the answer is the same to the bit`(work: Workload) throws {
    var (solver, constraint, variable, missing) = try prepared(work)
    var untouched = solver
    let answer = try untouched.solve()
    for change in refused(work, constraint, lacking: variable, missing) {
      #expect(throws: SolverError.self) { try change(&solver) }
      let solution = try solver.solve()
      #expect(work.variables.allSatisfy { solution[$0].bitPattern == answer[$0].bitPattern })
      #expect(solution.conflicts == answer.conflicts)
    }
  }

  @Test func `after refusals before the first solving the answer is the same to the bit`() throws {
    let work = Workload.chain(6)
    var (solver, constraint, variable, missing) = try prepared(work)
    var untouched = solver
    for change in refused(work, constraint, lacking: variable, missing) {
      #expect(throws: SolverError.self) { try change(&solver) }
    }
    let (solution, answer) = (try solver.solve(), try untouched.solve())
    #expect(work.variables.allSatisfy { solution[$0].bitPattern == answer[$0].bitPattern })
  }

  @Test(arguments: 0..<100)
  func `a conflict that is taken back leaves nothing behind`(seed: Int) throws {
    let system = RandomSystem(seed: seed, variableCount: 6, constraintCount: 14)
    var solver = system.solver
    for constraint in system.constraints { try solver.add(constraint) }
    let answer = try solver.solve()
    for variable in system.variables {
      let clash = try solver.add((variable == answer[variable] + 7).with(rank: 100))
      let fixed = try solver.add((variable == answer[variable]).with(rank: 99))
      #expect(try !solver.solve().conflicts.isEmpty)
      try solver.remove(clash)
      try solver.remove(fixed)
      let solution = try solver.solve()
      #expect(system.variables.allSatisfy { solution[$0].bitPattern == answer[$0].bitPattern })
      #expect(solution.conflicts == answer.conflicts)
    }
  }

  @Test func `an identifier of a removed constraint does not come to name another`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(x == 1)
    try solver.remove(first)
    let second = try solver.add(x == 2)
    #expect(throws: SolverError.unknownConstraint(first)) { try solver.constraint(first) }
    #expect(throws: SolverError.unknownConstraint(first)) { try solver.remove(first) }
    #expect(try solver.constraint(second).constant == 2)
    #expect(try solver.solve()[x] == 2)
  }
}
