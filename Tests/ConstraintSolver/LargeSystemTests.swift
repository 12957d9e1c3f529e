import ConstraintSolver
import SolverWorkloads
import Testing

/// Screens of a thousand views and more, whose required constraints must hold all the same.
struct LargeSystemTests {
  static let screens: [(name: String, work: Workload)] = [
    ("form", .form(600)), ("table", .table(150)),
    ("self-sizing table", .table(150, sizesItself: true)), ("nest", .nest(1500)),
    ("chain", .chain(1000)), ("contradictory form", .contradictoryForm(500)),
  ]

  @Test(arguments: screens.indices)
  func `a screen of a thousand views holds what is required`(place: Int) throws {
    var work = Self.screens[place].work
    let solution = try work.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(work.variables.count >= 4 * 1000)
    #expect(work.violation(solution) <= 1e-9 * largest(work, solution))
  }

  private func largest(_ work: Workload, _ solution: Solution) -> Double {
    work.variables.map { solution[$0].magnitude }.max() ?? 0
  }

  @Test(arguments: 0..<4)
  func `a random screen of a thousand views holds what is required`(seed: Int) throws {
    let screen = RandomScreen(seed: seed, viewCount: 1000)
    let demands = withoutConflicts(screen)
    var solver = screen.solver
    for demand in demands { try solver.add(demand) }
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    let largest = screen.variables.map { solution[$0].magnitude }.max() ?? 0
    for demand in demands where demand.priority == .required {
      #expect(solution.error(of: demand) <= 1e-9 * largest, "\(demand)")
    }
  }

  /// The demands of a screen, of which those that could exclude others are but wishes: what is
  /// required are the bounds of sizes and one equality for each left and top.
  private func withoutConflicts(_ screen: RandomScreen) -> [Constraint] {
    var open = Set(screen.views.flatMap { [$0.left, $0.top] })
    return screen.constraints.map { constraint in
      let isDefinition =
        constraint.relation == .equal && open.contains(constraint.terms[0].variable)
      guard constraint.terms.count > 1, constraint.priority == .required else { return constraint }
      guard isDefinition else { return constraint.with(priority: Priority(clamping: 900)) }
      open.remove(constraint.terms[0].variable)
      return constraint
    }
  }

  @Test func `a column of two thousand rows ends where the sum of its heights says`() throws {
    var solver = Solver()
    var bottom = Expression()
    for row in 0..<2000 {
      let (top, height) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(top == bottom + 0.1)
      try solver.add((height == Double(20 + row % 7) + 0.3).with(priority: .defaultHigh))
      bottom = top + height
    }
    let solution = try solver.solve()
    let heights = (0..<2000).map { Double(20 + $0 % 7) }.reduce(0, +)
    #expect((solution[bottom] - heights - 2000 * 0.4).magnitude <= 1e-9 * heights)
  }

  @Test func `a row of two thousand equal views shares a width to the last`() throws {
    var solver = Solver()
    let widths = (0..<2000).map { _ in solver.makeVariable() }
    try solver.add(Expression(widths.map { Term($0) }) == 1_000_000)
    for (width, next) in zip(widths, widths.dropFirst()) {
      try solver.add((width == next).with(priority: .defaultHigh))
      try solver.add(width >= 1)
    }
    let solution = try solver.solve()
    #expect(widths.allSatisfy { (solution[$0] - 500).magnitude <= 1e-9 * 1_000_000 })
    #expect((widths.map { solution[$0] }.reduce(0, +) - 1_000_000).magnitude <= 1e-3)
  }

  @Test func `a hub that a thousand views follow moves them all`() throws {
    var solver = Solver()
    let hub = solver.makeVariable("hub")
    let views = (0..<1000).map { _ in solver.makeVariable() }
    for (place, view) in views.enumerated() {
      try solver.add(view == hub + Double(place % 13))
      try solver.add((view <= 300).with(priority: .defaultLow))
      try solver.add((view >= Double(100 + place % 50)).with(priority: .defaultHigh))
    }
    let solution = try solver.solve()
    let least = (0..<1000).map { Double(100 + $0 % 50 - $0 % 13) }.max()
    #expect(solution[hub] == least)
    #expect(views.enumerated().allSatisfy { solution[$1] == solution[hub] + Double($0 % 13) })
  }
}
