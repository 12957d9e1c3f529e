import AfterimageRandom
import ConstraintSolver
import SolverWorkloads
import Testing

/// Systems in which many constraints meet in one point, where a simplex may go round in circles.
struct DegeneracyTests {
  /// Variables of at least zero.
  private func positive(_ count: Int, in solver: inout Solver) throws -> [Variable] {
    let variables = (0..<count).map { _ in solver.makeVariable() }
    for variable in variables { try solver.add(variable >= 0) }
    return variables
  }

  private func sum(_ coefficients: [Double], _ variables: [Variable]) -> Expression {
    Expression(zip(variables, coefficients).map { Term($0, $1) })
  }

  /// The least of a cost under rows that are not greater than their limits, and where it is.
  private func least(
    _ cost: [Double], _ rows: [(coefficients: [Double], limit: Double)], scaledBy factor: Double
  ) throws -> (cost: Double, place: [Double]) {
    var solver = Solver()
    let variables = try positive(cost.count, in: &solver)
    for row in rows {
      try solver.add(factor * sum(row.coefficients, variables) <= factor * row.limit)
    }
    let cost = sum(cost, variables)
    try solver.add((factor * cost <= -1_000_000 * factor).with(priority: .defaultHigh))
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    return (solution[cost], variables.map { solution[$0] })
  }

