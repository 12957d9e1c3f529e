/// The order in which the columns of a basis are factored: first those that are alone in a row or
/// have but one row left, then the others by how many rows they have left.
///
/// Taking the smallest product of counts is Markowitz' rule (1957); it is exact for the singletons,
/// which are nearly all of a layout's basis, and kept as an estimate for the rest.
struct BasisOrder {
  /// The places of the basis in the order of factoring.
  private(set) var places: [Int32] = []

  /// The row that a place is solved for, or -1 where the numbers decide.
  ///
  /// A column with such a row reaches no other one with such a row, as those before it are alone
  /// in their rows, or have but one.
  private(set) var row: [Int32]

  /// How many columns of the basis each row has.
  private(set) var rowCount: [Int32]

  private let matrix: ActivityMatrix
  private let basic: [Int32]
  private var columnCount: [Int32]

  /// The largest entry of each column.
  private var largest: [Double]
  private var isPlaced: [Bool]
  private var isSolved: [Bool]

  /// The place of each basic column.
  private var placeOfColumn: [Int32]
  private var queue: [Int32] = []

  init(_ matrix: ActivityMatrix, _ basic: [Int32]) {
    (self.matrix, self.basic) = (matrix, basic)
    row = Array(repeating: -1, count: basic.count)
    rowCount = Array(repeating: 0, count: basic.count)
    columnCount = Array(repeating: 1, count: basic.count)
    largest = Array(repeating: 0, count: basic.count)
    isPlaced = Array(repeating: false, count: basic.count)
    isSolved = Array(repeating: false, count: basic.count)
    placeOfColumn = Array(repeating: -1, count: matrix.columnCount)
    places.reserveCapacity(basic.count)
    placeRowSums()
    countEntries()
    placeSingletons()
    placeRest()
  }

  /// The sum of a row is a column of one entry: it comes first.
  private mutating func placeRowSums() {
    for (place, activity) in basic.enumerated() where Int(activity) >= matrix.columnCount {
      self.place(place, in: Int(activity) - matrix.columnCount)
    }
  }

  private mutating func countEntries() {
    for (place, activity) in basic.enumerated() where !isPlaced[place] {
      placeOfColumn[Int(activity)] = Int32(place)
      var count: Int32 = 0
      for entry in matrix.places(ofColumn: Int(activity)) {
        let row = Int(matrix.columnRow[entry])
        largest[place] = max(largest[place], matrix.columnCoefficient[entry].magnitude)
        if !isSolved[row] { (count, rowCount[row]) = (count + 1, rowCount[row] + 1) }
      }
      columnCount[place] = count
      if count == 1 { queue.append(Int32(place)) }
    }
    for row in rowCount.indices where rowCount[row] == 1 && !isSolved[row] {
      queue.append(Int32(-1 - row))
    }
  }

  private mutating func placeSingletons() {
    var next = 0
    while next < queue.count {
      let entry = Int(queue[next])
      next += 1
      if entry >= 0 { placeLonelyColumn(entry) } else { placeLonelyRow(-1 - entry) }
    }
  }

  private mutating func placeLonelyColumn(_ place: Int) {
    guard !isPlaced[place], columnCount[place] == 1 else { return }
    for entry in matrix.places(ofColumn: Int(basic[place])) {
      let row = Int(matrix.columnRow[entry])
      if !isSolved[row] {
        self.place(place, in: row)
        release(row)
        return
      }
    }
  }

  /// Counts a solved row out of the columns that are left in it.
  private mutating func release(_ row: Int) {
    for entry in matrix.places(ofRow: row) {
      let place = Int(placeOfColumn[Int(matrix.rowColumn[entry])])
      guard place >= 0, !isPlaced[place] else { continue }
      columnCount[place] -= 1
      if columnCount[place] == 1 { queue.append(Int32(place)) }
    }
  }

  private mutating func placeLonelyRow(_ row: Int) {
    guard !isSolved[row], rowCount[row] == 1 else { return }
    for entry in matrix.places(ofRow: row) {
      let place = Int(placeOfColumn[Int(matrix.rowColumn[entry])])
      guard place >= 0, !isPlaced[place] else { continue }
      guard matrix.rowCoefficient[entry].magnitude >= 0.1 * largest[place] else { return }
      self.place(place, in: row)
      for other in matrix.places(ofColumn: Int(basic[place])) {
        let touched = Int(matrix.columnRow[other])
        rowCount[touched] -= 1
        if rowCount[touched] == 1 { queue.append(Int32(-1 - touched)) }
      }
      return
    }
  }

  private mutating func place(_ place: Int, in row: Int) {
    places.append(Int32(place))
    self.row[place] = Int32(row)
    (isPlaced[place], isSolved[row]) = (true, true)
  }

  private mutating func placeRest() {
    guard places.count < basic.count else { return }
    let rest = basic.indices.filter { !isPlaced[$0] }
      .sorted { (columnCount[$0], $0) < (columnCount[$1], $1) }
    places.append(contentsOf: rest.lazy.map { Int32($0) })
  }
}
