import ConstraintSolver
import SolverWorkloads
import Testing

/// Required constraints that exclude each other.
struct ConflictTests {
  @Test func `a conflict is a minimal set, and its last user constraint is given up`() throws {
    var solver = Solver()
    let (left, width, right) = (
      solver.makeVariable("left"), solver.makeVariable("width"), solver.makeVariable("right")
    )
    try solver.add((left == 0).with(tag: 1))
    try solver.add((width == 300).with(tag: 2))
    try solver.add((left + width == right).with(tag: 3))
    try solver.add((width >= 0).with(tag: 4))
    try solver.add((right <= 200).with(tag: 5))
    try solver.add((left >= -10).with(tag: 6))
    let solution = try solver.solve()
    #expect(solution.conflicts.map { $0.members.map(\.tag) } == [[1, 2, 3, 5]])
    #expect(solution.conflicts[0].givenUp.tag == 5)
    #expect(solution[right] == 300)
  }

  @Test func `the engine's constraint is kept, whatever its rank`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add((width == 200).with(tag: 1))
    try solver.add((width == 300).with(tag: 2).with(owner: .engine))
    let solution = try solver.solve()
    #expect(solution.conflicts.map(\.givenUp.tag) == [1])
    #expect(solution[width] == 300)
  }

  @Test func `among the engine's own the last by rank is given up`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add((width == 200).with(owner: .engine).with(rank: 9).with(tag: 9))
    try solver.add((width == 300).with(owner: .engine).with(rank: 8).with(tag: 8))
    let solution = try solver.solve()
    #expect(solution.conflicts.map(\.givenUp.tag) == [9])
    #expect(solution[width] == 300)
  }

  @Test func `one constraint that cannot hold is a conflict by itself`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x - x == 1).with(tag: 7))
    try solver.add(x == 3)
    let solution = try solver.solve()
    #expect(solution.conflicts.map { $0.members.map(\.tag) } == [[7]])
    #expect(solution[x] == 3)
  }

  @Test func `every conflict is reported, in order`() throws {
    var solver = Solver()
    for view in 0..<20 {
      let width = solver.makeVariable()
      for size in 0..<3 {
        try solver.add((width == Double(100 + size)).with(tag: 10 * view + size))
      }
    }
    let solution = try solver.solve()
    let expected = stride(from: 0, to: 200, by: 10).flatMap { (tag: Int) -> [[Int]] in
      [[tag, tag + 1], [tag, tag + 2]]
    }
    #expect(solution.conflicts.map { $0.members.map(\.tag) } == expected)
  }

  @Test func `redundant required constraints are no conflict`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for factor in [1, 2, 1 / 3.0, 0.1] {
      try solver.add(Constraint([Term(x, factor), Term(y, factor)], .equal, factor * 0.7))
    }
    try solver.add(x == 0.1)
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect((solution[y] - 0.6).magnitude < 1e-12)
  }

  @Test func `a conflict in a screen is found among all its constraints`() throws {
    var work = Workload.form(30)
    work.require(work.variables[6] == 120, work.variables[6 + 8 * 29] == 130)
    let solution = try work.solve()
    #expect(solution.conflicts.map(\.members.count) == [3])
    #expect(solution.conflicts.first?.givenUp.constant == 130)
    #expect(solution[work.variables[6 + 8 * 29]] == 120)
  }

  @Test func `a conflict reads like a log line`() throws {
    var solver = Solver()
    let width = solver.makeVariable("card.width")
    try solver.add(width == 200)
    try solver.add(2 * width >= 500)
    let conflict = try #require(try solver.solve().conflicts.first)
    #expect(
      conflict.describe(naming: solver.name(of:)) == """
        required constraints that cannot hold together:
          card.width == 200
          2 * card.width >= 500
        given up: 2 * card.width >= 500
        """)
  }

  @Test(.timeLimit(.minutes(1)))
  func `constraints that exclude each other by the thousand are refused`() throws {
    var solver = Solver()
    for _ in 0..<5000 {
      let width = solver.makeVariable()
      try solver.add(width == 10)
      try solver.add(width == 20)
    }
    #expect(throws: SolverError.conflictLimit(2_000_000)) { try solver.solve() }
  }
}