  private func expect(_ place: [Double], _ expected: [Double]) {
    for (value, other) in zip(place, expected) { #expect((value - other).magnitude < 1e-6) }
  }

  @Test(arguments: [1, 2, 1 / 3.0, 60])
  func `Beale's example ends`(factor: Double) throws {
    let least = try least(
      [-0.75, 20, -0.5, 6],
      [([0.25, -8, -1, 9], 0), ([0.5, -12, -0.5, 3], 0), ([0, 0, 1, 0], 1)], scaledBy: factor)
    #expect((least.cost + 1.25).magnitude < 1e-6)
    expect(least.place, [1, 0, 1, 0])
  }

  @Test(arguments: [1, 2, 1 / 3.0, 60])
  func `Kuhn's example ends`(factor: Double) throws {
    let least = try least(
      [-2, -3, 1, 12],
      [([-2, -9, 1, 9], 0), ([1 / 3.0, 1, -1 / 3.0, -2], 0), ([2, 3, -1, -12], 2)],
      scaledBy: factor)
    #expect((least.cost + 2).magnitude < 1e-6)
  }

  @Test(arguments: [1, 2, 1 / 3.0, 60])
  func `Chvátal's example ends`(factor: Double) throws {
    let least = try least(
      [-10, 57, 9, 24],
      [([0.5, -5.5, -2.5, 9], 0), ([0.5, -1.5, -0.5, 1], 0), ([1, 0, 0, 0], 1)], scaledBy: factor)
    #expect((least.cost + 1).magnitude < 1e-6)
    expect(least.place, [1, 0, 1, 0])
  }

  @Test(arguments: [3, 6, 10])
  func `the cube of Klee and Minty is left at its last corner`(size: Int) throws {
    var solver = Solver()
    let variables = try positive(size, in: &solver)
    var limit = 1.0
    for row in 0..<size {
      limit *= 5
      let before = (0..<row).map { Term(variables[$0], Double(2 << (row - $0))) }
      try solver.add(Expression(before) + variables[row] <= limit)
    }
    let gain = Expression((0..<size).map { Term(variables[$0], Double(1 << (size - 1 - $0))) })
    try solver.add((gain >= 10 * limit).with(priority: .defaultHigh))
    let solution = try solver.solve()
    #expect((solution[variables[size - 1]] - limit).magnitude <= 1e-9 * limit)
    #expect(variables.dropLast().allSatisfy { solution[$0].magnitude <= 1e-9 * limit })
  }

  @Test(arguments: [3, 6, 9])
  func `of assignments that all cost the same the ranks choose one`(size: Int) throws {
    var solver = Solver()
    let cells = try positive(size * size, in: &solver)
    var cost = Expression()
    for line in 0..<size {
      let (row, column) = (
        (0..<size).map { Term(cells[size * line + $0]) },
        (0..<size).map { Term(cells[size * $0 + line]) }
      )
      try solver.add(Expression(row) == 1)
      try solver.add(Expression(column) == 1)
      for other in 0..<size { cost = cost + Double(line + other) * cells[size * line + other] }
    }
    try solver.add((cost <= -1000).with(priority: .defaultHigh))
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    for (place, cell) in cells.enumerated() {
      let isChosen = place / size + place % size == size - 1
      #expect((solution[cell] - (isChosen ? 1 : 0)).magnitude < 1e-9)
    }
  }

  @Test(arguments: [10, 100, 300])
  func `hundreds of equal segments with equal wishes share a line`(count: Int) throws {
    var solver = Solver()
    let ends = (0...count).map { _ in solver.makeVariable() }
    try solver.add(ends[0] == 0)
    try solver.add(ends[count] == Double(10 * count))
    for place in 0..<count {
      try solver.add(ends[place + 1] - ends[place] >= 0)
      try solver.add((ends[place + 1] - ends[place] == 10).with(priority: .defaultHigh))
      try solver.add((ends[place + 1] - ends[place] >= 3).with(priority: .defaultHigh))
      try solver.add((ends[place + 1] - ends[place] <= 30).with(priority: .defaultHigh))
      guard place > 0 else { continue }
      let difference = ends[place + 1] - ends[place] - (ends[place] - ends[place - 1])
      try solver.add((difference == 0).with(priority: .defaultLow))
    }
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(ends.enumerated().allSatisfy { (solution[$1] - Double(10 * $0)).magnitude < 1e-9 })
  }

  @Test(arguments: 0..<20)
  func `segments that wish for more than there is share what there is`(seed: Int) throws {
    var random = SplitMix(seed: seed)
    var solver = Solver()
    let widths = try positive(60, in: &solver)
    try solver.add(Expression(widths.map { Term($0) }) == 600)
    for width in widths { try solver.add((width >= 20).with(priority: .defaultHigh)) }
    for _ in 0..<300 {
      let pair = widths.shuffled(using: &random).prefix(2)
      try solver.add((pair[0] == pair[1]).with(priority: Priority(clamping: 800)))
    }
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(widths.allSatisfy { (solution[$0] - 10).magnitude < 1e-9 })
  }

  @Test(arguments: [1, 20, 200])
  func `views that all wish for the same place get there together`(count: Int) throws {
    var work = Workload()
    let root = work.view()
    work.require(root.left == 0, root.top == 0, root.width == 390, root.height == 844)
    for _ in 0..<count {
      let view = work.view()
      work.require(
        view.left >= root.left, view.right <= root.right, view.top >= root.top,
        view.bottom <= root.bottom, view.width == view.height.expression)
      for _ in 0..<3 { work.wish(500, view.width >= 1000) }
      for _ in 0..<3 { work.wish(500, view.left == 0) }
      work.wish(400, view.top >= 1000)
    }
    let solution = try work.solve()
    #expect(work.violation(solution) == 0)
    for start in stride(from: 4, through: 4 * count, by: 4) {
      #expect(work.variables[start..<start + 4].map { solution[$0] } == [0, 454, 390, 390])
    }
  }

  @Test func `equal parts of nothing are nothing`() throws {
    var solver = Solver()
    let parts = try positive(100, in: &solver)
    try solver.add(Expression(parts.map { Term($0) }) == 0)
    for part in parts {
      for wish in 1..<5 { try solver.add((part == Double(wish)).with(priority: .defaultHigh)) }
    }
    let solution = try solver.solve()
    #expect(parts.allSatisfy { solution[$0] == 0 })
  }
}
