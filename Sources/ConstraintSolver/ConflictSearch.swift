/// The search for required constraints that exclude each other.
///
/// Rows are taken in the order of preference. The last row of the shortest prefix that does not
/// hold is needed in every conflict of the prefix; fixing it and searching again yields the rest
/// of a minimal set (the binary form of the deletion filter: Junker, QuickXplain, 2004).
struct ConflictSearch {
  private let system: System

  /// The required rows: the engine's, then the user's, each by rank.
  private let preferred: [Int]
  private(set) var isGivenUp: [Bool]

  /// The minimal sets found, each in the order of preference; the last member is given up.
  private(set) var conflicts: [[Int]] = []

  /// Finds conflicts, giving up one row of each, until the rest holds together.
  init(_ system: System, isEngineOwned: (Int) -> Bool) throws(SolverError) {
    self.system = system
    let required = (0..<system.rowCount).filter { system.level[$0] == 0 }
    preferred = required.filter(isEngineOwned) + required.filter { !isEngineOwned($0) }
    isGivenUp = Array(repeating: false, count: system.rowCount)
    while let last = try lastOfShortestPrefix(before: preferred.count, with: []) {
      try conflicts.append(minimalSet(endingWith: last))
      isGivenUp[preferred[last]] = true
    }
  }

  private func minimalSet(endingWith last: Int) throws(SolverError) -> [Int] {
    var members = [last]
    while let place = try lastOfShortestPrefix(before: members[0], with: members) {
      members.insert(place, at: 0)
    }
    return members.map { preferred[$0] }
  }

  /// The place of the row that makes a prefix exclude itself together with some rows more; nil if
  /// they exclude each other without a prefix, or if all rows before a place do not exclude them.
  private func lastOfShortestPrefix(
    before end: Int, with members: [Int]
  ) throws(SolverError) -> Int? {
    guard try holds(prefix: 0, with: members), try !holds(prefix: end, with: members) else {
      return nil
    }
    var (low, high) = (0, end)
    while high - low > 1 {
      let middle = (low + high) / 2
      if try holds(prefix: middle, with: members) { low = middle } else { high = middle }
    }
    return low
  }

  private func holds(prefix: Int, with members: [Int]) throws(SolverError) -> Bool {
    var isLeftOut = [Bool](repeating: true, count: system.rowCount)
    for row in preferred[..<prefix] { isLeftOut[row] = isGivenUp[row] }
    for member in members { isLeftOut[preferred[member]] = false }
    return try Optima.areFeasible(system, isGivenUp: isLeftOut)
  }
}
