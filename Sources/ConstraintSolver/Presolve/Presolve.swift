/// The rows of a system while equalities are being substituted away.
///
/// A row's terms are a slice of one arena; a slice that outgrows its room moves to the end. A row of
/// one column is a bound or a wish of that column and hangs on its list; the other rows that name a
/// column are on a list that may also hold rows that no longer do.
struct Presolve: ~Copyable {
  var rows: Slab<Row>
  var columns: Slab<Int32>
  var coefficients: Slab<Double>
  var states: Slab<ColumnState>
  var links: Slab<Link>
  var definitions: Definitions
  var log: ReplacementLog

  /// Required equalities of at most two terms that wait for substitution.
  private var pending = Slab<Int32>()

  /// Columns that may have become free, the next one last.
  private var waiting: Slab<Int32>

  /// A required row without columns that does not hold.
  private(set) var contradiction: Int?

  /// The state of a column in presolve.
  struct ColumnState: BitwiseCopyable {
    /// The first row of this column alone, and the first link to the others; -1 if there is none.
    var firstSingle: Int32 = -1
    var firstLink: Int32 = -1

    /// How many rows of this column alone there are, and how many others.
    var singleCount: Int32 = 0
    var rowCount: Int32 = 0
    var isEliminated = false
    var isWaiting = false
  }

  /// A row on a column's list.
  struct Link: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  /// Takes in the rows that are admitted and substitutes what can be.
  init(_ order: Order, _ constraints: ConstraintTable, admitting isAdmitted: (Int) -> Bool) {
    let termCount = constraints.terms.count
    rows = Slab(capacity: order.rowCount)
    columns = Slab(capacity: termCount)
    coefficients = Slab(capacity: termCount)
    links = Slab(capacity: termCount / 2)
    states = Slab(repeating: ColumnState(), count: order.columnCount)
    waiting = Slab(capacity: order.columnCount)
    definitions = Definitions(capacity: order.columnCount)
    log = ReplacementLog(rowCapacity: order.rowCount, definitionCapacity: order.columnCount)
    for row in 0..<order.rowCount {
      append(Int(order.constraintOfRow[row]), order, constraints)
      if !isAdmitted(row) { rows[row].fate = .dropped }
    }
    for row in rows.indices.reversed() where rows[row].fate == .open { enlist(row) }
    for row in rows.indices where rows[row].fate == .open && rows[row].count <= 2 {
      processIfShort(row)
    }
    for column in states.indices { queue(Int32(column)) }
    run()
    links = Slab()
    waiting = Slab()
  }

  private mutating func append(
    _ constraint: Int, _ order: Order, _ constraints: ConstraintTable
  ) {
    let record = constraints.records[constraint]
    var row = Row(
      constant: record.constant, magnitude: Float(record.constant.magnitude),
      start: Int32(columns.count), level: order.levels.level(of: record.priority),
      relation: record.relation, fate: .open)
    for place in constraints.range(of: constraint) {
      let term = constraints.terms[place]
      insert(
        Int32(order.columns.column(of: term.variable)), term.coefficient, from: Int(row.start))
    }
    dropZeros(from: Int(row.start))
    row.count = Int32(columns.count) - row.start
    row.room = row.count
    for place in row.range { row.note(coefficient: coefficients[place]) }
    rows.append(row)
  }

  /// Inserts a term at its column's place, so that the order of terms does not count; equal columns
  /// add up.
  private mutating func insert(_ column: Int32, _ coefficient: Double, from start: Int) {
    var place = columns.count
    while place > start, columns[place - 1] > column { place -= 1 }
    if place > start, columns[place - 1] == column {
      coefficients[place - 1] += coefficient
      return
    }
    columns.append(column)
    coefficients.append(coefficient)
    var hole = columns.count - 1
    while hole > place {
      columns[hole] = columns[hole - 1]
      coefficients[hole] = coefficients[hole - 1]
      hole -= 1
    }
    columns[place] = column
    coefficients[place] = coefficient
  }

  private mutating func dropZeros(from start: Int) {
    var end = start
    for place in start..<columns.count where coefficients[place] != 0 {
      columns[end] = columns[place]
      coefficients[end] = coefficients[place]
      end += 1
    }
    columns.truncate(to: end)
    coefficients.truncate(to: end)
  }

  /// Puts a row of several columns on their lists.
  private mutating func enlist(_ row: Int) {
    guard rows[row].count > 1 else { return }
    for place in rows[row].range { link(row, to: columns[place]) }
  }

  private mutating func run() {
    repeat {
      substitutePending()
      while contradiction == nil, let column = waiting.popLast() {
        states[column].isWaiting = false
        eliminateIfFree(column)
        substitutePending()
      }
    } while contradiction == nil && eliminateImplied()
  }

  /// The place of a column in a row's slice of the arena, if it is named there.
  ///
  /// The search goes from both ends, as a long row is mostly worked on at an end.
  func place(of column: Int32, in row: Int) -> Int? {
    let range = rows[row].range
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low <= high {
      if columns[low] == column { return low }
      if columns[high] == column { return high }
      (low, high) = (low + 1, high - 1)
    }
    return nil
  }

  /// Puts a row of several columns on the list of one of them.
  mutating func link(_ row: Int, to column: Int32) {
    links.append(Link(row: Int32(row), next: states[column].firstLink))
    states[column].firstLink = Int32(links.count - 1)
    states[column].rowCount += 1
  }

  /// Hangs a row of one column on it.
  mutating func hang(_ row: Int, on column: Int32) {
    rows[row].link = states[column].firstSingle
    states[column].firstSingle = Int32(row)
    states[column].singleCount += 1
  }

  /// Puts a column on the list of those that may have become free.
  mutating func queue(_ column: Int32) {
    guard !states[column].isWaiting, !states[column].isEliminated else { return }
    states[column].isWaiting = true
    waiting.append(column)
  }

  /// Queues a row that has become short, hangs it on its column, or checks it when nothing is left
  /// of it.
  mutating func processIfShort(_ row: Int) {
    if rows[row].count == 0 {
      rows[row].fate = .empty
      let allowed = Tolerance.position * Double(max(1, rows[row].magnitude))
      if rows[row].level == 0, rows[row].emptyError > allowed, contradiction == nil {
        contradiction = row
      }
      return
    }
    if rows[row].count == 1 { hang(row, on: columns[rows[row].start]) }
    if rows[row].count <= 2, rows[row].isRequiredEquality { pending.append(Int32(row)) }
  }

  private mutating func substitutePending() {
    var next = 0
    while next < pending.count, contradiction == nil {
      let row = Int(pending[next])
      next += 1
      if rows[row].fate == .open, rows[row].count > 0 { substitute(row) }
    }
    pending.truncate(to: 0)
  }

  /// Takes out one variable of a short equality: the one that fewer rows name, unless its
  /// coefficient is so small that dividing by it would blow up errors.
  private mutating func substitute(_ row: Int) {
    let first = Int(rows[row].start)
    var chosen = first
    if rows[row].count == 2 {
      let ratio = (coefficients[first] / coefficients[first + 1]).magnitude
      let isSecondRarer = useCount(of: columns[first + 1]) <= useCount(of: columns[first])
      chosen = ratio < 0.01 || (ratio <= 100 && isSecondRarer) ? first + 1 : first
    }
    eliminate(columns[chosen], by: row)
  }

  private func useCount(of column: Int32) -> Int32 {
    states[column].singleCount + states[column].rowCount
  }
}
