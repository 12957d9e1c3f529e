extension Presolve {
  /// How many rows may name a free column that is worth a look.
  private static let mostRows = 8

  /// Takes out a column that has no bound and no wish of its own, where that is cheap.
  mutating func eliminateIfFree(_ column: Int32) {
    let state = states[column]
    guard !state.isEliminated, state.firstSingle < 0, 1...Int32(Self.mostRows) ~= state.rowCount,
      let row = definingRow(ofFree: column)
    else { return }
    eliminate(column, by: row)
  }

  /// The equality that may define a column: its only row, whatever the priority, as nothing else
  /// would keep that one from holding; or the shortest required one, if the rows fill up little.
  private func definingRow(ofFree column: Int32) -> Int? {
    let rowCount = Int(states[column].rowCount)
    var (best, equalityCount) = (-1, 0)
    forEachRow(of: column) { row in
      guard rows[row].relation == .equal, rowCount == 1 || rows[row].level == 0,
        isLarge(column, in: row)
      else { return }
      equalityCount += 1
      if best < 0 || (rows[row].count, row) < (rows[best].count, best) { best = row }
    }
    guard best >= 0 else { return nil }
    let fill = (Int(rows[best].count) - 1) * (rowCount - 1)
    return fill <= Self.mostRows || (rowCount == 2 && equalityCount == 2) ? best : nil
  }

  /// Calls with each row that names a column among others; again with one that the column left and
  /// came back to.
  func forEachRow(of column: Int32, _ body: (Int) -> Void) {
    var link = Int(states[column].firstLink)
    while link >= 0 {
      let row = Int(links[link].row)
      link = Int(links[link].next)
      if rows[row].fate == .open, rows[row].count > 1, place(of: column, in: row) != nil {
        body(row)
      }
    }
  }

  /// Calls with each row of a column alone.
  func forEachSingle(of column: Int32, _ body: (Int) -> Void) {
    var single = Int(states[column].firstSingle)
    while single >= 0 {
      body(single)
      single = Int(rows[single].link)
    }
  }

  /// Whether a column's coefficient is not small in its row, so that dividing by it is safe.
  func isLarge(_ column: Int32, in row: Int) -> Bool {
    guard let place = place(of: column, in: row) else { return false }
    return coefficients[place].magnitude >= 0.1 * Double(rows[row].largest)
  }
}
