/// The columns of a system: its variables by rank.
@usableFromInline
struct ColumnOrder: Sendable {
  @usableFromInline let count: Int

  /// The column of each of the solver's variables, -1 for one that was removed; nothing where every
  /// variable is the column of its own number, as most often.
  @usableFromInline let columnOfVariable: [Int32]
  private let variableOfColumn: [Int32]

  /// Sorts the variables that are present by rank; among equal ranks, the order of making counts.
  init(_ records: [VariableTable.Record]) {
    if records.areInOrder {
      (count, columnOfVariable, variableOfColumn) = (records.count, [], [])
      return
    }
    let sorted = records.indices.filter { records[$0].isPresent }
      .sorted { (records[$0].rank, $0) < (records[$1].rank, $1) }
    var columns = [Int32](repeating: -1, count: records.count)
    for (column, variable) in sorted.enumerated() { columns[variable] = Int32(column) }
    (count, columnOfVariable) = (sorted.count, columns)
    variableOfColumn = sorted.map { Int32($0) }
  }

  /// Whether every variable is the column of its own number.
  @usableFromInline var isIdentity: Bool { columnOfVariable.isEmpty }

  /// The column of a variable; -1 for one that is not there.
  @inlinable
  func column(of variable: Variable) -> Int {
    let index = Int(variable.index)
    if isIdentity { return index >= 0 && index < count ? index : -1 }
    return index >= 0 && index < columnOfVariable.count ? Int(columnOfVariable[index]) : -1
  }

  /// The variable that is a column.
  func variable(of column: Int32) -> Variable {
    Variable(index: variableOfColumn.isEmpty ? column : variableOfColumn[Int(column)])
  }
}

extension [VariableTable.Record] {
  /// Whether all are present and by rank.
  fileprivate var areInOrder: Bool {
    var last = Int.min
    for record in self {
      guard record.isPresent, record.rank >= last else { return false }
      last = record.rank
    }
    return true
  }
}
