/// Every column of the system as a constant plus a sum over columns that leave a choice.
struct Expansion {
  private(set) var constant: [Double]
  private(set) var terms: [[(column: Int32, coefficient: Double)]]

  /// Expands the definitions over the components that leave a choice.
  init(_ solved: borrowing SolvedSystem) {
    constant = solved.values
    terms = Array(repeating: [], count: solved.columnCount)
    for part in solved.open { takeChoices(of: part) }
    var sums = [Double](repeating: 0, count: solved.columnCount)
    for place in (0..<solved.presolve.definitions.count).reversed() {
      expand(place, solved.presolve.definitions, &sums)
    }
  }

  private mutating func takeChoices(of part: SolvedComponent) {
    for (local, column) in part.component.columns.enumerated()
    where !part.simplex.interval[local].isPoint {
      constant[Int(column)] = 0
      terms[Int(column)] = [(column, 1)]
    }
  }

  private mutating func expand(
    _ place: Int, _ definitions: borrowing Definitions, _ sums: inout [Double]
  ) {
    var touched: [Int32] = []
    var sum = definitions.constant[place]
    for term in definitions.range(of: place) {
      let (column, factor) = (Int(definitions.termColumn[term]), definitions.termFactor[term])
      sum += factor * constant[column]
      for inner in terms[column] {
        touched.append(inner.column)
        sums[Int(inner.column)] += factor * inner.coefficient
      }
    }
    let target = Int(definitions.column[place])
    constant[target] = sum
    for column in touched.sorted() where sums[Int(column)] != 0 {
      let coefficient = sums[Int(column)]
      sums[Int(column)] = 0
      if coefficient.magnitude > Tolerance.cancellation {
        terms[target].append((column, coefficient))
      }
    }
  }
}
