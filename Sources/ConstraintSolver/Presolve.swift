/// The rows of a system while equalities are being substituted away.
///
/// A row's terms are a slice of one arena; a slice that outgrows its room moves to the end.
/// Each column has a linked list of the rows that name it, which may also hold rows that no
/// longer do.
struct Presolve {
  let relation: [Relation]
  let level: [Int32]
  let weight: [Double]
  var columns: [Int32]
  var coefficients: [Double]
  var rowStart: [Int]
  var rowCount: [Int]
  var rowRoom: [Int]
  var constant: [Double]

  /// The largest number that went into each row's constant, against which rounding is measured.
  var magnitude: [Double]

  var isAlive: [Bool]
  var listHead: [Int32]
  var listNext: [Int32] = []
  var listRow: [Int32] = []
  var occurrences: [Int32]
  var isEliminated: [Bool]

  /// Whether a row names the column alone: a bound or a cost of its own.
  var isBound: [Bool]

  /// No less than the size of each row's largest coefficient.
  var largest: [Double]
  var definitions = Definitions()

  /// Required equalities of at most two terms that wait for substitution.
  var pending: [Int32] = []

  /// Whether a required row without variables does not hold.
  var isContradictory = false

  /// Takes in the rows that are not given up; a check of feasibility leaves out what is not
  /// required.
  init(_ system: System, isGivenUp: [Bool], requiredOnly: Bool = false) {
    relation = system.relation
    level = system.level
    weight = system.weight
    columns = system.columns
    coefficients = system.coefficients
    rowStart = Array(system.rowStart.dropLast())
    rowCount = (0..<system.rowCount).map { system.range(of: $0).count }
    rowRoom = rowCount
    constant = system.constant
    magnitude = constant.map(\.magnitude)
    isAlive = (0..<system.rowCount).map {
      !isGivenUp[$0] && !(requiredOnly && system.level[$0] != 0)
    }
    listHead = Array(repeating: -1, count: system.columnCount)
    occurrences = Array(repeating: 0, count: system.columnCount)
    isEliminated = Array(repeating: false, count: system.columnCount)
    isBound = isEliminated
    largest = (0..<system.rowCount).map { row in
      var largest = 0.0
      for place in system.range(of: row) {
        largest = max(largest, system.coefficients[place].magnitude)
      }
      return largest
    }
    listNext.reserveCapacity(columns.count)
    listRow.reserveCapacity(columns.count)
    listRows()
    run()
  }

  private mutating func listRows() {
    for row in isAlive.indices.reversed() where isAlive[row] {
      for place in range(of: row) { list(Int32(row), under: columns[place]) }
    }
    for row in isAlive.indices where isAlive[row] && rowCount[row] <= 2 { settle(row) }
  }

  private mutating func run() {
    repeat {
      repeat { substitutePending() } while !isContradictory && eliminateFreeColumns()
    } while !isContradictory && eliminateImplied()
  }

  /// Where the terms of a row stand in the arena.
  func range(of row: Int) -> Range<Int> { rowStart[row]..<rowStart[row] + rowCount[row] }

  /// Whether a row must hold with equality.
  func isRequiredEquality(_ row: Int) -> Bool { level[row] == 0 && relation[row] == .equal }

  /// The place of a column in a row's slice of the arena, if it is named there.
  ///
  /// The search goes from both ends, as a long row is mostly worked on at an end.
  func place(of column: Int32, in row: Int) -> Int? {
    var (low, high) = (rowStart[row], rowStart[row] + rowCount[row] - 1)
    while low <= high {
      if columns[low] == column { return low }
      if columns[high] == column { return high }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  /// Puts a row on a column's list.
  mutating func list(_ row: Int32, under column: Int32) {
    listNext.append(listHead[Int(column)])
    listRow.append(row)
    listHead[Int(column)] = Int32(listRow.count - 1)
    occurrences[Int(column)] += 1
  }

  /// Looks at a row that has become short: queues it, or checks it when nothing is left of it.
  mutating func settle(_ row: Int) {
    if rowCount[row] == 0 {
      isAlive[row] = false
      let error = relation[row].error(of: -constant[row])
      let allowed = Tolerance.position * max(1, magnitude[row])
      if level[row] == 0, error > allowed { isContradictory = true }
    } else if rowCount[row] <= 2, isRequiredEquality(row) {
      pending.append(Int32(row))
    } else if rowCount[row] == 1 {
      isBound[Int(columns[rowStart[row]])] = true
    }
  }

  private mutating func substitutePending() {
    var next = 0
    while next < pending.count, !isContradictory {
      let row = Int(pending[next])
      next += 1
      if isAlive[row] { substitute(row) }
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Takes out one variable of a short equality: the one that fewer rows name, unless its
  /// coefficient is so small that dividing by it would blow up errors.
  private mutating func substitute(_ row: Int) {
    let first = rowStart[row]
    var chosen = first
    if rowCount[row] == 2 {
      let ratio = (coefficients[first] / coefficients[first + 1]).magnitude
      let counts = (occurrences[Int(columns[first])], occurrences[Int(columns[first + 1])])
      let second = counts.1 <= counts.0
      chosen = ratio < 0.01 ? first + 1 : ratio > 100 ? first : second ? first + 1 : first
    }
    eliminate(columns[chosen], by: row)
  }
}
