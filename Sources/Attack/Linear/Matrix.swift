/// A dense matrix of doubles, row after row.
struct Matrix: Hashable, Sendable {
  /// The number of rows.
  let rows: Int
  /// The number of columns.
  let columns: Int
  /// The numbers, row after row.
  var values: [Double]

  /// Makes a matrix of zeros.
  init(rows: Int, columns: Int) {
    (self.rows, self.columns) = (rows, columns)
    values = Array(repeating: 0, count: rows * columns)
  }

  /// The number in a row and a column.
  subscript(row: Int, column: Int) -> Double {
    get { values[row * columns + column] }
    set { values[row * columns + column] = newValue }
  }

  /// The numbers of a row.
  func row(_ row: Int) -> ArraySlice<Double> { values[row * columns..<(row + 1) * columns] }

  /// The products of all pairs of rows.
  var gram: Matrix {
    var gram = Matrix(rows: rows, columns: rows)
    for one in 0..<rows {
      for other in 0...one {
        let product = dot(row(one), row(other))
        gram[one, other] = product
        gram[other, one] = product
      }
    }
    return gram
  }

  /// The product with another matrix.
  func times(_ other: Matrix) -> Matrix {
    var product = Matrix(rows: rows, columns: other.columns)
    for row in 0..<rows {
      for inner in 0..<columns where self[row, inner] != 0 {
        let factor = self[row, inner]
        for column in 0..<other.columns { product[row, column] += factor * other[inner, column] }
      }
    }
    return product
  }

  /// The same numbers with rows and columns exchanged.
  var transposed: Matrix {
    var other = Matrix(rows: columns, columns: rows)
    for row in 0..<rows { for column in 0..<columns { other[column, row] = self[row, column] } }
    return other
  }
}

/// The sum of products of two rows of numbers.
func dot(_ one: ArraySlice<Double>, _ other: ArraySlice<Double>) -> Double {
  one.withUnsafeBufferPointer { one in
    other.withUnsafeBufferPointer { other in
      var sum = 0.0
      for place in one.indices { sum += one[place] * other[place] }
      return sum
    }
  }
}

/// The natural logarithm of a positive number, of additions and divisions alone: the same bits on every machine.
func naturalLogarithm(_ number: Double) -> Double {
  // The significand lies between 1 and 2: ln m = 2 artanh((m - 1) / (m + 1)).
  let quotient = (number.significand - 1) / (number.significand + 1)
  var (term, sum) = (quotient, 0.0)
  for odd in stride(from: 1.0, to: 40, by: 2) {
    sum += term / odd
    term *= quotient * quotient
  }
  return 2 * sum + Double(number.exponent) * 0.693147180559945309417
}
