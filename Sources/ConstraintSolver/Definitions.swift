/// The columns that presolve took out, each a constant plus a sum over columns taken out later
/// or left: a stack that is unwound from its top.
struct Definitions: Sendable {
  private(set) var column: [Int32] = []
  private(set) var constant: [Double] = []
  private(set) var start: [Int] = [0]
  private(set) var termColumn: [Int32] = []
  private(set) var termFactor: [Double] = []

  var count: Int { column.count }

  /// Where the terms of a definition stand in `termColumn` and `termFactor`.
  func range(of place: Int) -> Range<Int> { start[place]..<start[place + 1] }

  /// Adds a factor times a column to the definition that is being written.
  mutating func appendTerm(_ column: Int32, _ factor: Double) {
    termColumn.append(column)
    termFactor.append(factor)
  }

  /// Ends the definition that is being written.
  mutating func close(_ column: Int32, constant: Double) {
    self.column.append(column)
    self.constant.append(constant)
    start.append(termColumn.count)
  }

  /// Fills in the values of the columns taken out from those of the columns left.
  func complete(_ values: inout [Double]) {
    for place in column.indices.reversed() {
      var value = constant[place]
      for term in range(of: place) { value += termFactor[term] * values[Int(termColumn[term])] }
      values[Int(column[place])] = value
    }
  }
}
