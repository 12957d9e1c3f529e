/// A simplex over activities with piecewise-linear costs.
///
/// Activities are the columns, then the rows' sums. The basic ones are a linear function of the
/// others; any basis is a legal start, as feasibility is but the first cost. A small one keeps that
/// function as a tableau, a large one the factors of its basis.
struct Simplex: Sendable {
  /// The rows, as they were given.
  var matrix: ActivityMatrix

  /// By row, the basic activity.
  private(set) var basic: [Int32] = []

  /// The activities that are not basic: in the first slots those that can move.
  private(set) var nonbasic: [Int32] = []

  /// How many slots hold an activity that can move.
  var slotCount = 0

  /// By activity: the row it is basic in, or -1 minus its slot.
  private(set) var place: [Int32] = []

  /// By activity, where it is.
  var value: [Double] = []

  /// The places that no stage may leave; each stage narrows them to its optima.
  var interval: [Interval] = []

  /// With which precision its stages are minimised.
  var precision = Precision.usual

  /// How many pivots it has taken.
  var pivots = 0

  var tableau = Tableau()

  /// The factors, where they were made.
  var basis = Basis()

  /// Whether the tableau holds; otherwise the factored basis does.
  var isSmall = true

  /// Makes a simplex without activities.
  init() { matrix = ActivityMatrix(columnCount: 0) }

  /// Starts with columns at given places and no rows.
  init(startingAt value: [Double], within interval: [Interval]) {
    matrix = ActivityMatrix(columnCount: value.count)
    (self.value, self.interval) = (value, interval)
    beginWithColumns(expecting: 0)
  }

  /// Starts anew with a component's columns, each at the nearest place to zero of given ones, and
  /// its rows.
  mutating func load(_ component: Component, nearZeroIn start: [Interval]) {
    matrix.take(component)
    value.removeAll(keepingCapacity: true)
    interval.removeAll(keepingCapacity: true)
    for column in start.indices {
      value.append(start[column].nearestToZero)
      interval.append(component.interval[column])
    }
    beginWithColumns(expecting: component.rowCount)
    for row in 0..<component.rowCount { admit(row) }
  }

  /// Makes all columns nonbasic, before there are rows.
  private mutating func beginWithColumns(expecting rowCount: Int) {
    pivots = 0
    basic.removeAll(keepingCapacity: true)
    nonbasic.removeAll(keepingCapacity: true)
    place.removeAll(keepingCapacity: true)
    for column in 0..<columnCount {
      nonbasic.append(Int32(column))
      place.append(Int32(-1 - column))
    }
    slotCount = columnCount
    retireFixed()
    isSmall = rowCount * slotCount <= Tableau.mostEntries
    if isSmall { tableau.clear(slotCount: slotCount, expecting: rowCount) } else { basis = Basis() }
  }

  var columnCount: Int { matrix.columnCount }
  var rowCount: Int { basic.count }
  var activityCount: Int { value.count }

  /// The most pivots that solving may take: far more than any layout has been seen to need.
  var pivotLimit: Int { 10_000 + 100 * activityCount }

  /// Whether nothing is left to choose.
  var isDetermined: Bool {
    for slot in 0..<slotCount where !interval[Int(nonbasic[slot])].isPoint { return false }
    return true
  }

  /// Whether an activity may have another place; in a large simplex, one that seems to may have
  /// none.
  func mayMove(_ activity: Int) -> Bool {
    if interval[activity].isPoint { return false }
    let row = Int(place[activity])
    if row < 0 { return -1 - row < slotCount }
    return !isSmall || tableau.moves(row, slotCount: slotCount)
  }

  /// Adds an unbounded row, basic, and returns its activity.
  mutating func addRow(_ terms: some Sequence<(column: Int32, coefficient: Double)>) -> Int {
    matrix.append(terms)
    admit(rowCount)
    return activityCount - 1
  }

  /// Makes the sum of a row, which the matrix has, basic.
  private mutating func admit(_ row: Int) {
    place.append(Int32(row))
    basic.append(Int32(activityCount))
    interval.append(.unbounded)
    value.append(matrix.sum(ofRow: row, at: value))
    if isSmall { spread(row) }
  }

