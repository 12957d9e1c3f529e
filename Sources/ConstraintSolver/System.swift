/// A system in its canonical order: columns and rows by rank, each row's terms by column.
///
/// Everything after it sees this order only, so the order of adding cannot reach an answer.
struct System: Sendable {
  /// The solver's index of each column.
  private(set) var variableOfColumn: [Int] = []

  /// The solver's index of each row's constraint.
  private(set) var constraintOfRow: [Int] = []

  private(set) var rowStart: [Int] = [0]
  private(set) var columns: [Int32] = []
  private(set) var coefficients: [Double] = []
  private(set) var relation: [Relation] = []
  private(set) var constant: [Double] = []

  /// The level of each row: 0 is required, 1 the strongest of the others, or all of them if their
  /// errors are weighed against each other.
  private(set) var level: [Int32] = []

  /// The factor of each row's error within its level.
  private(set) var weight: [Double] = []

  var columnCount: Int { variableOfColumn.count }
  var rowCount: Int { relation.count }

  init(
    _ variables: VariableTable, _ constraints: ConstraintTable, _ objective: Objective
  ) throws(SolverError) {
    variableOfColumn = variables.indicesByRank()
    constraintOfRow = constraints.rowsByRank()
    var columnOfVariable = [Int32](repeating: -1, count: variables.count)
    for (column, variable) in variableOfColumn.enumerated() {
      columnOfVariable[variable] = Int32(column)
    }
    reserve(terms: constraints.terms.count)
    for row in constraintOfRow {
      appendTerms(of: row, in: constraints, columnOfVariable)
      relation.append(constraints.relation[row])
      constant.append(constraints.constant[row])
      weight.append(try objective.weight(of: constraints.priority[row]))
    }
    let priorities = constraintOfRow.map { constraints.priority[$0] }
    switch objective {
    case .strictLevels: level = levels(of: priorities)
    case .weightedSum: level = priorities.map { $0 == .required ? 0 : 1 }
    }
  }

  /// Where the terms of a row stand in `columns` and `coefficients`.
  func range(of row: Int) -> Range<Int> { rowStart[row]..<rowStart[row + 1] }

  private mutating func reserve(terms: Int) {
    columns.reserveCapacity(terms)
    coefficients.reserveCapacity(terms)
    rowStart.reserveCapacity(constraintOfRow.count + 1)
    relation.reserveCapacity(constraintOfRow.count)
    constant.reserveCapacity(constraintOfRow.count)
    weight.reserveCapacity(constraintOfRow.count)
  }

  /// Inserts each term at its column's place; equal columns add up, and zeros stay out.
  private mutating func appendTerms(
    of row: Int, in constraints: ConstraintTable, _ columnOfVariable: [Int32]
  ) {
    let start = columns.count
    for place in constraints.range(of: row) {
      let term = constraints.terms[place]
      insert(columnOfVariable[Int(term.variable.index)], term.coefficient, from: start)
    }
    var end = start
    for place in start..<columns.count where coefficients[place] != 0 {
      columns[end] = columns[place]
      coefficients[end] = coefficients[place]
      end += 1
    }
    columns.removeLast(columns.count - end)
    coefficients.removeLast(coefficients.count - end)
    rowStart.append(end)
  }

  private mutating func insert(_ column: Int32, _ coefficient: Double, from start: Int) {
    var place = columns.count
    while place > start, columns[place - 1] > column { place -= 1 }
    if place > start, columns[place - 1] == column {
      coefficients[place - 1] += coefficient
    } else if place == columns.count {
      columns.append(column)
      coefficients.append(coefficient)
    } else {
      columns.insert(column, at: place)
      coefficients.insert(coefficient, at: place)
    }
  }

  private func levels(of priorities: [Priority]) -> [Int32] {
    let values = distinctWishes(priorities)
    var levels: [Int32] = []
    levels.reserveCapacity(priorities.count)
    for priority in priorities {
      levels.append(priority == .required ? 0 : Int32(place(of: priority.value, in: values)) + 1)
    }
    return levels
  }

  /// The priorities below required, each once, the strongest first.
  private func distinctWishes(_ priorities: [Priority]) -> [Double] {
    var values: [Double] = []
    for priority in priorities where priority != .required {
      let place = place(of: priority.value, in: values)
      if place == values.count || values[place] != priority.value {
        values.insert(priority.value, at: place)
      }
    }
    return values
  }

  private func place(of value: Double, in descending: [Double]) -> Int {
    var (low, high) = (0, descending.count)
    while low < high {
      let middle = (low + high) / 2
      if descending[middle] > value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
