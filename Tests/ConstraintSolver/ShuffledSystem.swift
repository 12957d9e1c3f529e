import AfterimageRandom
import ConstraintSolver

/// A system whose variables were made and whose constraints were added in another order, with the
/// ranks that they had.
struct ShuffledSystem {
  private var solver = Solver()
  private var image: [Variable: Variable] = [:]

  /// Shuffles constraints that have ranks, and variables whose ranks are their places.
  init(
    _ constraints: [Constraint], of variables: [Variable], seed: Int, shufflesTerms: Bool = false
  ) throws {
    var random = SplitMix(seed: seed)
    for (rank, variable) in variables.enumerated().shuffled(using: &random) {
      image[variable] = solver.makeVariable(rank: rank)
    }
    for constraint in constraints.shuffled(using: &random) {
      var shuffled = constraint
      shuffled.terms = try constraint.terms.map {
        guard let variable = image[$0.variable] else {
          throw SolverError.unknownVariable($0.variable)
        }
        return Term(variable, $0.coefficient)
      }
      if shufflesTerms { shuffled.terms.shuffle(using: &random) }
      try solver.add(shuffled)
    }
  }

  /// The values of the variables in the order in which they were given, and the tags of what is
  /// given up.
  mutating func solve(_ variables: [Variable]) throws -> (values: [Double], givenUp: [Int]) {
    let solution = try solver.solve()
    let values = variables.map { variable in image[variable].map { solution[$0] } ?? .nan }
    return (values, solution.conflicts.map(\.givenUp.tag))
  }
}
