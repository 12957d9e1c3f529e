/// A revised simplex over activities with piecewise-linear costs.
///
/// Activities are the columns, then the rows' sums. The basic ones are a linear function of the
/// others; any basis is a legal start, as feasibility is but the first cost.
struct Simplex: Sendable {
  private(set) var matrix: ActivityMatrix
  private var basis = Basis()
  private(set) var basic: [Int32] = []
  private(set) var nonbasic: [Int32]
  var value: [Double]

  /// The places that no stage may leave; each stage narrows them to its optima.
  var interval: [Interval]

  var pivots = 0

  /// Starts with columns at given places and no rows.
  init(startingAt value: [Double], within interval: [Interval]) {
    matrix = ActivityMatrix(columnCount: value.count)
    nonbasic = (0..<Int32(value.count)).map { $0 }
    self.value = value
    self.interval = interval
  }

  var columnCount: Int { matrix.columnCount }
  var rowCount: Int { matrix.rowCount }
  var activityCount: Int { columnCount + rowCount }

  /// The most pivots that solving may take: far more than any layout has been seen to need.
  var pivotLimit: Int { 10_000 + 100 * activityCount }

  /// Whether nothing is left to choose.
  var isDetermined: Bool { nonbasic.allSatisfy { interval[Int($0)].isPoint } }

  /// Adds an unbounded row, basic, and returns its activity.
  mutating func addRow(_ terms: some Sequence<(column: Int32, coefficient: Double)>) -> Int {
    matrix.append(terms)
    basic.append(Int32(activityCount - 1))
    interval.append(.unbounded)
    value.append(matrix.sum(ofRow: rowCount - 1, at: value))
    return activityCount - 1
  }

  /// The same rows and intervals, with the columns at other places.
  func restarted(at places: [Double]) -> Simplex {
    var copy = Simplex(startingAt: places, within: Array(interval[..<columnCount]))
    for row in 0..<rowCount {
      let terms = matrix.places(ofRow: row).lazy.map { place in
        (column: matrix.rowColumn[place], coefficient: matrix.rowCoefficient[place])
      }
      copy.interval[copy.addRow(terms)] = interval[columnCount + row]
    }
    return copy
  }

  /// Factors the basis if rows came or many exchanges were made; one that does not factor goes on
  /// as it is.
  mutating func prepare() {
    guard basis.isDue(rowCount: rowCount) else { return }
    matrix.indexColumns()
    _ = basis.factor(matrix, basic)
  }

  /// Takes another basis, without changing any value; says whether it is one.
  mutating func adopt(_ activities: [Int32]) -> Bool {
    matrix.indexColumns()
    guard basis.factor(matrix, activities) else { return false }
    var isBasic = [Bool](repeating: false, count: activityCount)
    for activity in activities { isBasic[Int(activity)] = true }
    basic = activities
    nonbasic = (0..<Int32(activityCount)).filter { !isBasic[Int($0)] }
    return true
  }

  /// How fast each basic activity follows a nonbasic one.
  mutating func speeds(following activity: Int, into speed: inout [Double]) {
    prepare()
    var sums = [Double](repeating: 0, count: rowCount)
    matrix.add(-1, timesActivity: activity, to: &sums)
    basis.solve(&sums, into: &speed)
  }

  /// What the basic activities cost per unit of each nonbasic one that can move.
  mutating func gradient(of slope: [Double], into gradient: inout [Double]) {
    prepare()
    var (products, price) = (slope, [Double](repeating: 0, count: rowCount))
    basis.solveTransposed(&products, into: &price)
    for slot in nonbasic.indices where !interval[Int(nonbasic[slot])].isPoint {
      gradient[slot] = -matrix.product(ofActivity: Int(nonbasic[slot]), with: price)
    }
  }

  /// Exchanges a basic and a nonbasic activity, whom the basic ones follow at given speeds.
  mutating func exchange(row: Int, slot: Int, speed: [Double]) {
    basis.exchange(row, speed.map { -$0 })
    swap(&basic[row], &nonbasic[slot])
  }

  /// Computes the basic activities anew from the rows as given, which sheds rounding.
  mutating func refine() {
    guard rowCount > 0 else { return }
    matrix.indexColumns()
    _ = basis.factor(matrix, basic)
    followNonbasic()
  }

  /// Moves the basic activities to where the others put them.
  mutating func followNonbasic() {
    var sums = [Double](repeating: 0, count: rowCount)
    var result = sums
    for activity in nonbasic where value[Int(activity)] != 0 {
      matrix.add(-value[Int(activity)], timesActivity: Int(activity), to: &sums)
    }
    basis.solve(&sums, into: &result)
    for (place, activity) in basic.enumerated() { value[Int(activity)] = result[place] }
  }
}
