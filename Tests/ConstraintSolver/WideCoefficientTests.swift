import AfterimageRandom
import ConstraintSolver
import Testing

/// Constraints whose own coefficients differ much in size, all met at one place.
struct WideCoefficientTests {
  @Test(arguments: 0..<200)
  func `coefficients from a thousandth to a thousand keep what is required`(seed: Int) throws {
    try expectDemandsHold([1e-3, -1e-2, 0.1, 1, -1, 10, -100, 1e3], seed)
  }

  @Test(arguments: 0..<500)
  func `coefficients from a hundredth to a hundred keep what is required`(seed: Int) throws {
    try expectDemandsHold([1e-2, -0.1, 1, -1, 10, -100], seed)
  }

  @Test(arguments: 0..<500)
  func `coefficients from a tenth to ten keep what is required`(seed: Int) throws {
    try expectDemandsHold([0.1, -0.1, 1, -1, 10, -10], seed)
  }

  @Test(arguments: 0..<40)
  func `many coefficients from a hundredth to a hundred hold, or rounding is named`(
    seed: Int
  ) throws {
    do {
      try expectDemandsHold([1e-2, -0.1, 1, -1, 10, -100], seed, variableCount: 30)
    } catch SolverError.inconsistentRounding {
      return
    }
  }

  private func expectDemandsHold(
    _ coefficients: [Double], _ seed: Int, variableCount: Int = 12
  ) throws {
    var solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    let demands = demands(on: variables, coefficients, seed)
    for demand in demands { try solver.add(demand) }
    for variable in variables { try solver.add((variable == 10).with(priority: .defaultLow)) }
    let solution = try solver.solve()
    #expect(solution.conflicts.isEmpty)
    for demand in demands {
      let size = demand.terms.map { ($0.coefficient * solution[$0.variable]).magnitude }.max() ?? 0
      #expect(solution.error(of: demand) <= 1e-9 * max(1, size), "\(demand)")
    }
  }

  /// Half as many constraints again as variables, of three terms each.
  private func demands(
    on variables: [Variable], _ coefficients: [Double], _ seed: Int
  ) -> [Constraint] {
    var random = SplitMix(seed: seed)
    let place = variables.map { _ in Double(Int.random(in: -1000...1000, using: &random)) }
    return (0..<variables.count * 3 / 2).map { number in
      let terms = variables.indices.shuffled(using: &random).prefix(3).map { column in
        (column: column, coefficient: coefficients.randomElement(using: &random) ?? 1)
      }
      let sum = terms.reduce(0) { $0 + $1.coefficient * place[$1.column] }
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][number % 3]
      return Constraint(terms.map { Term(variables[$0.column], $0.coefficient) }, relation, sum)
    }
  }
}
