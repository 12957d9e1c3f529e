extension Presolve {
  /// Solves a row for a column, drops the row and puts the definition into all other rows.
  mutating func eliminate(_ column: Int32, by row: Int) {
    guard let pivot = place(of: column, in: row) else { return }
    let divisor = coefficients[pivot]
    for place in range(of: row) where place != pivot {
      definitions.appendTerm(columns[place], -(coefficients[place] / divisor))
      occurrences[Int(columns[place])] -= 1
    }
    definitions.close(column, constant: constant[row] / divisor)
    isAlive[row] = false
    isEliminated[Int(column)] = true
    replace(column, magnitude: magnitude[row] / divisor.magnitude)
  }

  private mutating func replace(_ column: Int32, magnitude: Double) {
    var node = Int(listHead[Int(column)])
    while node >= 0 {
      let row = Int(listRow[node])
      node = Int(listNext[node])
      if isAlive[row], let place = place(of: column, in: row) {
        replace(place, in: row, magnitude: magnitude)
      }
    }
  }

  /// Puts the newest definition in place of a term of a row.
  private mutating func replace(_ place: Int, in row: Int, magnitude definition: Double) {
    let coefficient = coefficients[place]
    remove(place, from: row)
    let newest = definitions.count - 1
    constant[row] -= coefficient * definitions.constant[newest]
    magnitude[row] = max(magnitude[row], coefficient.magnitude * definition)
    for term in definitions.range(of: newest) {
      add(coefficient * definitions.termFactor[term], of: definitions.termColumn[term], to: row)
    }
    settle(row)
  }

  private mutating func remove(_ place: Int, from row: Int) {
    let last = rowStart[row] + rowCount[row] - 1
    columns[place] = columns[last]
    coefficients[place] = coefficients[last]
    rowCount[row] -= 1
  }

  private mutating func add(_ coefficient: Double, of column: Int32, to row: Int) {
    guard let place = place(of: column, in: row) else {
      append(coefficient, of: column, to: row)
      return
    }
    let sum = coefficients[place] + coefficient
    let size = max(coefficients[place].magnitude, coefficient.magnitude)
    coefficients[place] = sum
    largest[row] = max(largest[row], sum.magnitude)
    if sum.magnitude <= Tolerance.cancellation * size {
      remove(place, from: row)
      occurrences[Int(column)] -= 1
    }
  }

  private mutating func append(_ coefficient: Double, of column: Int32, to row: Int) {
    if rowCount[row] == rowRoom[row] { move(row) }
    let end = rowStart[row] + rowCount[row]
    columns[end] = column
    coefficients[end] = coefficient
    largest[row] = max(largest[row], coefficient.magnitude)
    rowCount[row] += 1
    list(Int32(row), under: column)
  }

  /// Gives a row twice the room at the arena's end.
  private mutating func move(_ row: Int) {
    let (start, end) = (columns.count, range(of: row).upperBound)
    rowRoom[row] = 2 * rowCount[row] + 2
    for place in rowStart[row]..<end {
      columns.append(columns[place])
      coefficients.append(coefficients[place])
    }
    let empty = rowRoom[row] - rowCount[row]
    columns.append(contentsOf: repeatElement(0, count: empty))
    coefficients.append(contentsOf: repeatElement(0, count: empty))
    rowStart[row] = start
  }
}
