/// The making of the optima of columns that no row ties to others: each is a weighted median of its
/// own.
struct LonelyColumns: ~Copyable {
  private var wishes = Wishes()

  /// The optima of a column; nil if its bounds leave no place.
  mutating func optima(
    of column: Int32, _ presolve: borrowing Presolve, _ weight: [Double]
  ) -> Interval? {
    var left = Interval.unbounded
    wishes.removeAll()
    var single = Int(presolve.states[column].firstSingle)
    while single >= 0 {
      let pull = presolve.pull(
        ofSingle: single, activity: 0, weight: weight.isEmpty ? 1 : weight[single])
      if pull.level == 0 { left.restrict(to: pull) } else { wishes.append(pull) }
      single = Int(presolve.rows[single].link)
    }
    if left.isEmpty { return nil }
    left.closeRoundingGap()
    wishes.minimise(&left)
    return left
  }
}
