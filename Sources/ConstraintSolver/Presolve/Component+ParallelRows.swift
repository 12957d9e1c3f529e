extension Component {
  /// The same component with rows of the same terms, but for a factor, as one row with the kinks of
  /// all; nil if there are no such rows.
  ///
  /// Each pull keeps its level, order and error, so every tie is broken as before.
  func withoutParallelRows() -> Component? {
    guard rowCount > 1 else { return nil }
    let rows = ParallelRows(self)
    return rows.areDistinct ? nil : rows.merged(self)
  }

  /// For each row, its number in the component without parallel rows.
  func distinctRows() -> [Int32] { ParallelRows(self).newRows }
}

/// Which rows of a component are parallel.
private struct ParallelRows {
  /// For each row, the first one that it is parallel to, perhaps itself.
  private var first: [Int32] = []
  private(set) var areDistinct = true

  /// By hash, the first row of that hash or a later place, or -1.
  private var table: [Int32]

  init(_ component: Component) {
    var size = 4
    while size < 2 * component.rowCount { size *= 2 }
    table = Array(repeating: -1, count: size)
    first.reserveCapacity(component.rowCount)
    for row in 0..<component.rowCount {
      let match = firstRow(parallelTo: row, component)
      first.append(Int32(match))
      if match != row { areDistinct = false }
    }
  }

  private mutating func firstRow(parallelTo row: Int, _ component: Component) -> Int {
    var slot = component.hash(ofRow: row) & (table.count - 1)
    while table[slot] >= 0 {
      if component.areParallel(Int(table[slot]), row) { return Int(table[slot]) }
      slot = (slot + 1) & (table.count - 1)
    }
    table[slot] = Int32(row)
    return row
  }

  /// For each row, its number among the distinct ones.
  var newRows: [Int32] {
    var newRows: [Int32] = []
    var count: Int32 = 0
    for row in first.indices {
      let isNew = Int(first[row]) == row
      newRows.append(isNew ? count : newRows[Int(first[row])])
      if isNew { count += 1 }
    }
    return newRows
  }

  func merged(_ component: Component) -> Component {
    var merged = component
    (merged.rowStart, merged.rowColumn, merged.rowCoefficient) = ([0], [], [])
    let newRow = newRows
    for row in 0..<component.rowCount where Int(first[row]) == row {
      merged.append(row, of: component)
    }
    let columnCount = component.columns.count
    for place in merged.pulls.indices where Int(merged.pulls[place].activity) >= columnCount {
      let row = Int(merged.pulls[place].activity) - columnCount
      let start = (component.rowStart[Int(first[row])], component.rowStart[row])
      let factor = component.rowCoefficient[start.0] / component.rowCoefficient[start.1]
      merged.pulls[place].scale(by: factor)
      merged.pulls[place].activity = Int32(columnCount) + newRow[row]
    }
    merged.sortPulls()
    return merged
  }
}

extension Component {
  /// Sorts the pulls by level, then by activity, position and order.
  mutating func sortPulls() {
    pulls.sort { first, second in
      if first.level != second.level { return first.level < second.level }
      if first.activity != second.activity { return first.activity < second.activity }
      if first.position != second.position { return first.position < second.position }
      return first.order < second.order
    }
  }

  fileprivate mutating func append(_ row: Int, of other: Component) {
    let places = other.rowStart[row]..<other.rowStart[row + 1]
    rowColumn.append(contentsOf: other.rowColumn[places])
    rowCoefficient.append(contentsOf: other.rowCoefficient[places])
    rowStart.append(rowColumn.count)
  }

  /// The same number for parallel rows: of their columns.
  fileprivate func hash(ofRow row: Int) -> Int {
    var hash: UInt64 = 0
    for place in rowStart[row]..<rowStart[row + 1] {
      hash = (hash ^ UInt64(UInt32(bitPattern: rowColumn[place])) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return Int(truncatingIfNeeded: hash & 0xFFFF_FFFF)
  }

  fileprivate func areParallel(_ first: Int, _ second: Int) -> Bool {
    let (start, other) = (rowStart[first], rowStart[second])
    let count = rowStart[first + 1] - start
    guard count == rowStart[second + 1] - other else { return false }
    for place in 0..<count where rowColumn[start + place] != rowColumn[other + place] {
      return false
    }
    for place in 1..<max(1, count) {
      let ratio = rowCoefficient[start + place] / rowCoefficient[start]
      guard ratio == rowCoefficient[other + place] / rowCoefficient[other] else { return false }
    }
    return true
  }
}

extension Pull {
  /// Makes it the same pull on an activity that is another one times a factor.
  fileprivate mutating func scale(by factor: Double) {
    guard factor != 1 else { return }
    position *= factor
    (below, above) = (below / factor.magnitude, above / factor.magnitude)
    if factor < 0 { (below, above) = (-above, -below) }
  }
}
