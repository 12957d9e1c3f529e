/// Every column of the system as a constant plus a sum over the columns of the components that leave
/// a choice.
struct Expansion {
  private(set) var constant: [Double]

  /// The terms of all columns, each column's one after another.
  private(set) var terms: [(column: Int32, coefficient: Double)] = []

  /// By column, where its terms stand.
  private var start: [Int32]
  private var end: [Int32]

  /// Expands the definitions over the components that leave a choice.
  init(_ solved: borrowing SolvedSystem) {
    constant = solved.values
    start = Array(repeating: 0, count: solved.columnCount)
    end = start
    for part in solved.open { takeColumns(of: part) }
    var sums = [Double](repeating: 0, count: solved.columnCount)
    var touched: [Int32] = []
    for place in (0..<solved.presolve.definitions.count).reversed() {
      expand(place, solved.presolve.definitions, &sums, &touched)
    }
  }

  /// Where the terms of a column stand.
  func range(of column: Int) -> Range<Int> { Int(start[column])..<Int(end[column]) }

  private mutating func takeColumns(of part: SolvedComponent) {
    for column in part.component.columns {
      constant[Int(column)] = 0
      start[Int(column)] = Int32(terms.count)
      terms.append((column, 1))
      end[Int(column)] = Int32(terms.count)
    }
  }

  private mutating func expand(
    _ place: Int, _ definitions: borrowing Definitions, _ sums: inout [Double],
    _ touched: inout [Int32]
  ) {
    touched.removeAll(keepingCapacity: true)
    var sum = definitions.constant[place]
    for term in definitions.range(of: place) {
      let (column, factor) = (Int(definitions.termColumn[term]), definitions.termFactor[term])
      sum += factor * constant[column]
      for inner in range(of: column) {
        touched.append(terms[inner].column)
        sums[Int(terms[inner].column)] += factor * terms[inner].coefficient
      }
    }
    let target = Int(definitions.column[place])
    constant[target] = sum
    guard !touched.isEmpty else { return }
    start[target] = Int32(terms.count)
    touched.sort()
    for column in touched where sums[Int(column)] != 0 {
      let coefficient = sums[Int(column)]
      sums[Int(column)] = 0
      if coefficient.magnitude > Tolerance.cancellation { terms.append((column, coefficient)) }
    }
    end[target] = Int32(terms.count)
  }
}
