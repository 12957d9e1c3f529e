import AfterimageRandom
import ConstraintSolver
import Testing

/// One variable that many constraints wish elsewhere: its answer is selected rather than sorted for.
struct ManyWishesTests {
  /// Wishes of a few priorities at places that often coincide.
  private func wishes(_ seed: Int) -> [Constraint] {
    var random = SplitMix(seed: seed)
    var solver = Solver()
    let x = solver.makeVariable()
    return (0..<Int.random(in: 17...80, using: &random)).map { rank in
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let factor: Double = [1, 2, -1, 0.5].randomElement(using: &random) ?? 1
      let wish = Constraint(
        [Term(x, factor)], relations[rank % 3],
        factor * Double(Int.random(in: -15...15, using: &random)))
      let priority: Double = [750, 500, 250.5, 250].randomElement(using: &random) ?? 250
      return wish.with(priority: Priority(clamping: priority)).with(rank: rank)
    }
  }

  /// The errors at a place: their sums by priority, then each by priority and rank, then the size.
  private func costs(of wishes: [Constraint], at place: Double) -> [Double] {
    let levels = [750, 500, 250.5, 250].map { value in
      wishes.filter { $0.priority.value == value }.map { error(of: $0, at: place) }
    }
    return levels.map { $0.reduce(0, +) } + levels.flatMap { $0 } + [place.magnitude]
  }

  private func error(of wish: Constraint, at place: Double) -> Double {
    let difference = wish.terms[0].coefficient * place - wish.constant
    switch wish.relation {
    case .equal: return difference.magnitude
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  @Test(arguments: 0..<400)
  func `the answer is the best of all places where a wish holds`(seed: Int) throws {
    let wishes = wishes(seed)
    var solver = Solver()
    let x = solver.makeVariable()
    for wish in wishes { try solver.add(wish) }
    let places = wishes.map { $0.constant / $0.terms[0].coefficient } + [0]
    let best = places.min { left, right in
      costs(of: wishes, at: left).lexicographicallyPrecedes(costs(of: wishes, at: right))
    }
    #expect(try solver.solve()[x] == best)
  }
}
