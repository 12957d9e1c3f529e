import ConstraintSolver
import SolverWorkloads
import Testing

/// Answers that were free to move.
struct AmbiguityTests {
  @Test func `a determined system has no ambiguity`() throws {
    var work = Workload.form(5)
    #expect(try work.solve().ambiguities().isEmpty)
  }

  @Test func `a variable without constraints is free and zero`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x == 4)
    let solution = try solver.solve()
    #expect(solution[y] == 0)
    let ambiguities = try solution.ambiguities()
    #expect(ambiguities.map(\.direction) == [[Term(y)]])
    #expect(ambiguities[0].describe(naming: solver.name(of:)) == "y is free")
  }

  @Test func `variables that move together are one direction`() throws {
    var solver = Solver()
    let (left, width, middle) = (
      solver.makeVariable("left"), solver.makeVariable("width"), solver.makeVariable("middle")
    )
    try solver.add(left + width == 100)
    try solver.add(left + width / 2 == middle)
    try solver.add(left >= 20)
    try solver.add(width >= 0)
    let solution = try solver.solve()
    #expect([solution[left], solution[width], solution[middle]] == [20, 80, 60])
    let directions = try solution.ambiguities().map(\.direction)
    #expect(directions == [[Term(left, 1), Term(width, -1), Term(middle, 0.5)]])
  }

  @Test func `independent freedoms are separate directions`() throws {
    var solver = Solver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    try solver.add(variables[0] + variables[1] == 10)
    try solver.add(variables[2] - variables[3] == 5)
    let directions = try solver.solve().ambiguities().map(\.direction)
    #expect(
      directions == [
        [Term(variables[0]), Term(variables[1], -1)], [Term(variables[2]), Term(variables[3])],
      ])
  }

  @Test func `a tie that the ranks break by error is no ambiguity`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 200).with(priority: .defaultHigh))
    try solver.add((x == 260).with(priority: .defaultHigh))
    #expect(try solver.solve().ambiguities().isEmpty)
  }

  @Test(arguments: 0..<300)
  func `a direction changes no error, and without one no variable can move`(seed: Int) throws {
    let system = RandomSystem(seed: seed, variableCount: 3, constraintCount: 4)
    let solution = try system.solve()
    let ambiguities = try solution.ambiguities()
    for variable in system.variables {
      let isFree = ambiguities.contains { $0.direction.contains { $0.variable == variable } }
      #expect(try isFree == canMove(variable, system, solution))
    }
  }

  /// Whether a variable can be pushed off its value while all errors stay what they are.
  private func canMove(
    _ variable: Variable, _ system: RandomSystem, _ solution: Solution
  ) throws -> Bool {
    let givenUp = Set(solution.conflicts.map(\.givenUp.tag))
    let kept = system.constraints.filter { !givenUp.contains($0.tag) }.map { frozen($0, solution) }
    return try [-1, 1].contains { side in
      let push = (variable == solution[variable] + side).with(priority: .defaultLow)
      let moved = try system.solve(kept + [push.with(rank: 1000)])
      return (moved[variable] - solution[variable]).magnitude > 1e-6
    }
  }

  /// A required constraint that keeps a constraint's error as it is.
  private func frozen(_ constraint: Constraint, _ solution: Solution) -> Constraint {
    var frozen = constraint.with(priority: .required)
    guard solution.error(of: constraint) > 1e-9 else { return frozen }
    frozen.relation = .equal
    frozen.constant = solution[Expression(constraint.terms)]
    return frozen
  }
}
