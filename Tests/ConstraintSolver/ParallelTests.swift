import ConstraintSolver
import Testing

/// Rows of the same terms, but for a factor.
struct ParallelTests {
  /// A pair that two rows at different scales tie together, with a wish for each of its columns.
  private static func pair(
    _ rows: (Variable, Variable) -> [Constraint]
  ) throws -> (first: Double, second: Double) {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a", rank: 0), solver.makeVariable("b", rank: 1))
    for (rank, row) in rows(a, b).enumerated() {
      try solver.add(row.with(rank: rank))
    }
    try solver.add((a <= 100).with(rank: 100))
    try solver.add((b <= 100).with(rank: 101))
    let solution = try solver.solve()
    return (solution[a], solution[b])
  }

  @Test func `the error of each parallel row counts at its own scale`() throws {
    let weak = Priority(clamping: 250)
    let (first, second) = try Self.pair { a, b in
      [
        (a - b == 10).with(priority: weak), (3 * b - 3 * a == 60).with(priority: weak),
        (a == 50).with(priority: Priority(clamping: 500)),
      ]
    }
    #expect(first == 50)
    #expect(second == 70)
  }

  @Test(arguments: [false, true])
  func `of parallel rows that pull equally the lower rank wins`(isSwapped: Bool) throws {
    let weak = Priority(clamping: 250)
    let (first, second) = try Self.pair { a, b in
      let rows = [(a - b == 10).with(priority: weak), (b - a == 20).with(priority: weak)]
      return (isSwapped ? rows.reversed() : rows)
        + [(a == 50).with(priority: Priority(clamping: 500))]
    }
    #expect(first == 50)
    #expect(second == (isSwapped ? 70 : 40))
  }

  @Test func `a required row bounds the wish of a parallel one`() throws {
    let (first, second) = try Self.pair { a, b in
      [
        2 * a + 2 * b <= 60, (a + b == 90).with(priority: Priority(clamping: 250)),
        (a == 50).with(priority: Priority(clamping: 500)),
      ]
    }
    #expect(first == 50)
    #expect(second == -20)
  }
}
