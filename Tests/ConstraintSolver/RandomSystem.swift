import ConstraintSolver

/// A small generator of random numbers, the same for the same seed (Steele et al., SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// A small system with ranks, made from a seed.
struct RandomSystem {
  var solver = Solver()
  var variables: [Variable] = []
  var constraints: [Constraint] = []

  /// Makes up to three variables and a handful of constraints; few are required, so that most
  /// systems have no conflict.
  init(seed: Int, variableCount: Int? = nil, constraintCount: Int? = nil) {
    var random = SeededGenerator(seed: seed)
    let count = variableCount ?? Int.random(in: 1...3, using: &random)
    variables = (0..<count).map { solver.makeVariable("x\($0)", rank: $0) }
    for rank in 0..<(constraintCount ?? Int.random(in: 1...7, using: &random)) {
      constraints.append(constraint(&random).with(rank: rank).with(tag: rank))
    }
  }

  private func constraint(_ random: inout SeededGenerator) -> Constraint {
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
