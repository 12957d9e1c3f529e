extension Presolve {
  /// Solves a row for a column, drops the row and puts the definition into all other rows.
  mutating func eliminate(_ column: Int32, by row: Int) {
    guard let pivot = place(of: column, in: row) else { return }
    let divisor = coefficients[pivot]
    let isListed = rows[row].count > 1
    for place in rows[row].range where place != pivot {
      definitions.appendTerm(columns[place], -(coefficients[place] / divisor))
      if isListed { release(columns[place]) }
    }
    rows[row].fate = .definition
    let constant = rows[row].constant
    definitions.close(column, by: row, divisor: divisor, constant: constant / divisor)
    states[column].isEliminated = true
    let magnitude = rows[row].magnitude / Float(divisor.magnitude)
    replaceInSingles(of: column, magnitude: magnitude)
    replaceInRows(of: column, magnitude: magnitude)
    rows[row].link = Int32(definitions.count - 1)
    log.close()
  }

  /// Notes that one row less names a column.
  private mutating func release(_ column: Int32) {
    states[column].rowCount -= 1
    queue(column)
  }

  /// Hands the rows of a column alone over to the one column that defines it, if there is one.
  private mutating func replaceInSingles(of column: Int32, magnitude: Float) {
    let newest = definitions.count - 1
    var single = Int(states[column].firstSingle)
    states[column].firstSingle = -1
    while single >= 0 {
      let next = Int(rows[single].link)
      if single != definitions.row[newest] { replaceInSingle(single, magnitude: magnitude) }
      single = next
    }
  }

  /// Puts the newest definition, of one column or none, in place of a row's only term.
  private mutating func replaceInSingle(_ row: Int, magnitude: Float) {
    let place = Int(rows[row].start)
    let coefficient = coefficients[place]
    let newest = definitions.count - 1
    put(newest, times: coefficient, into: row, magnitude: magnitude)
    if let term = definitions.range(of: newest).first {
      coefficients[place] = coefficient * definitions.termFactor[term]
      columns[place] = definitions.termColumn[term]
      hang(row, on: columns[place])
    } else {
      rows[row].count = 0
      processIfShort(row)
    }
  }

  /// Moves what a definition contributes to a row into its constant.
  private mutating func put(
    _ definition: Int, times coefficient: Double, into row: Int, magnitude: Float
  ) {
    rows[row].constant -= coefficient * definitions.constant[definition]
    rows[row].note(magnitude: Float(coefficient.magnitude) * magnitude)
    log.append(coefficient, of: definition, into: row, &rows[row])
  }

  private mutating func replaceInRows(of column: Int32, magnitude: Float) {
    var link = Int(states[column].firstLink)
    while link >= 0 {
      let row = Int(links[link].row)
      link = Int(links[link].next)
      if rows[row].fate == .open, rows[row].count > 1, let place = place(of: column, in: row) {
        replace(place, in: row, magnitude: magnitude)
      }
    }
  }

  /// Puts the newest definition in place of a term of a row.
  private mutating func replace(_ place: Int, in row: Int, magnitude: Float) {
    let coefficient = coefficients[place]
    let newest = definitions.count - 1
    remove(place, from: row)
    put(newest, times: coefficient, into: row, magnitude: magnitude)
    for term in definitions.range(of: newest) {
      add(coefficient * definitions.termFactor[term], of: definitions.termColumn[term], to: row)
    }
    if rows[row].count == 1 { release(columns[rows[row].start]) }
    processIfShort(row)
  }

  private mutating func remove(_ place: Int, from row: Int) {
    rows[row].count -= 1
    let last = Int(rows[row].start + rows[row].count)
    columns[place] = columns[last]
    coefficients[place] = coefficients[last]
  }

  private mutating func add(_ coefficient: Double, of column: Int32, to row: Int) {
    guard mayName(row, column), let place = place(of: column, in: row) else {
      append(coefficient, of: column, to: row)
      return
    }
    let sum = coefficients[place] + coefficient
    let size = max(coefficients[place].magnitude, coefficient.magnitude)
    coefficients[place] = sum
    rows[row].note(coefficient: sum)
    if sum.magnitude <= Tolerance.cancellation * size {
      remove(place, from: row)
      release(column)
    }
  }

  /// Whether a row may name a column: a long row is not searched for one that is not listed with it.
  private func mayName(_ row: Int, _ column: Int32) -> Bool {
    guard rows[row].count > max(16, states[column].rowCount) else { return true }
    var link = states[column].firstLink
    while link >= 0 {
      if links[link].row == Int32(row) { return true }
      link = links[link].next
    }
    return false
  }

  private mutating func append(_ coefficient: Double, of column: Int32, to row: Int) {
    if rows[row].count == rows[row].room { move(row) }
    let end = Int(rows[row].start + rows[row].count)
    columns[end] = column
    coefficients[end] = coefficient
    rows[row].note(coefficient: coefficient)
    rows[row].count += 1
    link(row, to: column)
  }

  /// Gives a row twice the room at the arena's end.
  private mutating func move(_ row: Int) {
    let range = rows[row].range
    rows[row].start = Int32(columns.count)
    rows[row].room = 2 * rows[row].count + 2
    for place in range {
      columns.append(columns[place])
      coefficients.append(coefficients[place])
    }
    let empty = Int(rows[row].room - rows[row].count)
    columns.append(repeating: 0, count: empty)
    coefficients.append(repeating: 0, count: empty)
  }
}
