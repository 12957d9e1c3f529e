/// A dense simplex over activities with piecewise-linear costs.
///
/// Activities are the columns, then the rows' sums. The basic ones are a linear function, the
/// tableau, of the others; any basis is a legal start, as feasibility is but the first cost.
struct Simplex: Sendable {
  private(set) var columnCount: Int
  private(set) var rowCount = 0

  /// One row per basic activity, one column per nonbasic activity.
  var tableau: [Double] = []
  var basic: [Int32] = []
  var nonbasic: [Int32]
  var value: [Double]

  /// The places that no stage may leave; each stage narrows them to its optima.
  var interval: [Interval]

  /// The rows as they were given, by column, from which the final values are computed.
  private(set) var rowStart: [Int] = [0]
  private(set) var rowColumn: [Int32] = []
  private(set) var rowCoefficient: [Double] = []

  var pivots = 0

  /// Starts with columns at given places and no rows.
  init(startingAt value: [Double], within interval: [Interval]) {
    columnCount = value.count
    nonbasic = (0..<Int32(value.count)).map { $0 }
    self.value = value
    self.interval = interval
  }

  var activityCount: Int { columnCount + rowCount }

  /// The most pivots that solving may take: far more than any layout has been seen to need.
  var pivotLimit: Int { 10_000 + 100 * activityCount }

  /// Whether nothing is left to choose.
  var isDetermined: Bool { nonbasic.allSatisfy { interval[Int($0)].isPoint } }

  /// Adds an unbounded row, basic, and returns its activity.
  mutating func addRow(_ terms: some Sequence<(column: Int32, coefficient: Double)>) -> Int {
    for term in terms {
      rowColumn.append(term.column)
      rowCoefficient.append(term.coefficient)
    }
    rowStart.append(rowColumn.count)
    appendTableauRow(rowStart[rowCount]..<rowColumn.count)
    rowCount += 1
    basic.append(Int32(activityCount - 1))
    interval.append(.unbounded)
    value.append(sum(ofRow: rowCount - 1))
    return activityCount - 1
  }

  /// A row's sum at the columns' values.
  func sum(ofRow row: Int) -> Double {
    var sum = 0.0
    for place in rowStart[row]..<rowStart[row + 1] {
      sum += rowCoefficient[place] * value[Int(rowColumn[place])]
    }
    return sum
  }

  private mutating func appendTableauRow(_ places: Range<Int>) {
    let first = tableau.count
    tableau.append(contentsOf: repeatElement(0, count: columnCount))
    for place in places {
      let (column, coefficient) = (rowColumn[place], rowCoefficient[place])
      if let slot = nonbasic.firstIndex(of: column) {
        tableau[first + slot] += coefficient
      } else if let row = basic.firstIndex(of: column) {
        for slot in 0..<columnCount {
          tableau[first + slot] += coefficient * tableau[row * columnCount + slot]
        }
      }
    }
  }

  /// The same rows and intervals, with the columns at other places.
  func restarted(at places: [Double]) -> Simplex {
    var copy = Simplex(startingAt: places, within: Array(interval[..<columnCount]))
    for row in 0..<rowCount {
      let activity = copy.addRow(
        (rowStart[row]..<rowStart[row + 1]).lazy.map { (rowColumn[$0], rowCoefficient[$0]) })
      copy.interval[activity] = interval[columnCount + row]
    }
    return copy
  }

  /// Exchanges a basic and a nonbasic activity.
  mutating func exchange(row: Int, slot: Int) {
    let first = row * columnCount
    let inverse = 1 / tableau[first + slot]
    for other in 0..<columnCount { tableau[first + other] *= -inverse }
    tableau[first + slot] = inverse
    for target in 0..<rowCount where target != row {
      let factor = tableau[target * columnCount + slot]
      guard factor != 0 else { continue }
      tableau[target * columnCount + slot] = 0
      for other in 0..<columnCount {
        tableau[target * columnCount + other] += factor * tableau[first + other]
      }
    }
    swap(&basic[row], &nonbasic[slot])
  }

  /// Computes the basic columns anew from the rows as given, which sheds the tableau's rounding.
  mutating func refine() {
    let unknowns = basic.filter { $0 < columnCount }.map { Int($0) }
    let rows = nonbasic.filter { $0 >= columnCount }.map { Int($0) - columnCount }
    guard unknowns.count == rows.count, !unknowns.isEmpty else { return }
    var equations = DenseEquations(size: rows.count)
    for (line, row) in rows.enumerated() {
      var constant = value[columnCount + row]
      for place in rowStart[row]..<rowStart[row + 1] {
        let column = Int(rowColumn[place])
        if let unknown = unknowns.firstIndex(of: column) {
          equations[line, unknown] = rowCoefficient[place]
        } else {
          constant -= rowCoefficient[place] * value[column]
        }
      }
      equations.constant[line] = constant
    }
    guard let solution = equations.solved() else { return }
    for (unknown, column) in unknowns.enumerated() { value[column] = solution[unknown] }
  }
}
