/// Columns that no row ties to others: each is a weighted median of its own.
struct LonelyColumns {
  private(set) var columns: [Int32] = []

  /// What is left of each column: its optima.
  private(set) var interval: [Interval] = []

  /// The costs by column, then by level, position and row.
  private var pulls: [Pull] = []
  private var start: [Int32] = [0]

  /// Finds the optima of columns from pulls whose activity is the place among them; nil if a column
  /// has no place left.
  init?(_ columns: [Int32], _ unsorted: [Pull]) {
    self.columns = columns
    interval = Array(repeating: .unbounded, count: columns.count)
    distribute(unsorted)
    for place in columns.indices {
      sort(place)
      guard minimise(place) else { return nil }
    }
  }

  /// Sorts by column, by counting.
  private mutating func distribute(_ unsorted: [Pull]) {
    start = Array(repeating: 0, count: columns.count + 1)
    for pull in unsorted { start[Int(pull.activity) + 1] += 1 }
    for place in columns.indices { start[place + 1] += start[place] }
    var next = start
    pulls = unsorted
    for pull in unsorted {
      pulls[Int(next[Int(pull.activity)])] = pull
      next[Int(pull.activity)] += 1
    }
  }

  private func range(of place: Int) -> Range<Int> { Int(start[place])..<Int(start[place + 1]) }

  private mutating func sort(_ place: Int) {
    let range = range(of: place)
    guard range.count > 1 else { return }
    if range.count > 16 {
      pulls[range].sort { $0.precedes($1) }
      return
    }
    for end in range.dropFirst() {
      var hole = end
      let pull = pulls[end]
      while hole > range.lowerBound, pull.precedes(pulls[hole - 1]) {
        pulls[hole] = pulls[hole - 1]
        hole -= 1
      }
      pulls[hole] = pull
    }
  }

  /// Narrows a column level by level, then pull by pull; says whether the required ones leave a
  /// place.
  private mutating func minimise(_ place: Int) -> Bool {
    let range = range(of: place)
    var left = Interval.unbounded
    var first = range.lowerBound
    while first < range.upperBound, pulls[first].level == 0 {
      left.restrict(to: pulls[first])
      first += 1
    }
    if left.isEmpty { return false }
    left.closeRoundingGap()
    let wishes = first..<range.upperBound
    while first < range.upperBound, !left.isPoint {
      var end = first
      while end < range.upperBound, pulls[end].level == pulls[first].level { end += 1 }
      left.minimise(pulls[first..<end])
      first = end
    }
    if !left.isPoint, wishes.count > 1 { left.settle(pulls[wishes]) }
    interval[place] = left
    return true
  }
}

extension Interval {
  /// Keeps what makes the errors least one by one: by level, then by row.
  fileprivate mutating func settle(_ pulls: ArraySlice<Pull>) {
    for pull in pulls.sorted(by: { ($0.level, $0.order) < ($1.level, $1.order) })
    where !pull.isConstant(in: self) {
      minimise([pull])
    }
  }
}
