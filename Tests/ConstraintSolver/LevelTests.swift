import ConstraintSolver
import Testing

/// Priorities as strict levels, and what breaks ties within one.
struct LevelTests {
  private func priority(_ value: Double) -> Priority { Priority(clamping: value) }

  @Test(arguments: [1, 2, 10, 999, 1001])
  func `no number of weak wishes moves a stronger one`(count: Int) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 0).with(priority: priority(500)))
    for _ in 0..<count { try solver.add((x == 10).with(priority: priority(250))) }
    #expect(try solver.solve()[x] == 0)
  }

  @Test(arguments: [1, 2, 10, 999, 1001])
  func `no number of weak wishes moves a stronger one across a row`(count: Int) throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y + z <= 100)
    try solver.add((x + y == 80).with(priority: priority(500)))
    try solver.add((x == 60).with(priority: priority(400)))
    for _ in 0..<count {
      try solver.add((z == 50).with(priority: priority(250)))
      try solver.add((y == 90).with(priority: priority(250)))
    }
    let solution = try solver.solve()
    #expect([solution[x], solution[y], solution[z]] == [60, 20, 20])
  }

  @Test func `a thousand levels are kept apart`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for level in 1..<1000 {
      try solver.add((x == Double(level)).with(priority: priority(Double(level))))
    }
    #expect(try solver.solve()[x] == 999)
  }

  @Test func `fractions of a priority are levels too`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 1).with(priority: priority(999)))
    try solver.add((x == 2).with(priority: priority(999.5)))
    #expect(try solver.solve()[x] == 2)
  }

  @Test func `most wishes of a level win`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for place in [200.0, 260, 270] { try solver.add((x == place).with(priority: .defaultHigh)) }
    #expect(try solver.solve()[x] == 260)
  }

  @Test(arguments: [(0, 1, 200.0), (1, 0, 260)])
  func `the lower rank wins a tie`(first: Int, second: Int, place: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 200).with(priority: .defaultHigh).with(rank: first))
    try solver.add((x == 260).with(priority: .defaultHigh).with(rank: second))
    #expect(try solver.solve()[x] == place)
  }

  @Test func `a weaker priority breaks a tie before the ranks do`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 200).with(priority: .defaultHigh))
    try solver.add((x == 260).with(priority: .defaultHigh))
    try solver.add((x == 230).with(priority: .defaultLow))
    #expect(try solver.solve()[x] == 230)
  }

  @Test(arguments: [(0, 1, 0.0, 10.0), (1, 0, 10, 0)])
  func `of free variables the lower rank is the smaller`(
    first: Int, second: Int, x: Double, y: Double
  ) throws {
    var solver = Solver()
    let left = solver.makeVariable("left", rank: first)
    let width = solver.makeVariable("width", rank: second)
    try solver.add(left + width == 10)
    try solver.add(left >= 0)
    let solution = try solver.solve()
    #expect([solution[left], solution[width]] == [x, y])
  }

  @Test func `the smallest absolute value counts for a variable that is substituted away`() throws {
    var solver = Solver()
    let sum = solver.makeVariable("sum", rank: 0)
    let (x, y) = (solver.makeVariable("x", rank: 2), solver.makeVariable("y", rank: 1))
    try solver.add(sum.expression == x + 2 * y)
    try solver.add(x >= 3)
    try solver.add(y <= 5)
    let solution = try solver.solve()
    #expect([solution[sum], solution[x], solution[y]] == [0, 3, -1.5])
  }
}
