/// The canonical order of a system: columns are the variables by rank, rows the constraints by rank.
///
/// Everything after it sees this order only, so the order of adding cannot reach an answer.
struct Order: Sendable {
  let columns: ColumnOrder

  /// The solver's index of each row's constraint.
  let constraintOfRow: [Int32]

  let levels: Levels

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
    levels = Levels(constraintOfRow, constraints, objective)
    guard case .weightedSum = objective else { return }
    for index in constraintOfRow {
      let priority = Priority(clamping: constraints.records[Int(index)].priority)
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
