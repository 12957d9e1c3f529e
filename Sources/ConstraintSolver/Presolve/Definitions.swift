/// The columns that presolve took out, each a constant plus a sum over columns taken out later
/// or left: a stack that is unwound from its top.
struct Definitions: ~Copyable {
  private(set) var column: Slab<Int32>
  private(set) var constant: Slab<Double>

  /// The row that defines each column, and the coefficient of the column in it.
  private(set) var row: Slab<Int32>
  private(set) var divisor: Slab<Double>
  private(set) var termColumn: Slab<Int32>
  private(set) var termFactor: Slab<Double>
  private var end: Slab<Int32>

  /// Makes an empty stack with room for some columns.
  init(capacity: Int) {
    column = Slab(capacity: capacity)
    constant = Slab(capacity: capacity)
    row = Slab(capacity: capacity)
    divisor = Slab(capacity: capacity)
    end = Slab(capacity: capacity)
    termColumn = Slab(capacity: capacity)
    termFactor = Slab(capacity: capacity)
  }

  var count: Int { column.count }

  /// Where the terms of a definition stand in `termColumn` and `termFactor`.
  func range(of place: Int) -> Range<Int> {
    (place == 0 ? 0 : Int(end[place - 1]))..<Int(end[place])
  }

  /// Adds a factor times a column to the definition that is being written.
  mutating func appendTerm(_ column: Int32, _ factor: Double) {
    termColumn.append(column)
    termFactor.append(factor)
  }

  /// Ends the definition that is being written.
  mutating func close(_ column: Int32, by row: Int, divisor: Double, constant: Double) {
    self.column.append(column)
    self.constant.append(constant)
    self.row.append(Int32(row))
    self.divisor.append(divisor)
    end.append(Int32(termColumn.count))
  }

  /// Takes in that the constant of the row that defines a column has changed.
  mutating func setRowConstant(of place: Int, to constant: Double) {
    self.constant[place] = constant / divisor[place]
  }

  /// The value of a column taken out, from those of the others.
  @inline(__always)
  func value(of place: Int, at values: UnsafeBufferPointer<Double>) -> Double {
    var value = constant[place]
    for term in range(of: place) { value += termFactor[term] * values[Int(termColumn[term])] }
    return value == 0 ? 0 : value
  }

  /// Fills in the values of all columns taken out.
  func complete(_ values: inout [Double]) {
    values.withUnsafeMutableBufferPointer { values in
      for place in (0..<count).reversed() {
        values[Int(column[place])] = value(of: place, at: UnsafeBufferPointer(values))
      }
    }
  }
}
