extension Presolve {
  /// How many rows may name a free column that is worth a look.
  private static let mostRows = 8

  /// Takes out columns that have no bound and no cost of their own, where that is cheap; says
  /// whether there were any.
  ///
  /// The second sweep, backwards, unravels chains from their far end.
  mutating func eliminateFreeColumns() -> Bool {
    let count = definitions.count
    for column in isEliminated.indices { eliminateIfFree(Int32(column)) }
    for column in isEliminated.indices.reversed() { eliminateIfFree(Int32(column)) }
    return definitions.count > count || !pending.isEmpty
  }

  private mutating func eliminateIfFree(_ column: Int32) {
    guard !isEliminated[Int(column)], !isBound[Int(column)], !isContradictory,
      1...Int32(Self.mostRows) ~= occurrences[Int(column)], let rows = rows(ofFree: column),
      let row = definingRow(of: column, among: rows)
    else { return }
    eliminate(column, by: row)
  }

  /// The rows that name a column, or nil if they are many or one of them names it alone.
  private func rows(ofFree column: Int32) -> [Int]? {
    var rows: [Int] = []
    var node = Int(listHead[Int(column)])
    while node >= 0 {
      let row = Int(listRow[node])
      node = Int(listNext[node])
      guard isAlive[row], place(of: column, in: row) != nil, !rows.contains(row) else { continue }
      if rowCount[row] == 1 || rows.count == Self.mostRows { return nil }
      rows.append(row)
    }
    return rows.isEmpty ? nil : rows
  }

  /// The equality that may define a column: its only row, whatever the priority, as nothing else
  /// would keep that one from holding; or the shortest required one, if the rows fill up little.
  private func definingRow(of column: Int32, among rows: [Int]) -> Int? {
    if rows.count == 1 {
      return relation[rows[0]] == .equal && isLarge(column, in: rows[0]) ? rows[0] : nil
    }
    let equalities = rows.filter { isRequiredEquality($0) && isLarge(column, in: $0) }
    guard let row = equalities.min(by: { (rowCount[$0], $0) < (rowCount[$1], $1) }) else {
      return nil
    }
    let fill = (rowCount[row] - 1) * (rows.count - 1)
    return fill <= Self.mostRows || (rows.count == 2 && equalities.count == 2) ? row : nil
  }

  /// Whether a column's coefficient is not small in its row, so that dividing by it is safe.
  func isLarge(_ column: Int32, in row: Int) -> Bool {
    guard let place = place(of: column, in: row) else { return false }
    return coefficients[place].magnitude >= 0.1 * largest[row]
  }
}
