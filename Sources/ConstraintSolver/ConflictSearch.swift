/// The search for required constraints that exclude each other.
///
/// Rows are taken in the order of preference. The last row of the shortest prefix that does not
/// hold is needed in every conflict of the prefix; fixing it and searching again yields the rest
/// of a minimal set (the deletion filter in the order of Junker, QuickXplain, 2004). A contradiction
/// names the rows it came from, so the prefix shrinks to the last of those at once; where they are the
/// rows of a whole component, it is halved instead.
struct ConflictSearch {
  private let order: Order
  private let constraints: ConstraintTable

  /// The required rows: the engine's, then the user's, each by rank.
  private let preferred: [Int]

  /// The place of each row among the preferred; none for a wish.
  private var placeOfRow: [Int?]
  private(set) var isGivenUp: [Bool]

  /// The minimal sets found, each in the order of preference; the last member is given up.
  private(set) var conflicts: [[Int]] = []

  /// Finds conflicts, giving up one row of each, until the rest holds together.
  init(_ order: Order, _ constraints: ConstraintTable) throws(SolverError) {
    (self.order, self.constraints) = (order, constraints)
    let required = (0..<order.rowCount).filter { row in
      constraints.records[Int(order.constraintOfRow[row])].priority == 1000
    }
    let isEngineOwned = { (row: Int) in
      constraints.records[Int(order.constraintOfRow[row])].owner == .engine
    }
    preferred = required.filter(isEngineOwned) + required.filter { !isEngineOwned($0) }
    placeOfRow = Array(repeating: nil, count: order.rowCount)
    for (place, row) in preferred.enumerated() { placeOfRow[row] = place }
    isGivenUp = Array(repeating: false, count: order.rowCount)
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
    guard try found(before: 0, with: members) == nil,
      var found = try found(before: end, with: members)
    else { return nil }
    var heldEnd = 0
    while heldEnd < found.last {
      let middle = (heldEnd + found.last + 1) / 2
      let end = found.isTight ? found.last : middle
      if let earlier = try self.found(before: end, with: members) {
        found = earlier
      } else {
        heldEnd = end
      }
    }
    return found.last
  }

  /// The last place before an end in a contradiction among the rows before it and some more, and
  /// whether little else is in it; nil if these hold together.
  private func found(
    before end: Int, with members: [Int]
  ) throws(SolverError) -> (last: Int, isTight: Bool)? {
    let contradiction = try Contradiction(order, constraints) { row in
      guard let place = placeOfRow[row] else { return false }
      return (place < end && !isGivenUp[row]) || members.contains(place)
    }
    guard let contradiction else { return nil }
    let last = contradiction.rows.compactMap { placeOfRow[$0] }.filter { $0 < end }.max()
    return (last ?? 0, contradiction.isTight)
  }
}
