/// The search for a minimal set of required rows that exclude each other, in an order of preference.
///
/// The last row of the shortest prefix that does not hold is needed in every conflict of the prefix;
/// fixing it and searching again yields the rest of a minimal set (the deletion filter in the order
/// of Junker, *QuickXplain*, 2004). A contradiction names the rows it came from, so the prefix
/// shrinks to the last of those at once; where they are the rows of a whole component, it is halved
/// instead.
struct PrefixSearch {
  private let order: Order
  private let constraints: ConstraintTable
  private let effort: SearchEffort

  /// The rows that are looked at, by preference.
  let preferred: [Int]

  /// The place of each row among the preferred; none for the others.
  private let placeOfRow: [Int?]

  /// The rows that make a prefix exclude itself.
  struct Found {
    /// The place of its last row.
    let last: Int
    let contradiction: Contradiction
  }

  init(
    _ order: Order, _ constraints: ConstraintTable, preferring preferred: [Int],
    within effort: SearchEffort
  ) {
    (self.order, self.constraints, self.preferred) = (order, constraints, preferred)
    self.effort = effort
    var placeOfRow = [Int?](repeating: nil, count: order.rowCount)
    for (place, row) in preferred.enumerated() { placeOfRow[row] = place }
    self.placeOfRow = placeOfRow
  }

  /// The places of a minimal set that ends with a row, by preference.
  func minimalSet(endingWith last: Int) throws(SolverError) -> [Int] {
    var members = [last]
    while try found(before: 0, with: members) == nil,
      let found = try shortestPrefix(before: members[0], with: members)
    {
      members.insert(found.last, at: 0)
    }
    return members
  }

  /// The shortest prefix before a place that excludes itself together with some rows more; nil if
  /// all of it does not.
  func shortestPrefix(
    before end: Int, with members: [Int]
  ) throws(SolverError) -> Found? {
    guard var found = try found(before: end, with: members) else { return nil }
    var heldEnd = 0
    while heldEnd < found.last {
      let middle = (heldEnd + found.last + 1) / 2
      let end = found.contradiction.isTight ? found.last : middle
      if let earlier = try self.found(before: end, with: members) {
        found = earlier
      } else {
        heldEnd = end
      }
    }
    return found
  }

  /// A contradiction among the rows before a place and some more; nil if these hold together.
  private func found(before end: Int, with members: [Int]) throws(SolverError) -> Found? {
    try effort.read(rows: order.rowCount)
    let contradiction = try Contradiction(order, constraints) { row in
      guard let place = placeOfRow[row] else { return false }
      return place < end || members.contains(place)
    }
    guard let contradiction else { return nil }
    let last = contradiction.rows.compactMap { placeOfRow[$0] }.filter { $0 < end }.max()
    return Found(last: last ?? 0, contradiction: contradiction)
  }
}
