extension Presolve {
  /// Takes out columns whose own required bounds follow from those of the others in their only
  /// row, an equality; says whether there were any.
  ///
  /// So the height of a content that ends below its last cell does not tie all cells together. Only
  /// the bound of a column that goes with its row is dropped, so no two bounds imply each other.
  mutating func eliminateImplied() -> Bool {
    var bounds = ColumnBounds(self)
    let count = definitions.count
    for column in isEliminated.indices where isBound[column] && !isEliminated[column] {
      guard !bounds.hasWish[column], let row = onlyRow(of: Int32(column)), isRequiredEquality(row),
        isLarge(Int32(column), in: row), bounds.areImplied(of: Int32(column), by: row, self)
      else { continue }
      dropBounds(of: Int32(column))
      eliminate(Int32(column), by: row)
      bounds.interval[column] = .unbounded
    }
    return definitions.count > count
  }

  /// The only row that names a column among others, or nil if there are several or none.
  private func onlyRow(of column: Int32) -> Int? {
    var found: Int?
    var node = Int(listHead[Int(column)])
    while node >= 0 {
      let row = Int(listRow[node])
      node = Int(listNext[node])
      guard isAlive[row], rowCount[row] > 1, row != found, place(of: column, in: row) != nil else {
        continue
      }
      if found != nil { return nil }
      found = row
    }
    return found
  }

  private mutating func dropBounds(of column: Int32) {
    var node = Int(listHead[Int(column)])
    while node >= 0 {
      let row = Int(listRow[node])
      node = Int(listNext[node])
      if rowCount[row] == 1, columns[rowStart[row]] == column { isAlive[row] = false }
    }
  }
}

/// What the required rows of one column leave of each column.
private struct ColumnBounds {
  var interval: [Interval]

  /// Whether a row of the column alone is not required.
  private(set) var hasWish: [Bool]

  init(_ presolve: Presolve) {
    interval = Array(repeating: .unbounded, count: presolve.isEliminated.count)
    hasWish = Array(repeating: false, count: interval.count)
    for row in presolve.isAlive.indices where presolve.isAlive[row] && presolve.rowCount[row] == 1 {
      let column = Int(presolve.columns[presolve.rowStart[row]])
      if presolve.level[row] == 0 {
        let coefficient = presolve.coefficients[presolve.rowStart[row]]
        let relation = presolve.relation[row]
        let pull = Pull(
          0, coefficient < 0 ? relation.flipped : relation,
          presolve.constant[row] / coefficient, weight: 1, level: 0, order: 0)
        interval[column].restrict(to: pull)
      } else {
        hasWish[column] = true
      }
    }
  }

  /// Whether a row keeps a column within its interval, wherever the others are in theirs.
  func areImplied(of column: Int32, by row: Int, _ presolve: Presolve) -> Bool {
    guard let own = presolve.place(of: column, in: row) else { return false }
    let divisor = presolve.coefficients[own]
    var reach = Interval(
      lower: presolve.constant[row] / divisor, upper: presolve.constant[row] / divisor)
    for place in presolve.range(of: row) where place != own {
      let factor = -(presolve.coefficients[place] / divisor)
      let other = interval[Int(presolve.columns[place])]
      reach.lower += factor * (factor > 0 ? other.lower : other.upper)
      reach.upper += factor * (factor > 0 ? other.upper : other.lower)
      if reach.lower == -.infinity, reach.upper == .infinity { return false }
    }
    let allowed = interval[Int(column)]
    return reach.lower >= allowed.lower && reach.upper <= allowed.upper
  }
}
