import AfterimageRandom
import ConstraintSolver
import SolverWorkloads
import Testing

/// Changes to a solver that has solved before, against a new solver of the same system.
struct ChangeTests {
  /// A solver that is changed, and what it should hold.
  private struct Pair {
    var changed: Solver
    var held: [(id: Constraint.ID, constraint: Constraint)] = []
    let empty: Solver
    let spare: [Constraint]
    let variables: [Variable]

    init(_ system: RandomSystem) throws {
      (changed, empty) = (system.solver, system.solver)
      variables = system.variables
      let half = system.constraints.count / 2
      spare = Array(system.constraints[half...])
      for constraint in system.constraints[..<half] { try add(constraint) }
    }

    mutating func add(_ constraint: Constraint) throws {
      held.append((try changed.add(constraint), constraint))
    }

    /// Makes one change, and says whether it is more than that of a constant; the rank is new, as a
    /// place in the caller's order is taken once.
    mutating func change(rank: Int, _ random: inout SplitMix) throws -> Bool {
      let place = Int.random(in: 0..<held.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try add((spare.randomElement(using: &random) ?? spare[0]).with(rank: rank))
      case 1 where held.count > 1: try changed.remove(held.remove(at: place).id)
      case 2:
        let priority = Priority(clamping: [1000, 750, 500, 250][rank % 4])
        try changed.setPriority(of: held[place].id, to: priority)
        held[place].constraint.priority = priority
      default:
        let constant = Double(Int.random(in: -12...12, using: &random))
        try changed.setConstant(of: held[place].id, to: constant)
        held[place].constraint.constant = constant
        return false
      }
      return true
    }

    func solvedAfresh() throws -> Solution {
      var solver = empty
      for entry in held { try solver.add(entry.constraint) }
      return try solver.solve()
    }
  }

  @Test(arguments: 0..<400)
  func `a changed solver agrees with a new one, to the bit if more than a constant changed`(
    seed: Int
  ) throws {
    var pair = try Pair(RandomSystem(seed: seed, variableCount: 9, constraintCount: 24))
    var random = SplitMix(seed: seed)
    for turn in 0..<25 {
      let isExact = try pair.change(rank: 100 + turn, &random)
      let (solution, fresh) = (try pair.changed.solve(), try pair.solvedAfresh())
      for variable in pair.variables {
        #expect(solution[variable].isNear(fresh[variable]))
        #expect(!isExact || solution[variable].bitPattern == fresh[variable].bitPattern)
      }
      #expect(solution.conflicts == fresh.conflicts)
    }
  }

  @Test(arguments: 0..<100)
  func `a hundred short histories of small screens agree with new ones`(
    hundred: Int
  ) throws {
    for seed in (100 * hundred)..<(100 * hundred + 100) {
      var screen = try ChangingScreen(seed: seed, viewCount: 1 + seed % 2)
      for _ in 0..<2 {
        try screen.change()
        try screen.change()
        let (changed, afresh) = try screen.answers()
        #expect(changed.agrees(with: afresh), "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<12)
  func `a long history of a large screen agrees with a new one`(seed: Int) throws {
    var screen = try ChangingScreen(seed: seed, viewCount: 14)
    for turn in 0..<25 {
      for _ in 0...(turn % 4) { try screen.change() }
      let (changed, afresh) = try screen.answers()
      #expect(changed.agrees(with: afresh), "turn \(turn)")
    }
  }

  @Test func `a change in one cell of a table gives what a new table gives`() throws {
    var work = Workload.table(20)
    _ = try work.solve()
    let width = work.variables[4 + 36 * 7 + 8 + 2]
    let wider = (width >= 333).with(priority: .defaultHigh)
    let solution = try changed(work, adding: wider)
    work.constraints.append(wider)
    var afresh = Workload.table(20)
    afresh.constraints = work.constraints
    let fresh = try afresh.solve()
    for variable in work.variables {
      #expect(solution[variable].bitPattern == fresh[variable].bitPattern)
    }
  }

  private func changed(_ work: Workload, adding constraint: Constraint) throws -> Solution {
    var solver = work.solver
    try solver.add(constraint)
    return try solver.solve()
  }

  @Test func `a refused change leaves the solver as it was`() throws {
    var work = Workload.form(5)
    let solution = try work.solve()
    let variable = work.variables[0]
    #expect(throws: SolverError.self) { try work.solver.add(variable == .nan) }
    #expect(throws: SolverError.self) { try work.solver.remove(variable) }
    let again = try work.solver.solve()
    #expect(work.variables.allSatisfy { solution[$0] == again[$0] })
  }
}
