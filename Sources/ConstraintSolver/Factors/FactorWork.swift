/// The column that is being factored, spread over the rows.
struct FactorWork {
  var value: [Double]

  /// The step in which each row was solved, or -1.
  private(set) var step: [Int32]

  /// The rows of the column that are not solved yet.
  private(set) var openRows: [Int32] = []

  private var isReached: [Bool]

  /// The rows that the column reaches.
  private(set) var reached: [Int32] = []
  private var start: [Int32] = []

  /// The rows whose reach is being followed, and how far.
  private var path: [(row: Int32, next: Int32)] = []

  init(count: Int) {
    value = Array(repeating: 0, count: count)
    step = Array(repeating: -1, count: count)
    isReached = Array(repeating: false, count: count)
  }

  /// Spreads an activity's column.
  mutating func load(_ activity: Int, of matrix: ActivityMatrix) {
    guard activity < matrix.columnCount else {
      let row = activity - matrix.columnCount
      value[row] = -1
      start.append(Int32(row))
      return
    }
    for place in matrix.places(ofColumn: activity) {
      value[Int(matrix.columnRow[place])] = matrix.columnCoefficient[place]
      start.append(matrix.columnRow[place])
    }
  }

  /// Notes the rows that the column reaches, each before those that change it.
  mutating func reach(_ lowerStart: [Int32], _ lowerRow: [Int32]) {
    for row in start where !isReached[Int(row)] {
      if step[Int(row)] >= 0 {
        follow(row, lowerStart, lowerRow)
      } else {
        isReached[Int(row)] = true
        reached.append(row)
        openRows.append(row)
      }
    }
  }

  /// Goes down every way from a row, noting each row when all ways from it are done.
  private mutating func follow(_ first: Int32, _ lowerStart: [Int32], _ lowerRow: [Int32]) {
    enter(first, lowerStart)
    while let top = path.last {
      let step = Int(step[Int(top.row)])
      if step >= 0, top.next < lowerStart[step + 1] {
        path[path.count - 1].next += 1
        let row = lowerRow[Int(top.next)]
        if !isReached[Int(row)] { enter(row, lowerStart) }
      } else {
        path.removeLast()
        reached.append(top.row)
        if step < 0 { openRows.append(top.row) }
      }
    }
  }

  private mutating func enter(_ row: Int32, _ lowerStart: [Int32]) {
    isReached[Int(row)] = true
    let step = Int(step[Int(row)])
    path.append((row, step >= 0 ? lowerStart[step] : 0))
  }

  /// The row to solve: of those with a large entry the one that fewest columns share; nil if
  /// nothing but rounding is left.
  func pivotRow(byFewest rowCount: [Int32]) -> Int? {
    var largest = 0.0
    for row in openRows { largest = max(largest, value[Int(row)].magnitude) }
    guard largest > Tolerance.pivot else { return nil }
    var best: Int32 = -1
    for row in openRows where value[Int(row)].magnitude >= 0.1 * largest {
      let isBetter =
        best < 0 || rowCount[Int(row)] < rowCount[Int(best)]
        || (rowCount[Int(row)] == rowCount[Int(best)] && row < best)
      if isBetter { best = row }
    }
    return Int(best)
  }

  /// Notes that a row is solved, and forgets the column.
  mutating func clear(solving row: Int, inStep number: Int) {
    step[row] = Int32(number)
    guard !reached.isEmpty else { return }
    for row in reached {
      value[Int(row)] = 0
      isReached[Int(row)] = false
    }
    reached.removeAll(keepingCapacity: true)
    openRows.removeAll(keepingCapacity: true)
    start.removeAll(keepingCapacity: true)
  }
}
