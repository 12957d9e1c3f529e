/// A basis as the product of a lower and an upper triangular matrix, both sparse.
///
/// The columns are factored one by one: each is solved by the lower columns made before, which its
/// entries reach (Gilbert and Peierls, 1988), so the work is that of the arithmetic alone.
struct Factors: Sendable {
  /// By step, the row that was solved and the place of the basis that it was solved for.
  private var pivotRow: [Int32] = []
  private var pivotPlace: [Int32] = []
  private var pivot: [Double] = []
  private var lowerStart: [Int32] = [0]
  private var lowerRow: [Int32] = []
  private var lowerFactor: [Double] = []
  private var upperStart: [Int32] = [0]
  private var upperStep: [Int32] = []
  private var upperFactor: [Double] = []

  /// Makes the factors of no basis.
  init() {}

  /// Factors the columns of basic activities; nil if they depend on each other.
  init?(_ matrix: ActivityMatrix, _ basic: [Int32]) {
    if basic.count == 1 {
      let activity = Int(basic[0])
      let entry = matrix.product(ofActivity: activity, with: [1])
      guard entry.magnitude > Tolerance.pivot else { return nil }
      (pivotRow, pivotPlace, pivot) = ([0], [0], [entry])
      (lowerStart, upperStart) = ([0, 0], [0, 0])
      return
    }
    let order = BasisOrder(matrix, basic)
    var work = FactorWork(count: basic.count)
    reserve(basic.count)
    for place in order.places {
      if order.row[Int(place)] >= 0 {
        guard close(Int(place), order.row[Int(place)], Int(basic[Int(place)]), matrix, &work) else {
          return nil
        }
        continue
      }
      work.load(Int(basic[Int(place)]), of: matrix)
      work.reach(lowerStart, lowerRow)
      for row in work.reached.reversed() where work.step[Int(row)] >= 0 {
        substitute(Int(row), &work)
      }
      guard let row = work.pivotRow(byFewest: order.rowCount) else {
        return nil
      }
      close(Int(place), row, &work)
    }
  }

  private mutating func reserve(_ count: Int) {
    pivotRow.reserveCapacity(count)
    pivotPlace.reserveCapacity(count)
    pivot.reserveCapacity(count)
    lowerStart.reserveCapacity(count + 1)
    upperStart.reserveCapacity(count + 1)
    lowerRow.reserveCapacity(2 * count)
    lowerFactor.reserveCapacity(2 * count)
    upperStep.reserveCapacity(2 * count)
    upperFactor.reserveCapacity(2 * count)
  }

  /// Closes a column that reaches no other: its entries are those of the factors.
  ///
  /// False if the entry to divide by is but rounding.
  private mutating func close(
    _ place: Int, _ row: Int32, _ activity: Int, _ matrix: ActivityMatrix, _ work: inout FactorWork
  ) -> Bool {
    var divisor = -1.0
    if activity < matrix.columnCount {
      divisor = matrix.entry(ofColumn: activity, in: row)
      guard divisor.magnitude > Tolerance.pivot else { return false }
      for entry in matrix.places(ofColumn: activity) where matrix.columnRow[entry] != row {
        let (other, value) = (matrix.columnRow[entry], matrix.columnCoefficient[entry])
        if work.step[Int(other)] >= 0 {
          upperStep.append(work.step[Int(other)])
          upperFactor.append(value)
        } else {
          lowerRow.append(other)
          lowerFactor.append(value / divisor)
        }
      }
    }
    finish(place, Int(row), divisor, &work)
    return true
  }

  /// Takes a solved row out of the column in work.
  private mutating func substitute(_ row: Int, _ work: inout FactorWork) {
    let (step, value) = (Int(work.step[row]), work.value[row])
    guard value != 0 else { return }
    upperStep.append(Int32(step))
    upperFactor.append(value)
    for place in Int(lowerStart[step])..<Int(lowerStart[step + 1]) {
      work.value[Int(lowerRow[place])] -= lowerFactor[place] * value
    }
  }

  private mutating func close(_ place: Int, _ row: Int, _ work: inout FactorWork) {
    let divisor = work.value[row]
    for other in work.openRows where Int(other) != row && work.value[Int(other)] != 0 {
      lowerRow.append(other)
      lowerFactor.append(work.value[Int(other)] / divisor)
    }
    finish(place, row, divisor, &work)
  }

  private mutating func finish(
    _ place: Int, _ row: Int, _ divisor: Double, _ work: inout FactorWork
  ) {
    lowerStart.append(Int32(lowerRow.count))
    upperStart.append(Int32(upperStep.count))
    work.clear(solving: row, inStep: pivot.count)
    pivotRow.append(Int32(row))
    pivotPlace.append(Int32(place))
    pivot.append(divisor)
  }

  /// Solves for a number for each place, which times the basis gives a number for each row; uses
  /// up the latter.
  func solve(_ sums: inout [Double], into result: inout [Double]) {
    for step in pivot.indices {
      let value = sums[Int(pivotRow[step])]
      guard value != 0 else { continue }
      for place in Int(lowerStart[step])..<Int(lowerStart[step + 1]) {
        sums[Int(lowerRow[place])] -= lowerFactor[place] * value
      }
    }
    for step in pivot.indices.reversed() {
      var value = sums[Int(pivotRow[step])]
      if value != 0 {
        value /= pivot[step]
        for place in Int(upperStart[step])..<Int(upperStart[step + 1]) {
          sums[Int(pivotRow[Int(upperStep[place])])] -= upperFactor[place] * value
        }
      }
      result[Int(pivotPlace[step])] = value
    }
  }

  /// Solves for a number for each row, whose products with the basis' columns are given by place.
  func solveTransposed(_ products: [Double], into result: inout [Double]) {
    for step in pivot.indices {
      var value = products[Int(pivotPlace[step])]
      for place in Int(upperStart[step])..<Int(upperStart[step + 1]) {
        value -= upperFactor[place] * result[Int(pivotRow[Int(upperStep[place])])]
      }
      result[Int(pivotRow[step])] = value / pivot[step]
    }
    for step in pivot.indices.reversed() {
      var value = result[Int(pivotRow[step])]
      for place in Int(lowerStart[step])..<Int(lowerStart[step + 1]) {
        value -= lowerFactor[place] * result[Int(lowerRow[place])]
      }
      result[Int(pivotRow[step])] = value
    }
  }
}
