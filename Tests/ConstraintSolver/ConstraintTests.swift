import ConstraintSolver
import Testing

/// Expressions, constraints and priorities as they are written and read.
struct ConstraintTests {
  private var solver = Solver()
  private let a: Variable
  private let b: Variable
  private let c: Variable

  init() {
    (a, b, c) = (
      solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c")
    )
  }

  @Test func `a constraint reads as it is written`() {
    let constraint = (a + 2 * b - 3 <= c / 2 + 5).with(priority: .defaultHigh)
    #expect(solver.description(of: constraint) == "a + 2 * b - 0.5 * c <= 8 @750")
    #expect(constraint.description == "v0 + 2 * v1 - 0.5 * v2 <= 8 @750")
  }

  @Test func `every operator has its meaning`() throws {
    var solver = solver
    try solver.add(a == 6)
    try solver.add(b == 2)
    try solver.add(c == 0)
    let solution = try solver.solve()
    let cases: [(Expression, Double)] = [
      (a + b, 8), (a - b, 4), (-a, -6), (a * 2, 12), (3 * b, 6), (a / 4, 1.5), (1 + a, 7),
      (1 - a, -5), (a - 1, 5), (2 * (a + 1) - b, 12), (-(a - b) + c, -4),
    ]
    for (expression, value) in cases { #expect(solution[expression] == value, "\(expression)") }
  }

  @Test func `an error is what a constraint misses by`() throws {
    var solver = solver
    try solver.add(a == 6)
    let solution = try solver.solve()
    #expect(solution.error(of: a == 4) == 2)
    #expect(solution.error(of: a <= 4) == 2)
    #expect(solution.error(of: a >= 4) == 0)
    #expect(solution.error(of: 2 * a >= 20) == 8)
  }

  @Test func `a priority lies above zero and up to a thousand`() {
    #expect(Priority(0) == nil)
    #expect(Priority(1000.5) == nil)
    #expect(Priority(.nan) == nil)
    #expect(Priority(999.5)?.value == 999.5)
    #expect(Priority(1000) == .required)
    #expect(Priority(clamping: 2000) == .required)
    #expect(Priority(clamping: -1) < Priority.fittingSizeLevel)
    #expect(Priority.defaultLow < .defaultHigh)
  }

  @Test func `an error names its culprit`() {
    var solver = solver
    let demand = Constraint([Term(a, .infinity)], .equal, 1)
    #expect {
      try solver.add(demand)
    } throws: { error in
      "\(error)".hasPrefix("the coefficient inf of v0 in inf * v0 == 1 is not finite")
    }
  }
}
