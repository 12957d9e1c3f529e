/// The search for required constraints that exclude each other.
struct ConflictSearch {
  private let order: Order
  private let constraints: ConstraintTable
  private let effort = SearchEffort()
  private(set) var isGivenUp: [Bool]

  /// The minimal sets found, each in the order of preference; the last member is given up.
  private(set) var conflicts: [[Int]] = []

  /// Finds conflicts, giving up one row of each, until the rest holds together; the engine's rows
  /// are preferred to the user's, and each of them by rank.
  init(_ order: Order, _ constraints: ConstraintTable) throws(SolverError) {
    (self.order, self.constraints) = (order, constraints)
    isGivenUp = Array(repeating: false, count: order.rowCount)
    let required = (0..<order.rowCount).filter { row in
      constraints.records[Int(order.constraintOfRow[row])].priority == 1000
    }
    let isEngineOwned = { (row: Int) in
      constraints.records[Int(order.constraintOfRow[row])].owner == .engine
    }
    var rest = required.filter(isEngineOwned) + required.filter { !isEngineOwned($0) }
    while true {
      let search = PrefixSearch(order, constraints, preferring: rest, within: effort)
      guard let found = try search.shortestPrefix(before: rest.count, with: []) else { return }
      conflicts.append(try minimalSet(of: found, in: search))
      isGivenUp[rest[found.last]] = true
      rest.remove(at: found.last)
    }
  }

  /// The rows of a minimal set: looked for among those of the contradiction alone, if little else is
  /// in it.
  private func minimalSet(
    of found: PrefixSearch.Found, in search: PrefixSearch
  ) throws(SolverError) -> [Int] {
    guard found.contradiction.isTight else {
      return try search.minimalSet(endingWith: found.last).map { search.preferred[$0] }
    }
    let rows = search.preferred[...found.last].filter { found.contradiction.rows.contains($0) }
    let excerpt = try Excerpt(of: rows, order, constraints)
    let search = PrefixSearch(
      excerpt.order, excerpt.constraints, preferring: Array(rows.indices), within: effort)
    return try search.minimalSet(endingWith: rows.count - 1).map { rows[$0] }
  }
}
