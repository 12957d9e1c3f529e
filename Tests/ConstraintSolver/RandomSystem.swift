import AfterimageRandom
import ConstraintSolver

/// A small system with ranks, made from a seed.
struct RandomSystem {
  var solver = Solver()
  var variables: [Variable] = []
  var constraints: [Constraint] = []

  /// Makes up to three variables and a handful of constraints; few are required, so that most
  /// systems have no conflict.
  init(seed: Int, variableCount: Int? = nil, constraintCount: Int? = nil) {
    var random = SplitMix(seed: seed)
    let count = variableCount ?? Int.random(in: 1...3, using: &random)
    variables = (0..<count).map { solver.makeVariable("x\($0)", rank: $0) }
    for rank in 0..<(constraintCount ?? Int.random(in: 1...7, using: &random)) {
      constraints.append(constraint(&random).with(rank: rank).with(tag: rank))
    }
  }

  private func constraint(_ random: inout SplitMix) -> Constraint {
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities = [1000, 1000, 750, 750, 500, 250, 250.5]
    let length = Int.random(in: 1...min(3, variables.count), using: &random)
    let terms = variables.shuffled(using: &random).prefix(length).map {
      Term($0, [1, 1, -1, 2, -1, 0.5].randomElement(using: &random) ?? 1)
    }
    let constraint = Constraint(
      terms, relations.randomElement(using: &random) ?? .equal,
      Double(Int.random(in: -12...12, using: &random)))
    let priority = priorities.randomElement(using: &random) ?? 1000
    return constraint.with(priority: Priority(clamping: priority))
  }

  /// Solves the constraints in a given order.
  func solve(_ order: [Constraint]? = nil) throws -> Solution {
    var copy = solver
    for constraint in order ?? constraints { try copy.add(constraint) }
    return try copy.solve()
  }
}
