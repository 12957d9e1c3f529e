/// The columns on which a choice that the system left depends: where the variables are least by rank
/// is another place once one of them changes.
struct Sensitivity: ~Copyable {
  private var isSensitive: Slab<Bool>

  init(_ solved: borrowing SolvedSystem) {
    isSensitive = Slab(repeating: false, count: solved.columnCount)
    if !solved.open.isEmpty { mark(solved) }
  }

  /// Whether a change of a column could decide a choice otherwise.
  subscript(column: Int) -> Bool { isSensitive[column] }

  private mutating func mark(_ solved: borrowing SolvedSystem) {
    var isChosen = Slab<Bool>(repeating: false, count: solved.columnCount)
    for part in solved.open { for column in part.component.columns { isChosen[column] = true } }
    let count = solved.presolve.definitions.count
    for place in (0..<count).reversed() {
      for term in solved.presolve.definitions.range(of: place)
      where isChosen[solved.presolve.definitions.termColumn[term]] {
        isChosen[solved.presolve.definitions.column[place]] = true
      }
    }
    for place in 0..<count {
      let column = solved.presolve.definitions.column[place]
      if isChosen[column] { isSensitive[column] = true }
      guard isSensitive[column] else { continue }
      for term in solved.presolve.definitions.range(of: place) {
        let other = solved.presolve.definitions.termColumn[term]
        if !isChosen[other] { isSensitive[other] = true }
      }
    }
  }
}
