/// How fast each basic activity of a simplex follows each nonbasic one that can move: all numbers,
/// for components that are small enough.
///
/// On some dozen rows, the whole table is exchanged in less time than a factored basis is looked up
/// in (Dantzig, 1951, against the revised form of 1953).
struct Tableau: Sendable {
  private(set) var rowCount = 0

  /// The numbers by slot, each slot's from a multiple of the stride on.
  private var entry: [Double] = []
  private var stride = 0

  /// The rows that cost something, of which a gradient is the sum.
  private var costlyRows: [Int32] = []

  /// The most numbers that are kept; with more, a factored basis is faster.
  static let mostEntries = 4096

  /// Makes a table without rows.
  mutating func clear(slotCount: Int, expecting rowCount: Int) {
    self.rowCount = 0
    stride = rowCount
    entry.removeAll(keepingCapacity: true)
    entry.append(contentsOf: repeatElement(0, count: slotCount * rowCount))
  }

  /// The speed of a row's basic activity along a slot's nonbasic one.
  subscript(row: Int, slot: Int) -> Double {
    get { entry[slot * stride + row] }
    set { entry[slot * stride + row] = newValue }
  }

  /// Adds a row of zeros.
  mutating func appendRow(slotCount: Int) {
    rowCount += 1
    guard rowCount > stride else { return }
    let wider = max(8, 2 * stride)
    var spread = [Double](repeating: 0, count: slotCount * wider)
    for slot in 0..<slotCount {
      for row in 0..<stride { spread[slot * wider + row] = entry[slot * stride + row] }
    }
    (entry, stride) = (spread, wider)
  }

  /// Adds a multiple of a row to another one.
  mutating func add(_ factor: Double, timesRow source: Int, to row: Int, slotCount: Int) {
    for slot in 0..<slotCount {
      entry[slot * stride + row] += factor * entry[slot * stride + source]
    }
  }

  /// Copies the speeds of all basic activities along a slot.
  func copy(_ slot: Int, into speed: inout [Double]) {
    let first = slot * stride
    for row in 0..<rowCount { speed[row] = entry[first + row] }
  }

  /// Sums what the basic activities, whose costs' slopes are given, cost per unit of each slot.
  mutating func sum(_ slope: [Double], slotCount: Int, into gradient: inout [Double]) {
    costlyRows.removeAll(keepingCapacity: true)
    for row in 0..<rowCount where slope[row] != 0 { costlyRows.append(Int32(row)) }
    for slot in 0..<slotCount {
      var sum = 0.0
      for row in costlyRows { sum += slope[Int(row)] * entry[slot * stride + Int(row)] }
      gradient[slot] = sum
    }
  }

  /// Lets a row's basic activity and a slot's nonbasic one change places.
  mutating func exchange(row: Int, slot: Int, slotCount: Int) {
    let (stride, rowCount) = (stride, rowCount)
    entry.withUnsafeMutableBufferPointer { entry in
      let pivotColumn = slot * stride
      let pivot = entry[pivotColumn + row]
      for other in 0..<slotCount where other != slot && entry[other * stride + row] != 0 {
        let column = other * stride
        let factor = entry[column + row] / pivot
        for place in 0..<rowCount {
          entry[column + place] -= factor * entry[pivotColumn + place]
        }
        entry[column + row] = -factor
      }
      for place in 0..<rowCount { entry[pivotColumn + place] /= pivot }
      entry[pivotColumn + row] = 1 / pivot
    }
  }

  /// Overwrites a slot by another one.
  mutating func move(_ source: Int, to slot: Int) {
    for row in 0..<rowCount { entry[slot * stride + row] = entry[source * stride + row] }
  }

  /// Whether a row's activity moves along any slot.
  func moves(_ row: Int, slotCount: Int) -> Bool {
    for slot in 0..<slotCount where entry[slot * stride + row].magnitude > Tolerance.pivot {
      return true
    }
    return false
  }

  /// The slot along which a row's activity is fastest; nil if it does not move, but for rounding.
  func fastestSlot(ofRow row: Int, slotCount: Int) -> Int? {
    var (fastest, speed) = (-1, Tolerance.exchange)
    for slot in 0..<slotCount where entry[slot * stride + row].magnitude > speed {
      (fastest, speed) = (slot, entry[slot * stride + row].magnitude)
    }
    return fastest >= 0 ? fastest : nil
  }
}
