import AfterimageRandom
import ConstraintSolver
import SolverWorkloads
import Testing

/// Answers that must not depend on the order in which a system was put together.
struct OrderTests {
  /// The shared workloads, small.
  static let screens: [(name: String, work: Workload)] = [
    ("form", .form(12)), ("table", .table(4)), ("self-sizing table", .table(4, sizesItself: true)),
    ("nest", .nest(20)), ("chain", .chain(24)), ("stretched form", Workload.stretchedForm(12).work),
    ("contradictory form", .contradictoryForm(12)), ("outnumbered wish", .outnumberedWish(30)),
  ]

  private func bits(_ values: [Double]) -> [UInt64] { values.map(\.bitPattern) }

  @Test(arguments: screens.indices)
  func `a screen has the same bits in any order`(place: Int) throws {
    let work = Self.screens[place].work
    var (plain, constraints) = (work, work.ranked())
    for tag in constraints.indices { constraints[tag].tag = tag }
    let solution = try plain.solve()
    for seed in 0..<50 {
      var shuffled = try ShuffledSystem(
        constraints, of: work.variables, seed: seed, shufflesTerms: seed % 2 == 1)
      let answer = try shuffled.solve(work.variables)
      #expect(bits(answer.values) == bits(work.variables.map { solution[$0] }), "seed \(seed)")
      #expect(answer.givenUp.isEmpty)
    }
  }

  @Test(arguments: 0..<600)
  func `a random system has the same bits in any order`(seed: Int) throws {
    let size = 2 + seed % 20
    let system = RandomSystem(seed: seed, variableCount: size, constraintCount: 3 * size)
    let solution = try system.solve()
    for turn in 0..<3 {
      var shuffled = try ShuffledSystem(
        system.constraints, of: system.variables, seed: 3 * seed + turn, shufflesTerms: turn > 0)
      let answer = try shuffled.solve(system.variables)
      #expect(bits(answer.values) == bits(system.variables.map { solution[$0] }))
      #expect(answer.givenUp == solution.conflicts.map(\.givenUp.tag))
    }
  }

  @Test(arguments: 0..<300)
  func `a random screen has the same bits in any order`(seed: Int) throws {
    let screen = RandomScreen(seed: seed, viewCount: 1 + seed % 30)
    let solution = try screen.solve()
    var shuffled = try ShuffledSystem(
      screen.constraints, of: screen.variables, seed: seed, shufflesTerms: true)
    let answer = try shuffled.solve(screen.variables)
    #expect(bits(answer.values) == bits(screen.variables.map { solution[$0] }))
    #expect(answer.givenUp == solution.conflicts.map(\.givenUp.tag))
  }

  @Test(arguments: 0..<300)
  func `required constraints may be multiplied by any number`(seed: Int) throws {
    var random = SplitMix(seed: seed)
    let system = RandomSystem(seed: seed, variableCount: 8, constraintCount: 24)
    let multiplied = system.constraints.map { constraint in
      constraint.priority == .required
        ? constraint.multiplied(by: [-3, -1, 0.5, 1 / 3.0, 7, 100].randomElement(using: &random)!)
        : constraint
    }
    let (plain, solution) = (try system.solve(), try system.solve(multiplied))
    for variable in system.variables {
      #expect((plain[variable] - solution[variable]).magnitude < 1e-7)
    }
    #expect(plain.conflicts.map(\.givenUp.tag) == solution.conflicts.map(\.givenUp.tag))
  }

  @Test(arguments: 0..<300)
  func `a term may be written as the sum of two`(seed: Int) throws {
    let system = RandomSystem(seed: seed, variableCount: 8, constraintCount: 24)
    let split = system.constraints.map { constraint in
      var split = constraint
      split.terms = constraint.terms.flatMap { term in
        [Term(term.variable, 4 * term.coefficient), Term(term.variable, -3 * term.coefficient)]
      }
      return split
    }
    let (plain, solution) = (try system.solve(), try system.solve(split))
    for variable in system.variables {
      #expect(plain[variable].bitPattern == solution[variable].bitPattern)
    }
  }

  @Test func `without ranks the order of adding is the rank`() throws {
    for places in [[200.0, 260], [260, 200]] {
      var solver = Solver()
      let x = solver.makeVariable()
      for place in places { try solver.add((x == place).with(priority: .defaultHigh)) }
      #expect(try solver.solve()[x] == places[0])
    }
  }
}
