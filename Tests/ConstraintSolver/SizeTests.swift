import ConstraintSolver
import Testing

/// Components too large for a tableau, which a factored basis solves.
struct SizeTests {
  /// Columns in a row of fixed length that wish to be as wide as their neighbours, some of them
  /// narrower than they wish.
  private static func widths(_ count: Int, capped: Double) throws -> [Double] {
    var solver = Solver()
    let columns = (0..<count).map { solver.makeVariable("w\($0)", rank: $0) }
    try solver.add(Constraint(columns.map { Term($0, 1) }, .equal, Double(10 * count)))
    for place in 1..<count {
      let tie = columns[place] - columns[0] == 0
      try solver.add(tie.with(priority: Priority(clamping: 500)))
    }
    for column in columns { try solver.add(column >= 0) }
    for place in stride(from: 5, to: count, by: 10) { try solver.add(columns[place] <= capped) }
    let solution = try solver.solve()
    return columns.map { solution[$0] }
  }

  @Test(arguments: [20, 60, 100, 400])
  func `columns share what narrower ones leave, however many there are`(count: Int) throws {
    let capped = stride(from: 5, to: count, by: 10).map { $0 }
    let rest = Double(10 * count - 4 * capped.count) / Double(count - capped.count)
    for (place, width) in try Self.widths(count, capped: 4).enumerated() {
      let expected = capped.contains(place) ? 4 : rest
      #expect((width - expected).magnitude < 1e-9)
    }
  }
}
