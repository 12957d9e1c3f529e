import ConstraintSolver
import Testing

/// Changing a solver, and what it refuses.
struct SolverTests {
  @Test func `an equation is solved exactly`() throws {
    var solver = Solver()
    let views = (0..<3).map { _ in solver.makeVariable() }
    try solver.add(views[0] + views[1] + views[2] == 390 - 48)
    try solver.add(views[0] == views[1])
    try solver.add(views[1] == views[2])
    let solution = try solver.solve()
    #expect(views.map { solution[$0] } == [114, 114, 114])
  }

  @Test func `halves and thirds give whole numbers where the arithmetic allows`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x / 2 + y / 2 == 195)
    try solver.add(x - y == 50)
    let solution = try solver.solve()
    #expect([solution[x], solution[y]] == [220, 170])
  }

  @Test func `an empty solver has an answer`() throws {
    var solver = Solver()
    #expect(try solver.solve().conflicts.isEmpty)
  }

  @Test func `a changed constant counts`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let width = try solver.add(x == 320)
    #expect(try solver.solve()[x] == 320)
    try solver.setConstant(of: width, to: 390)
    #expect(try solver.solve()[x] == 390)
    #expect(try solver.constraint(width).constant == 390)
  }

  @Test func `a changed priority counts`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 1).with(priority: .defaultHigh))
    let weak = try solver.add((x == 2).with(priority: .defaultLow))
    #expect(try solver.solve()[x] == 1)
    try solver.setPriority(of: weak, to: .required)
    #expect(try solver.solve()[x] == 2)
  }

  @Test func `a removed constraint no longer counts`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let required = try solver.add(x == 1)
    try solver.add((x == 2).with(priority: .fittingSizeLevel))
    try solver.remove(required)
    #expect(try solver.solve()[x] == 2)
    #expect(throws: SolverError.unknownConstraint(required)) { try solver.remove(required) }
  }

  @Test func `a removed variable is unknown`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let constraint = try solver.add(x + y == 1)
    #expect(throws: SolverError.self) { try solver.remove(x) }
    try solver.remove(constraint)
    try solver.remove(x)
    #expect(throws: SolverError.unknownVariable(x)) { try solver.add(x == 1) }
    #expect(try solver.solve()[x].isNaN)
    #expect(try solver.solve()[y] == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite is refused and changes nothing`(number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let constraint = try solver.add(x == 3)
    #expect(throws: SolverError.self) { try solver.add(x == number) }
    #expect(throws: SolverError.self) { try solver.add(number * x == 1) }
    #expect(throws: SolverError.self) { try solver.setConstant(of: constraint, to: number) }
    #expect(try solver.solve()[x] == 3)
    #expect(try solver.solve().conflicts.isEmpty)
  }

  @Test func `a variable of another solver is refused`() throws {
    var (solver, other) = (Solver(), Solver())
    _ = other.makeVariable()
    let foreign = other.makeVariable()
    _ = solver.makeVariable()
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.add(foreign == 1) }
  }

  @Test func `a grid of cells with aspect ratios is solved`() throws {
    var solver = Solver()
    let widths = (0..<25).map { _ in solver.makeVariable() }
    let heights = (0..<25).map { _ in solver.makeVariable() }
    for row in 0..<5 {
      try solver.add(Expression(widths[(5 * row)..<(5 * row + 5)].map { Term($0) }) == 500)
      for cell in (5 * row)..<(5 * row + 5) {
        try solver.add(widths[cell] == 2 * heights[cell])
        try solver.add(widths[cell] >= 0)
        if cell % 5 > 0 { try solver.add(heights[cell].expression == heights[cell - 1]) }
        try solver.add((widths[cell] == 70).with(priority: .defaultHigh))
      }
    }
    let solution = try solver.solve()
    #expect(widths.allSatisfy { solution[$0] == 100 })
    #expect(heights.allSatisfy { solution[$0] == 50 })
  }
}
