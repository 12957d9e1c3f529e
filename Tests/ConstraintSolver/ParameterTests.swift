import ConstraintSolver
import SolverWorkloads
import Testing

/// Numbers that are given to a system and changed.
struct ParameterTests {
  @Test func `a parameter has its value, and moves what depends on it`() throws {
    var solver = Solver()
    let width = try solver.makeParameter("container.width", value: 390)
    let field = solver.makeVariable("field.width")
    try solver.add(field + 32 == width)
    #expect(try solver.solve()[field] == 358)
    try solver.setValue(of: width, to: 320)
    #expect(try solver.solve()[field] == 288)
    #expect(try solver.solve()[width.variable] == 320)
  }

  @Test func `a parameter is kept when a user's constraint excludes its value`() throws {
    var solver = Solver()
    let width = try solver.makeParameter(value: 390)
    let field = solver.makeVariable()
    try solver.add(field == width)
    try solver.add((field <= 400).with(tag: 7))
    #expect(try solver.solve().conflicts.isEmpty)
    try solver.setValue(of: width, to: 500)
    let solution = try solver.solve()
    #expect(solution.conflicts.map(\.givenUp.tag) == [7])
    #expect(solution[field] == 500)
    try solver.setValue(of: width, to: 300)
    #expect(try solver.solve().conflicts.isEmpty)
  }

  @Test func `a parameter goes when nothing names it`() throws {
    var solver = Solver()
    let width = try solver.makeParameter(value: 390)
    let field = solver.makeVariable()
    let tie = try solver.add(field == width)
    #expect(throws: SolverError.variableInUse(width.variable, by: try solver.constraint(tie))) {
      try solver.remove(width)
    }
    #expect(try solver.solve()[field] == 390)
    try solver.remove(tie)
    try solver.remove(width)
    #expect(throws: SolverError.self) { try solver.setValue(of: width, to: 1) }
    #expect(throws: SolverError.self) { try solver.makeParameter(value: .nan) }
  }

  @Test(arguments: 1..<12)
  func `a width that is dragged through every bend agrees with a new solver at each step`(
    rows: Int
  ) throws {
    let (work, edited) = Workload.stretchedForm(rows)
    let width = try #require(edited)
    var solver = work.solver
    for constraint in work.constraints { try solver.add(constraint) }
    let parameter = try solver.makeParameter(value: 390)
    try solver.add(width == parameter)
    for turn in 0..<400 {
      let value = Double(20 + turn * 37 % 480) + (turn % 3 == 0 ? 0.125 : 0)
      try solver.setValue(of: parameter, to: value)
      let solution = try solver.solve()
      let fresh = try work.solved(with: width == value)
      #expect(solution.conflicts.count == fresh.conflicts.count)
      #expect(work.variables.allSatisfy { solution[$0].isNear(fresh[$0]) }, "at \(value)")
    }
  }

  @Test(arguments: 0..<150)
  func `a constant that is dragged in a random system agrees with a new solver`(
    seed: Int
  ) throws {
    let system = RandomSystem(seed: seed, variableCount: 7, constraintCount: 16)
    var solver = system.solver
    var held = system.constraints
    let ids = try held.map { try solver.add($0) }
    for turn in 0..<120 {
      let place = (turn / 12) * 5 % held.count
      held[place].constant = Double(turn * 7 % 25) - 12.5
      try solver.setConstant(of: ids[place], to: held[place].constant)
      let (solution, fresh) = (try solver.solve(), try system.solve(held))
      #expect(system.variables.allSatisfy { solution[$0].isNear(fresh[$0]) }, "turn \(turn)")
      #expect(solution.conflicts.map(\.members) == fresh.conflicts.map(\.members))
    }
  }
}

extension Workload {
  /// The answer of a new solver that has one constraint more.
  fileprivate func solved(with constraint: Constraint) throws -> Solution {
    var solver = solver
    for constraint in constraints { try solver.add(constraint) }
    try solver.add(constraint)
    return try solver.solve()
  }
}
