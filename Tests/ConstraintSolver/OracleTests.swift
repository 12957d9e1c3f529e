import AfterimageRandom
import ConstraintSolver
import Testing

/// The solver against a judge that tries every vertex.
struct OracleTests {
  @Test(arguments: 0..<1500)
  func `a small random system has the answer that trying every vertex finds`(seed: Int) throws {
    let system = RandomSystem(seed: seed)
    let solution = try system.solve()
    let kept = system.constraints.filter { constraint in
      !solution.conflicts.contains { $0.givenUp.tag == constraint.tag }
    }
    let all = Oracle(variables: system.variables, constraints: system.constraints)
    #expect(solution.conflicts.isEmpty == all.isFeasible)
    let answer = Oracle(variables: system.variables, constraints: kept).answer()
    let expected = try #require(answer)
    for (variable, value) in zip(system.variables, expected) {
      #expect((solution[variable] - value).magnitude < 1e-7, "\(system.constraints)")
    }
  }

  @Test(arguments: 0..<300)
  func `each member of a conflict is needed`(seed: Int) throws {
    let system = RandomSystem(seed: seed, variableCount: 3, constraintCount: 24)
    for conflict in try system.solve().conflicts {
      let members = conflict.members
      #expect(!Oracle(variables: system.variables, constraints: members).isFeasible)
      for member in members {
        let others = members.filter { $0 != member }
        #expect(Oracle(variables: system.variables, constraints: others).isFeasible)
      }
      #expect(conflict.givenUp == members.max { ($0.rank ?? 0) < ($1.rank ?? 0) })
    }
  }

  @Test(arguments: 0..<300)
  func `any order of adding gives the same bits`(seed: Int) throws {
    let system = RandomSystem(seed: seed, variableCount: 8, constraintCount: 20)
    let solution = try system.solve()
    var random = SplitMix(seed: seed)
    let shuffled = try system.solve(system.constraints.shuffled(using: &random))
    for variable in system.variables {
      #expect(solution[variable].bitPattern == shuffled[variable].bitPattern)
    }
    #expect(solution.conflicts == shuffled.conflicts)
    #expect(try solution.ambiguities() == shuffled.ambiguities())
  }
}
