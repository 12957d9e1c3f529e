import AfterimageRandom
import ConstraintSolver
import SolverWorkloads
import Testing

/// Required constraints that follow from the others.
struct RedundancyTests {
  /// The tags of what is redundant when constraints are tagged in their order.
  private func redundant(
    _ variableCount: Int, _ demands: ([Variable]) -> [Constraint]
  ) throws -> [Int] {
    var solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    for (tag, demand) in demands(variables).enumerated() { try solver.add(demand.with(tag: tag)) }
    return try solver.redundantConstraints().map { try solver.constraint($0).tag }
  }

  @Test func `a system that says everything once has none`() throws {
    #expect(try redundant(2) { [$0[0] + $0[1] == 10, $0[0] - $0[1] == 4] }.isEmpty)
    #expect(try redundant(2) { [$0[0] >= 0, $0[1] >= 0, $0[0] + $0[1] <= 10] }.isEmpty)
    #expect(try redundant(0) { _ in [] }.isEmpty)
  }

  @Test func `of copies the first is kept, scaled and turned round as they may be`() throws {
    let tags = try redundant(2) {
      [
        $0[0] + 2 * $0[1] == 10, $0[0] + 2 * $0[1] == 10, $0[0] / 3 + 2 * $0[1] / 3 == 10 / 3.0,
        -1 * $0[0] == 2 * $0[1] - 10,
      ]
    }
    #expect(tags == [1, 2, 3])
    #expect(try redundant(2) { [$0[0] - $0[1] <= 4, $0[1] - $0[0] >= -4] } == [1])
  }

  @Test func `a wider bound is redundant, wherever it stands`() throws {
    #expect(try redundant(1) { [$0[0] <= 20, $0[0] <= 10, $0[0] >= 0, $0[0] >= -5] } == [0, 3])
    #expect(try redundant(1) { [$0[0] >= 3, $0[0] == 5, $0[0] <= 5] } == [0, 2])
  }

  @Test func `a bound that the bounds of other variables imply is redundant`() throws {
    let tags = try redundant(3) {
      [
        $0[0] >= 1, $0[1] >= 2, $0[2].expression == $0[0] + $0[1], $0[2] >= 2.5, $0[2] <= 9,
        $0[0] <= 7,
      ]
    }
    #expect(tags == [3, 5])
  }

  @Test func `two bounds that meet make an equality redundant, and the other way round`() throws {
    #expect(try redundant(2) { [$0[0] <= $0[1], $0[0] >= $0[1], $0[0] == $0[1]] } == [2])
    #expect(try redundant(2) { [$0[0] == $0[1], $0[0] <= $0[1], $0[0] >= $0[1]] } == [1, 2])
  }

  @Test func `an equality that closes a circle is redundant`() throws {
    let tags = try redundant(5) { all in
      all.indices.map { all[$0].expression == all[($0 + 1) % all.count] }
    }
    #expect(tags == [4])
  }

  @Test func `a constraint without variables is redundant if it holds`() throws {
    #expect(try redundant(1) { [$0[0] - $0[0] <= 1, $0[0] == 3] } == [0])
  }

  @Test func `the user's are redundant before the engine's`() throws {
    #expect(try redundant(1) { [$0[0] == 3, ($0[0] == 3).with(owner: .engine)] } == [0])
  }

  @Test func `rank decides which one is kept, not the order of adding`() throws {
    let tags = try redundant(1) { [($0[0] == 3).with(rank: 2), (2 * $0[0] == 6).with(rank: 1)] }
    #expect(tags == [0])
  }

  @Test func `wishes neither are redundant nor make anything so`() throws {
    let tags = try redundant(1) {
      [
        ($0[0] == 5).with(priority: .defaultHigh), $0[0] <= 10,
        ($0[0] == 5).with(priority: .defaultHigh),
      ]
    }
    #expect(tags.isEmpty)
  }

  @Test func `what is given up in a conflict does not count`() throws {
    #expect(try redundant(1) { [$0[0] == 3, $0[0] == 4, $0[0] >= 3.5] }.isEmpty)
    #expect(try redundant(1) { [$0[0] == 3, $0[0] == 4, $0[0] <= 3.5] } == [2])
  }

