/// The rows that tie activities together, by row and by column.
///
/// Activities are the columns, then the rows' sums: each row says that its terms minus its sum are
/// zero.
struct ActivityMatrix: Sendable {
  private(set) var columnCount: Int
  private(set) var rowStart: [Int] = [0]
  private(set) var rowColumn: [Int32] = []
  private(set) var rowCoefficient: [Double] = []
  private(set) var columnStart: [Int32] = []
  private(set) var columnRow: [Int32] = []
  private(set) var columnCoefficient: [Double] = []

  /// How many rows the columns know.
  private var indexedCount = -1

  init(columnCount: Int) { self.columnCount = columnCount }

  /// Takes over a component's rows.
  mutating func take(_ component: Component) {
    columnCount = component.columns.count
    rowStart = component.rowStart
    rowColumn = component.rowColumn
    rowCoefficient = component.rowCoefficient
    indexedCount = -1
  }

  var rowCount: Int { rowStart.count - 1 }

  /// Where the terms of a row stand.
  func places(ofRow row: Int) -> Range<Int> { rowStart[row]..<rowStart[row + 1] }

  /// The terms of a row.
  func terms(ofRow row: Int) -> some Sequence<(column: Int32, coefficient: Double)> {
    places(ofRow: row).lazy.map { (column: rowColumn[$0], coefficient: rowCoefficient[$0]) }
  }

  /// Where the entries of a column stand, once the columns know all rows.
  func places(ofColumn column: Int) -> Range<Int> {
    Int(columnStart[column])..<Int(columnStart[column + 1])
  }

  /// Adds a row.
  mutating func append(_ terms: some Sequence<(column: Int32, coefficient: Double)>) {
    for term in terms {
      rowColumn.append(term.column)
      rowCoefficient.append(term.coefficient)
    }
    rowStart.append(rowColumn.count)
  }

  /// A row's sum at the columns' values.
  func sum(ofRow row: Int, at value: [Double]) -> Double {
    var sum = 0.0
    for place in places(ofRow: row) { sum += rowCoefficient[place] * value[Int(rowColumn[place])] }
    return sum
  }

  /// A column's coefficient in a row; zero if it is not in it.
  func entry(ofColumn column: Int, in row: Int32) -> Double {
    for place in places(ofColumn: column) where columnRow[place] == row {
      return columnCoefficient[place]
    }
    return 0
  }

  /// The product of an activity's column with a number for each row.
  func product(ofActivity activity: Int, with factor: [Double]) -> Double {
    guard activity < columnCount else { return -factor[activity - columnCount] }
    var sum = 0.0
    for place in places(ofColumn: activity) {
      sum += columnCoefficient[place] * factor[Int(columnRow[place])]
    }
    return sum
  }

  /// Adds a multiple of an activity's column to a number for each row.
  func add(_ factor: Double, timesActivity activity: Int, to sums: inout [Double]) {
    guard activity < columnCount else {
      sums[activity - columnCount] -= factor
      return
    }
    for place in places(ofColumn: activity) {
      sums[Int(columnRow[place])] += factor * columnCoefficient[place]
    }
  }

  /// Sorts the entries by column, by counting, if rows came since it was last done.
  mutating func indexColumns() {
    guard indexedCount != rowCount else { return }
    indexedCount = rowCount
    columnStart = Array(repeating: 0, count: columnCount + 1)
    for column in rowColumn { columnStart[Int(column) + 1] += 1 }
    for column in 0..<columnCount { columnStart[column + 1] += columnStart[column] }
    columnRow = Array(repeating: 0, count: rowColumn.count)
    columnCoefficient = Array(repeating: 0, count: rowColumn.count)
    var next = columnStart
    for row in 0..<rowCount {
      for place in places(ofRow: row) {
        let column = Int(rowColumn[place])
        columnRow[Int(next[column])] = Int32(row)
        columnCoefficient[Int(next[column])] = rowCoefficient[place]
        next[column] += 1
      }
    }
  }
}
