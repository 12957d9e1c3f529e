extension Presolve {
  /// Takes out columns whose own required bounds follow from those of the others in their only
  /// row, an equality; says whether there were any.
  ///
  /// So the height of a content that ends below its last cell does not tie all cells together. Only
  /// the bound of a column that goes with its row is dropped, so no two bounds imply each other.
  mutating func eliminateImplied() -> Bool {
    let count = definitions.count
    for column in states.indices {
      let state = states[column]
      guard !state.isEliminated, state.rowCount == 1, state.firstSingle >= 0,
        let row = rowImplyingBounds(of: Int32(column))
      else { continue }
      markDecisive(row)
      dropSingles(of: Int32(column))
      eliminate(Int32(column), by: row)
    }
    return definitions.count > count
  }

  /// The only row that names a column among others, if it is an equality from which the column's
  /// bounds follow, and if the column has no wish.
  private func rowImplyingBounds(of column: Int32) -> Int? {
    var (found, hasWish) = (-1, false)
    forEachRow(of: column) { found = $0 }
    forEachSingle(of: column) { if rows[$0].level > 0 { hasWish = true } }
    guard found >= 0, !hasWish, rows[found].isRequiredEquality, isLarge(column, in: found),
      areBoundsImplied(of: column, by: found)
    else { return nil }
    return found
  }

  /// Whether a row keeps a column within its bounds, wherever the others are in theirs.
  private func areBoundsImplied(of column: Int32, by row: Int) -> Bool {
    guard let own = place(of: column, in: row) else { return false }
    let divisor = coefficients[own]
    let constant = rows[row].constant / divisor
    var reach = Interval(lower: constant, upper: constant)
    for place in rows[row].range where place != own {
      let factor = -(coefficients[place] / divisor)
      let other = bounds(of: columns[place])
      reach.lower += factor * (factor > 0 ? other.lower : other.upper)
      reach.upper += factor * (factor > 0 ? other.upper : other.lower)
      if reach.lower == -.infinity, reach.upper == .infinity { return false }
    }
    let allowed = bounds(of: column)
    return reach.lower >= allowed.lower && reach.upper <= allowed.upper
  }

  /// The interval that the required rows of a column alone leave.
  private func bounds(of column: Int32) -> Interval {
    var interval = Interval.unbounded
    forEachSingle(of: column) { row in
      if rows[row].level == 0 { interval.restrict(to: pull(ofSingle: row, activity: 0)) }
    }
    return interval
  }

  private mutating func dropSingles(of column: Int32) {
    var single = states[column].firstSingle
    states[column].firstSingle = -1
    while single >= 0 {
      rows[single].fate = .dropped
      single = rows[single].link
    }
  }

  /// Notes that other constants in a row, or in the bounds of its columns, could imply less.
  private mutating func markDecisive(_ row: Int) {
    rows[row].isDecisive = true
    for place in rows[row].range {
      var single = Int(states[columns[place]].firstSingle)
      while single >= 0 {
        if rows[single].level == 0 { rows[single].isDecisive = true }
        single = Int(rows[single].link)
      }
    }
  }
}

extension Presolve {
  /// A row of one column as a pull on it.
  func pull(ofSingle row: Int, activity: Int32, weight: Double = 1) -> Pull {
    let coefficient = coefficients[rows[row].start]
    let relation = rows[row].relation
    return Pull(
      activity, coefficient < 0 ? relation.flipped : relation,
      rows[row].constant / coefficient, weight: weight * coefficient.magnitude,
      level: rows[row].level, order: Int32(row))
  }
}
