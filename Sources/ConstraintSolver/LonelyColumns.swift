/// The making of the optima of columns that no row ties to others: each is a weighted median of its
/// own.
struct LonelyColumns: ~Copyable {
  private var pulls = Slab<Pull>()

  /// What is left of a column: its optima; nil if its bounds leave no place.
  mutating func optima(
    of column: Int32, _ presolve: borrowing Presolve, _ weight: [Double]
  ) -> Interval? {
    var left = Interval.unbounded
    gather(column, presolve, weight, &left)
    if left.isEmpty { return nil }
    left.closeRoundingGap()
    if pulls.isEmpty || left.isPoint { return left }
    sort()
    var first = 0
    while first < pulls.count, !left.isPoint {
      var end = first
      while end < pulls.count, pulls[end].level == pulls[first].level { end += 1 }
      left.minimise(first..<end) { pulls[$0] }
      first = end
    }
    if !left.isPoint, pulls.count > 1 { settle(&left) }
    return left
  }

  /// Takes in the bounds and lists the wishes.
  private mutating func gather(
    _ column: Int32, _ presolve: borrowing Presolve, _ weight: [Double], _ left: inout Interval
  ) {
    pulls.truncate(to: 0)
    var single = Int(presolve.states[column].firstSingle)
    while single >= 0 {
      let pull = presolve.pull(
        ofSingle: single, activity: 0, weight: weight.isEmpty ? 1 : weight[single])
      if pull.level == 0 { left.restrict(to: pull) } else { pulls.append(pull) }
      single = Int(presolve.rows[single].link)
    }
  }

  private mutating func sort() {
    if pulls.count > 16 { return pulls.sort { $0.precedes($1) } }
    for end in pulls.indices.dropFirst() {
      var hole = end
      let pull = pulls[end]
      while hole > 0, pull.precedes(pulls[hole - 1]) {
        pulls[hole] = pulls[hole - 1]
        hole -= 1
      }
      pulls[hole] = pull
    }
  }

  /// Keeps what makes the errors least one by one: by level, then by row.
  private mutating func settle(_ left: inout Interval) {
    pulls.sort { ($0.level, $0.order) < ($1.level, $1.order) }
    for place in pulls.indices where !pulls[place].isConstant(in: left) {
      left.minimise(place..<place + 1) { pulls[$0] }
    }
  }
}
