import AfterimageRandom
import ConstraintSolver
import Testing

/// Priorities, coefficients and constants at the ends of what there is.
struct ExtremeTests {
  /// Twice a thousand levels, half of them fractions.
  private let priorities = (1..<1000).flatMap { level in
    [Priority(clamping: Double(level)), Priority(clamping: Double(level) + 0.5)]
  }

  @Test func `a thousand levels across one row are served in turn`() throws {
    var solver = Solver()
    let parts = priorities.map { _ in solver.makeVariable() }
    try solver.add(Expression(parts.map { Term($0) }) == 1000)
    for (part, priority) in zip(parts, priorities) {
      try solver.add(part >= 0)
      try solver.add((part == 1).with(priority: priority))
    }
    let solution = try solver.solve()
    let served = parts.suffix(1000)
    #expect(served.allSatisfy { solution[$0] == 1 })
    #expect(parts.dropLast(1000).allSatisfy { solution[$0] == 0 })
  }

  @Test func `a thousand levels of differences hold from the strongest down`() throws {
    var solver = Solver()
    let views = (0...200).map { _ in solver.makeVariable() }
    try solver.add(views[0] == 0)
    try solver.add(views[200] == 1000)
    for place in 0..<200 {
      let gap = views[place + 1] - views[place]
      for turn in 0..<5 {
        let priority = Priority(clamping: Double(5 * place + turn) + 0.25)
        try solver.add((gap == Double(10 + turn)).with(priority: priority))
      }
    }
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    for place in 1..<200 { #expect(solution[views[place + 1]] - solution[views[place]] == 14) }
    #expect(solution[views[1]] == Double(1000 - 199 * 14))
  }

  @Test func `neighbouring numbers are different priorities`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<50 { try solver.add((x == 1).with(priority: Priority(clamping: 500))) }
    try solver.add((x == 2).with(priority: Priority(clamping: (500.0).nextUp)))
    #expect(try solver.solve()[x] == 2)
  }

  @Test func `the weakest priority there is counts, and the strongest is not required`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add((x == 7).with(priority: Priority(clamping: .leastNonzeroMagnitude)))
    try solver.add((y == 1).with(priority: Priority(clamping: (1000.0).nextDown)))
    try solver.add(y == 2)
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect([solution[x], solution[y]] == [7, 2])
  }

  @Test(arguments: [1e-3, 1e-2, 0.1, 1, 10, 100, 1e3])
  func `a required equality of any scale holds`(scale: Double) throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(scale * x + y == z)
    try solver.add((x == 3).with(priority: .defaultHigh))
    try solver.add((y == 4 * scale).with(priority: .defaultHigh))
    try solver.add(z >= 8 * scale)
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution[z] >= 8 * scale * (1 - 1e-12))
    let missed = (solution[x] - 3).magnitude + (solution[y] - 4 * scale).magnitude
    #expect((missed - min(1, scale)).magnitude < 1e-9)
  }

  @Test(arguments: 0..<200)
  func `constraints from a thousandth of a scale to a thousandfold hold if they can`(seed: Int)
    throws
  {
    let scales: [Double] = [1e-3, 1e-2, 0.1, 1, 10, 100, 1e3]
    var random = SplitMix(seed: seed)
    var solver = Solver()
    let variables = (0..<12).map { _ in solver.makeVariable() }
    let place = variables.map { _ in Double(Int.random(in: -1000...1000, using: &random)) }
    var demands: [Constraint] = []
    for _ in 0..<18 {
      let scale = scales.randomElement(using: &random) ?? 1
      let terms: [(Int, Double)] = (0..<12).shuffled(using: &random).prefix(3).map { column in
        (column, scale * coefficient(&random))
      }
      let sum = terms.reduce(0) { $0 + $1.1 * place[$1.0] }
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][demands.count % 3]
      demands.append(Constraint(terms.map { Term(variables[$0.0], $0.1) }, relation, sum))
    }
    for demand in demands { try solver.add(demand) }
    for variable in variables { try solver.add((variable == 10).with(priority: .defaultLow)) }
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    for demand in demands {
      let size = demand.terms.map { ($0.coefficient * solution[$0.variable]).magnitude }.max() ?? 0
      #expect(solution.error(of: demand) <= 1e-9 * max(1, size), "\(demand)")
    }
  }

  private func coefficient(_ random: inout SplitMix) -> Double {
    [0.1, 0.5, 1, -1, 2, -3].randomElement(using: &random) ?? 1
  }

  @Test(arguments: [1e6, -1e6, 123_456.789])
  func `a screen far away from zero is laid out as one at zero`(offset: Double) throws {
    for seed in 0..<20 {
      let screen = RandomScreen(seed: seed, viewCount: 12)
      let near = try screen.solve()
      let far = try solved(screen, movedBy: offset)
      #expect(near.conflicts.isEmpty == far.conflicts.isEmpty)
      guard near.conflicts.isEmpty else { continue }
      for view in screen.views {
        #expect((far[view.width] - near[view.width]).magnitude <= 1e-9 * offset.magnitude)
        #expect(
          (far[view.left] - near[view.left] - offset).magnitude <= 1e-9 * offset.magnitude)
      }
    }
  }

  /// The screen with every place to the right by an offset, as all constraints see it.
  private func solved(_ screen: RandomScreen, movedBy offset: Double) throws -> Solution {
    var solver = screen.solver
    let lefts = Set(screen.views.map(\.left))
    for constraint in screen.constraints {
      var moved = constraint
      for term in constraint.terms where lefts.contains(term.variable) {
        moved.constant += term.coefficient * offset
      }
      try solver.add(moved)
    }
    return try solver.solve()
  }

  @Test func `large and small constants live in one system`() throws {
    var solver = Solver()
    let (far, near, sum) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(far == 1_000_000)
    try solver.add((near == 0.001).with(priority: .defaultHigh))
    try solver.add(sum.expression == far + near)
    try solver.add((sum >= 2_000_000).with(priority: .defaultLow))
    let solution = try solver.solve()
    #expect((solution[near] - 0.001).magnitude < 1e-9)
    #expect((solution[sum] - 1_000_000.001).magnitude < 1e-9)
  }
}