  /// Writes a row into the tableau, by the activities that it follows.
  private mutating func spread(_ row: Int) {
    tableau.appendRow(slotCount: slotCount)
    for term in matrix.places(ofRow: row) {
      let (place, coefficient) = (
        Int(place[Int(matrix.rowColumn[term])]), matrix.rowCoefficient[term]
      )
      if place >= 0 {
        tableau.add(coefficient, timesRow: place, to: row, slotCount: slotCount)
      } else if -1 - place < slotCount {
        tableau[row, -1 - place] += coefficient
      }
    }
    if rowCount * slotCount > Tableau.mostEntries { (isSmall, basis) = (false, Basis()) }
  }

  /// Takes nonbasic activities that cannot move out of the first slots.
  mutating func retireFixed() {
    var slot = 0
    while slot < slotCount {
      if interval[Int(nonbasic[slot])].isPoint { retire(slot) } else { slot += 1 }
    }
  }

  private mutating func retire(_ slot: Int) {
    slotCount -= 1
    guard slot < slotCount else { return }
    if isSmall, !basic.isEmpty { tableau.move(slotCount, to: slot) }
    nonbasic.swapAt(slot, slotCount)
    place[Int(nonbasic[slot])] = Int32(-1 - slot)
    place[Int(nonbasic[slotCount])] = Int32(-1 - slotCount)
  }

  /// Exchanges basic activities that cannot move any more for nonbasic ones that can: each is an
  /// equation, which takes one choice away.
  mutating func releaseFixed() {
    guard isSmall else { return }
    for row in 0..<rowCount where interval[Int(basic[row])].isPoint {
      guard slotCount > 0 else { return }
      guard let slot = tableau.fastestSlot(ofRow: row, slotCount: slotCount) else { continue }
      let activity = Int(basic[row])
      let goal = interval[activity].clamp(value[activity])
      let change = (goal - value[activity]) / tableau[row, slot]
      if change != 0 {
        for other in 0..<rowCount { value[Int(basic[other])] += tableau[other, slot] * change }
        value[Int(nonbasic[slot])] += change
        value[activity] = goal
      }
      exchange(row: row, slot: slot, speed: [])
    }
  }

  /// Takes another basis, without changing any value; says whether it is one.
  mutating func adopt(_ activities: [Int32]) -> Bool {
    matrix.indexColumns()
    guard basis.factor(matrix, activities) else { return false }
    basic = activities
    for activity in place.indices { place[activity] = -1 }
    for (row, activity) in basic.enumerated() { place[Int(activity)] = Int32(row) }
    nonbasic.removeAll(keepingCapacity: true)
    for activity in place.indices where place[activity] < 0 {
      place[activity] = Int32(-1 - nonbasic.count)
      nonbasic.append(Int32(activity))
    }
    slotCount = nonbasic.count
    retireFixed()
    return true
  }

  /// How fast each basic activity follows a slot's nonbasic one.
  mutating func speeds(following slot: Int, into speed: inout [Double]) {
    if isSmall { return tableau.copy(slot, into: &speed) }
    prepare()
    speed = factoredSpeeds(following: Int(nonbasic[slot]))
  }

  /// The cost of the basic activities, whose slopes are given, per unit of each slot's
  /// nonbasic one.
  mutating func sum(_ slope: [Double], into gradient: inout [Double]) {
    if isSmall { return tableau.sum(slope, slotCount: slotCount, into: &gradient) }
    prepare()
    var (products, price) = (slope, slope)
    basis.solveTransposed(&products, into: &price)
    for slot in 0..<slotCount {
      gradient[slot] = -matrix.product(ofActivity: Int(nonbasic[slot]), with: price)
    }
  }

  /// Exchanges a basic and a nonbasic activity, whom the basic ones follow at given speeds.
  mutating func exchange(row: Int, slot: Int, speed: [Double]) {
    if isSmall {
      tableau.exchange(row: row, slot: slot, slotCount: slotCount)
    } else {
      basis.exchange(row, speed)
    }
    (basic[row], nonbasic[slot]) = (nonbasic[slot], basic[row])
    place[Int(basic[row])] = Int32(row)
    place[Int(nonbasic[slot])] = Int32(-1 - slot)
    if interval[Int(nonbasic[slot])].isPoint { retire(slot) }
  }
}
