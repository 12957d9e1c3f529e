import ConstraintSolver

/// A slow independent judge for systems of up to three variables: it tries every vertex.
///
/// All costs are piecewise linear with kinks on the constraints' planes and, for the tie rule, on
/// the planes where a variable is zero. So the lexicographic least is at a point where as many of
/// these planes cross as there are variables.
struct Oracle {
  let variables: [Variable]
  let constraints: [Constraint]

  /// The constraints' planes, then the variables' zeros.
  private var planes: [(normal: [Double], constant: Double)] {
    constraints.map { constraint in
      (variables.map { coefficient(of: $0, in: constraint) }, constraint.constant)
    } + variables.indices.map { place in (variables.indices.map { $0 == place ? 1 : 0 }, 0) }
  }

  private func coefficient(of variable: Variable, in constraint: Constraint) -> Double {
    constraint.terms.filter { $0.variable == variable }.reduce(0) { $0 + $1.coefficient }
  }

  /// The best vertex that holds the required constraints; nil if none does.
  func answer() -> [Double]? {
    var best: (costs: [Double], point: [Double])?
    let planes = planes
    for choice in choices(of: variables.count, from: planes.count) {
      guard let point = crossing(choice.map { planes[$0] }), holds(point) else { continue }
      let costs = costs(at: point)
      if best.map({ precedes(costs, $0.costs) }) ?? true { best = (costs, point) }
    }
    return best?.point
  }

  /// Whether the required constraints can hold together.
  var isFeasible: Bool { answer() != nil }

  private func difference(_ constraint: Constraint, _ point: [Double]) -> Double {
    zip(variables, point).reduce(-constraint.constant) {
      $0 + coefficient(of: $1.0, in: constraint) * $1.1
    }
  }

  private func error(_ constraint: Constraint, _ point: [Double]) -> Double {
    let difference = difference(constraint, point)
    switch constraint.relation {
    case .equal: return difference.magnitude
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  private func holds(_ point: [Double]) -> Bool {
    constraints.allSatisfy { $0.priority != .required || error($0, point) < 1e-7 }
  }

  /// What is minimised, in order.
  private func costs(at point: [Double]) -> [Double] {
    let wishes = constraints.filter { $0.priority != .required }
      .sorted { ($1.priority, $0.rank ?? 0) < ($0.priority, $1.rank ?? 0) }
    let levels = Set(wishes.map(\.priority)).sorted(by: >)
    let sums = levels.map { level in
      wishes.filter { $0.priority == level }.reduce(0) { $0 + error($1, point) }
    }
    return sums + wishes.map { error($0, point) } + point.map(\.magnitude)
  }

  private func precedes(_ left: [Double], _ right: [Double]) -> Bool {
    for (first, second) in zip(left, right) where (first - second).magnitude > 1e-7 {
      return first < second
    }
    return false
  }

  private func choices(of size: Int, from count: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return choices(of: size - 1, from: count).flatMap { choice in
      ((choice.last ?? -1) + 1..<max(count, (choice.last ?? -1) + 1)).map { choice + [$0] }
    }
  }

  /// The point where as many planes as variables cross, by Gauss and Jordan.
  private func crossing(_ planes: [(normal: [Double], constant: Double)]) -> [Double]? {
    var rows = planes.map { $0.normal + [$0.constant] }
    let size = rows.count
    for step in 0..<size {
      guard
        let pivot = (step..<size).max(by: {
          rows[$0][step].magnitude < rows[$1][step].magnitude
        }), rows[pivot][step].magnitude > 1e-9
      else { return nil }
      rows.swapAt(step, pivot)
      let divisor = rows[step][step]
      rows[step] = rows[step].map { $0 / divisor }
      for row in 0..<size where row != step {
        let factor = rows[row][step]
        rows[row] = zip(rows[row], rows[step]).map { $0 - factor * $1 }
      }
    }
    return rows.map { $0[size] }
  }
}