  @Test func `removed constraints do not count`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(x == 3)
    let second = try solver.add(x == 3)
    #expect(try solver.redundantConstraints() == [second])
    try solver.remove(first)
    #expect(try solver.redundantConstraints().isEmpty)
  }

  @Test func `large coordinates do not hide what is redundant, nor make anything so`() throws {
    let tags = try redundant(3) {
      [
        $0[0] == 1_000_000.1, $0[1] == $0[0] / 3 + 0.7, $0[2] == 3 * $0[1] - 2.1,
        $0[2] == 1_000_000.1, $0[2] - $0[0] <= 0, $0[0] <= 1_000_001,
      ]
    }
    #expect(tags == [3, 4, 5])
    #expect(try redundant(1) { [$0[0] <= 1_000_001, $0[0] >= 1_000_000] }.isEmpty)
  }

  @Test func `a table names the bounds that its fixed sizes imply`() throws {
    var work = Workload.table(3)
    for constraint in work.ranked() { try work.solver.add(constraint) }
    let redundant = try work.solver.redundantConstraints().map(work.solver.constraint)
    let cellHeights = (0..<3).map { work.variables[4 + 36 * $0 + 3] }
    #expect(redundant.allSatisfy { $0.relation == .greaterThanOrEqual })
    #expect(cellHeights.allSatisfy { height in redundant.contains { $0.terms == [Term(height)] } })
  }

  @Test(arguments: 0..<600)
  func `a small random system has what pushing by hand finds`(seed: Int) throws {
    let system = RandomSystem(seed: seed, constraintCount: 6)
    var solver = system.solver
    var held: [Constraint] = []
    for constraint in system.constraints.map({ $0.with(priority: .required) }) {
      guard Oracle(variables: system.variables, constraints: held + [constraint]).isFeasible
      else { continue }
      held.append(constraint)
      try solver.add(constraint)
    }
    let found = try solver.redundantConstraints().map { try solver.constraint($0).tag }
    #expect(found == redundantByTrial(held, system.variables), "\(held)")
  }

  /// The tags of the constraints that a judge cannot push, taken away from the last to the first.
  private func redundantByTrial(_ all: [Constraint], _ variables: [Variable]) -> [Int] {
    var (left, redundant) = (all, [Int]())
    for constraint in all.reversed() {
      let others = left.filter { $0 != constraint }
      guard
        !violations(of: constraint).contains(where: { violation in
          Oracle(variables: variables, constraints: others + [violation]).isFeasible
        })
      else { continue }
      left = others
      redundant.insert(constraint.tag, at: 0)
    }
    return redundant
  }

  /// What says that a constraint is missed: by a little, yet by more than rounding.
  private func violations(of constraint: Constraint) -> [Constraint] {
    [(Relation.lessThanOrEqual, 1.0), (.greaterThanOrEqual, -1)].compactMap { relation, side in
      guard constraint.relation != (side > 0 ? .greaterThanOrEqual : .lessThanOrEqual) else {
        return nil
      }
      let beyond: Relation = side > 0 ? .greaterThanOrEqual : .lessThanOrEqual
      return Constraint(constraint.terms, beyond, constraint.constant + side * 1e-4)
    }
  }

  @Test(arguments: 0..<60)
  func `without what is redundant the same values are allowed, and nothing is`(seed: Int) throws {
    var random = SplitMix(seed: seed)
    let system = RandomSystem(seed: seed, variableCount: 8, constraintCount: 24)
    var solver = system.solver
    let demands = system.constraints.map { $0.with(priority: .required) }
    for demand in demands { try solver.add(demand) }
    let givenUp = Set(try solver.solve().conflicts.map(\.givenUp.tag))
    let held = demands.filter { !givenUp.contains($0.tag) }
    solver = system.solver
    for demand in held { try solver.add(demand) }
    var lean = solver
    for constraint in try solver.redundantConstraints() { try lean.remove(constraint) }
    #expect(try lean.redundantConstraints().isEmpty)
    for _ in 0..<12 {
      let pushes = system.variables.map { variable in
        (variable == Double.random(in: -50...50, using: &random)).with(priority: .defaultLow)
      }
      let (full, less) = (try pushed(solver, pushes), try pushed(lean, pushes))
      for variable in system.variables {
        #expect((full[variable] - less[variable]).magnitude < 1e-6)
      }
    }
  }

  private func pushed(_ solver: Solver, _ pushes: [Constraint]) throws -> Solution {
    var solver = solver
    for (place, push) in pushes.enumerated() { try solver.add(push.with(rank: 100 + place)) }
    return try solver.solve()
  }

  @Test(arguments: [
    Workload.form(20), .table(20), .table(20, sizesItself: true), .nest(20), .chain(20),
  ])
  func `a screen lies the same without what is redundant`(work: Workload) throws {
    var solver = work.solver
    for constraint in work.ranked() { try solver.add(constraint) }
    let redundant = try solver.redundantConstraints()
    let full = try solver.solve()
    for constraint in redundant { try solver.remove(constraint) }
    let lean = try solver.solve()
    #expect(!redundant.isEmpty)
    #expect(try solver.redundantConstraints().isEmpty)
    #expect(work.variables.allSatisfy { (full[$0] - lean[$0]).magnitude < 1e-9 })
  }
}
