import ConstraintSolver
import SolverWorkloads
import Testing

/// Errors that are weighed against each other across priorities.
struct WeightedSumTests {
  private func answer(weights: [Double: Double], weak count: Int) throws -> Double {
    var solver = Solver(objective: .weightedSum { weights[$0.value] ?? .nan })
    let x = solver.makeVariable()
    try solver.add((x == 0).with(priority: Priority(clamping: 500)))
    for _ in 0..<count { try solver.add((x == 10).with(priority: .defaultLow)) }
    return try solver.solve()[x]
  }

  @Test(arguments: [(999, 0.0), (1001, 10)])
  func `enough weak wishes move a stronger one`(count: Int, place: Double) throws {
    #expect(try answer(weights: [500: 1000, 250: 1], weak: count) == place)
  }

  @Test(arguments: [0, -1, .infinity])
  func `a weight that is not positive and finite is refused`(weight: Double) {
    #expect(throws: SolverError.unusableWeight(weight, of: .defaultLow)) {
      try answer(weights: [500: 1000, 250: weight], weak: 1)
    }
  }

  @Test func `weights count across a row, and what is required has none`() throws {
    var solver = Solver(objective: .weightedSum { $0 == .defaultHigh ? 3 : 2 })
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y + z == 100)
    try solver.add((x + y == 0).with(priority: .defaultHigh))
    try solver.add((z == 0).with(priority: .defaultLow))
    try solver.add((z == 20).with(priority: .defaultLow))
    let solution = try solver.solve()
    #expect([solution[x], solution[y], solution[z]] == [0, 80, 20])
  }
}
