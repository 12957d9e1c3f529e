/// The canonical order of a system: columns are the variables by rank, rows the constraints by rank.
///
/// Everything after it sees this order only, so the order of adding cannot reach an answer.
struct Order: Sendable {
  let columns: ColumnOrder

  /// The solver's index of each row's constraint.
  let constraintOfRow: [Int32]

  /// The level of each row: 0 is required, 1 the strongest of the others, or all of them if their
  /// errors are weighed against each other.
  private(set) var level: [Int32] = []

  /// The weight of each row's error within its level; none where all weigh the same.
  private(set) var weight: [Double] = []

  var columnCount: Int { columns.count }
  var rowCount: Int { constraintOfRow.count }

  /// Sorts by rank; among equal ranks, constraints go by tag, and then the order of adding counts.
  init(
    _ variables: VariableTable, _ constraints: ConstraintTable, _ objective: Objective
  ) throws(SolverError) {
    columns = ColumnOrder(variables.records)
    constraintOfRow = constraints.indicesByRank()
    switch objective {
    case .strictLevels: layLevels(constraints.records)
    case .weightedSum: try weigh(constraints.records, by: objective)
    }
  }

  /// Numbers the priorities below required that occur, the strongest first.
  private mutating func layLevels(_ records: [ConstraintTable.Record]) {
    var strongest: [Double] = []
    for index in constraintOfRow {
      let priority = records[Int(index)].priority
      let place = Self.place(of: priority, in: strongest)
      if priority < 1000, place == strongest.count || strongest[place] != priority {
        strongest.insert(priority, at: place)
      }
    }
    level.reserveCapacity(rowCount)
    for index in constraintOfRow {
      let priority = records[Int(index)].priority
      level.append(priority == 1000 ? 0 : Int32(Self.place(of: priority, in: strongest)) + 1)
    }
  }

  private static func place(of value: Double, in descending: [Double]) -> Int {
    var (low, high) = (0, descending.count)
    while low < high {
      let middle = (low + high) / 2
      if descending[middle] > value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func weigh(
    _ records: [ConstraintTable.Record], by objective: Objective
  ) throws(SolverError) {
    for index in constraintOfRow {
      let priority = Priority(clamping: records[Int(index)].priority)
      level.append(priority == .required ? 0 : 1)
      weight.append(try objective.weight(of: priority))
    }
  }
}

extension ConstraintTable {
  /// The constraints present, by rank, then by tag, then by the order of adding.
  func indicesByRank() -> [Int32] {
    var indices: [Int32] = []
    indices.reserveCapacity(records.count)
    var isSorted = true
    for index in records.indices where records[index].isPresent {
      if isSorted, let last = indices.last { isSorted = !precedes(index, Int(last)) }
      indices.append(Int32(index))
    }
    guard !isSorted else { return indices }
    return indices.sorted { left, right in
      precedes(Int(left), Int(right)) || (!precedes(Int(right), Int(left)) && left < right)
    }
  }

  /// Whether a constraint comes first by rank, then by tag.
  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (rank(of: left), rank(of: right))
    return first != second ? first < second : tag(of: left) < tag(of: right)
  }
}
