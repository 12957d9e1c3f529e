import AfterimageRandom
import ConstraintSolver
import SolverWorkloads
import Testing

/// Required constraints that are said more than once, with all the rounding that comes with it.
struct RedundantDemandTests {
  @Test func `a constant that rounds to just below zero is no conflict`() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x == 0.1)
    try solver.add(y == x + 0.2)
    try solver.add(z == y - 0.3)
    try solver.add(z >= 0)
    try solver.add(z <= 0)
    try solver.add(y - x - 0.2 >= 0)
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect((solution[z]).magnitude < 1e-15)
  }

  @Test(arguments: [2, 3, 10, 100])
  func `copies of every required constraint change nothing`(copies: Int) throws {
    for work in [Workload.form(8), .table(3, sizesItself: true), .nest(8), .chain(8)] {
      var (plain, repeated) = (work, work)
      for (rank, constraint) in work.constraints.enumerated()
      where constraint.priority == .required {
        for copy in 1..<copies {
          try repeated.solver.add(constraint.with(rank: rank).with(tag: copy))
        }
      }
      let (expected, solution) = (try plain.solve(), try repeated.solve())
      #expect(solution.conflicts.isEmpty)
      for variable in work.variables {
        #expect((solution[variable] - expected[variable]).magnitude < 1e-9)
      }
    }
  }

  @Test(arguments: [1 / 3.0, -1 / 3.0, 0.1, -7, 1000, 1e-3])
  func `copies by another factor change nothing`(factor: Double) throws {
    for work in [Workload.form(8), .table(3, sizesItself: true), .nest(8), .chain(8)] {
      var (plain, repeated) = (work, work)
      for (rank, constraint) in work.constraints.enumerated()
      where constraint.priority == .required {
        try repeated.solver.add(constraint.multiplied(by: factor).with(rank: rank).with(tag: 1))
      }
      let (expected, solution) = (try plain.solve(), try repeated.solve())
      #expect(solution.conflicts.isEmpty)
      for variable in work.variables {
        #expect((solution[variable] - expected[variable]).magnitude < 1e-9)
      }
    }
  }

  @Test(arguments: [3, 7, 30, 300])
  func `thirds that add up to a whole are no conflict`(count: Int) throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    let parts = (0..<count).map { _ in solver.makeVariable() }
    try solver.add(width == 390)
    for part in parts { try solver.add(part == width / Double(count)) }
    try solver.add(Expression(parts.map { Term($0) }) == width)
    try solver.add(Expression(parts.map { Term($0, 1 / Double(count)) }) == 390 / Double(count))
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(parts.allSatisfy { (solution[$0] - 390 / Double(count)).magnitude < 1e-12 })
  }

  @Test(arguments: [10, 100, 1000])
  func `a chain of thirds that is said from both ends is no conflict`(length: Int) throws {
    var solver = Solver()
    let links = (0..<length).map { _ in solver.makeVariable() }
    try solver.add(links[0] == 0.1)
    for (link, next) in zip(links, links.dropFirst()) {
      try solver.add(next == link / 3 + 1 / 3.0)
      try solver.add(3 * next - link == 1)
      try solver.add(link >= 3 * next - 1)
    }
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution[links[0]] == 0.1)
    for (link, next) in zip(links, links.dropFirst()) {
      #expect((3 * solution[next] - solution[link] - 1).magnitude < 1e-12)
    }
  }

  @Test(arguments: [10, 60])
  func `all distances between views on a line may be said`(count: Int) throws {
    var solver = Solver()
    let views = (0..<count).map { _ in solver.makeVariable() }
    for (last, view) in views.enumerated() {
      for (first, other) in views[..<last].enumerated() {
        try solver.add(view - other == Double(last - first) * 0.1)
      }
    }
    try solver.add(views[count / 2] == 7.7)
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    for (place, view) in views.enumerated() {
      #expect((solution[view] - 7.7 - Double(place - count / 2) * 0.1).magnitude < 1e-12)
    }
  }

  @Test(arguments: 0..<200)
  func `sums of constraints that hold are no conflict`(seed: Int) throws {
    var random = SplitMix(seed: seed)
    let system = RandomSystem(seed: seed, variableCount: 6, constraintCount: 12)
    let solution = try system.solve()
    let givenUp = Set(solution.conflicts.map(\.givenUp.tag))
    var all = system.constraints.filter { !givenUp.contains($0.tag) }
    let demands = all.filter { $0.priority == .required && $0.relation == .equal }
    for place in 0..<10 {
      var sum = Expression()
      for demand in demands {
        sum = sum + Double.random(in: -2...2, using: &random) * demand.difference
      }
      all.append((sum == 0).with(rank: 100 + place))
    }
    let again = try system.solve(all)
    #expect(again.conflicts.isEmpty)
    for variable in system.variables {
      #expect((again[variable] - solution[variable]).magnitude < 1e-7)
    }
  }
}

extension Constraint {
  /// The terms without the constant, which is zero where an equality holds.
  fileprivate var difference: Expression { Expression(terms, constant: -constant) }
}
