/// A part of the optima that leaves a choice, and the columns of the system that depend on it.
struct FreeSpace {
  /// The columns that the simplex has.
  let columns: [Int32]
  private(set) var simplex: Simplex

  /// The components that leave the choice, by their places among all those that do.
  let members: [Int]

  /// How many rows the simplex has of each member.
  private let rowCounts: [Int]

  /// The activities that were brought near to a place by shrinking, which is a kink of theirs.
  private var approached: [(index: Int, zero: Double)] = []

  /// The columns of the system that depend on the choice, by rank.
  private var dependents: [Dependent] = []

  /// The terms of all dependents, over the simplex's columns.
  private var terms: [(column: Int32, coefficient: Double)] = []

  /// A column of the system as a constant plus a sum of terms.
  private struct Dependent {
    var column: Int32
    var constant: Double
    var range: Range<Int>
  }

  /// Gathers the components that leave a choice; those that a definition mixes are one space.
  static func all(of solved: borrowing SolvedSystem) -> [FreeSpace] {
    guard !solved.open.isEmpty else { return [] }
    let expansion = Expansion(solved)
    var groups = groups(solved, expansion)
    var local = [Int32](repeating: -1, count: solved.columnCount)
    var spaceOfRoot = local
    var spaces: [FreeSpace] = []
    for members in members(of: solved, &groups) {
      spaceOfRoot[Int(groups.root(of: solved.open[members[0]].component.columns[0]))] =
        Int32(spaces.count)
      spaces.append(FreeSpace(solved, members))
      for (place, column) in (spaces.last?.columns ?? []).enumerated() {
        local[Int(column)] = Int32(place)
      }
    }
    for column in 0..<solved.columnCount where !expansion.range(of: column).isEmpty {
      let first = expansion.terms[expansion.range(of: column).lowerBound].column
      let space = Int(spaceOfRoot[Int(groups.root(of: first))])
      spaces[space].append(column, expansion, local)
    }
    return spaces
  }

  /// Unites the columns of each component, and those of each definition.
  private static func groups(
    _ solved: borrowing SolvedSystem, _ expansion: Expansion
  ) -> Groups {
    var groups = Groups(count: solved.columnCount)
    for part in solved.open {
      for column in part.component.columns { groups.unite(part.component.columns[0], column) }
    }
    for column in 0..<solved.columnCount where !expansion.range(of: column).isEmpty {
      let range = expansion.range(of: column)
      let first = expansion.terms[range.lowerBound].column
      for term in range.dropFirst() { groups.unite(first, expansion.terms[term].column) }
    }
    return groups
  }

  /// The components of each group, by the groups' roots.
  private static func members(
    of solved: borrowing SolvedSystem, _ groups: inout Groups
  ) -> [[Int]] {
    var roots: [Int32] = []
    for part in solved.open { roots.append(groups.root(of: part.component.columns[0])) }
    let inOrder = roots.indices.sorted { (roots[$0], $0) < (roots[$1], $1) }
    var members: [[Int]] = []
    var last: Int32 = -1
    for place in inOrder {
      if roots[place] != last { members.append([]) }
      members[members.count - 1].append(place)
      last = roots[place]
    }
    return members
  }

  /// Whether a column of a component that leaves the choice is this one.
  func isAbout(_ column: Int32) -> Bool { columns.contains(column) }

  private init(_ solved: borrowing SolvedSystem, _ members: [Int]) {
    self.members = members
    rowCounts = members.map { solved.open[$0].choice?.rowCount ?? 0 }
    columns = members.flatMap { solved.open[$0].component.columns }
    simplex = Self.joined(solved, members)
  }

  private mutating func append(_ column: Int, _ expansion: Expansion, _ local: [Int32]) {
    let first = terms.count
    for place in expansion.range(of: column) {
      let term = expansion.terms[place]
      terms.append((local[Int(term.column)], term.coefficient))
    }
    dependents.append(
      Dependent(
        column: Int32(column), constant: expansion.constant[column], range: first..<terms.count))
  }

  /// One simplex for several components, with the choice that is left of each.
  private static func joined(_ solved: borrowing SolvedSystem, _ members: [Int]) -> Simplex {
    let parts = members.compactMap { member in
      solved.open[member].choice.map { (solved.open[member].component, $0) }
    }
    if parts.count == 1 { return parts[0].1 }
    var joined = Simplex(
      startingAt: parts.flatMap { $1.value[..<$0.columns.count] },
      within: parts.flatMap { $1.interval[..<$0.columns.count] })
    joined.precision = parts.contains { $1.precision.isFine } ? .fine : .usual
    var offset: Int32 = 0
    for (component, simplex) in parts {
      for row in 0..<simplex.rowCount {
        let activity = joined.addRow(
          simplex.matrix.terms(ofRow: row).lazy.map { ($0.column + offset, $0.coefficient) })
        joined.interval[activity] = simplex.interval[component.columns.count + row]
      }
      offset += Int32(component.columns.count)
    }
    return joined
  }

  /// Gives each dependent column by rank the smallest absolute value.
  mutating func shrink() throws(SolverError) {
    for dependent in dependents where !simplex.isDetermined {
      guard let activity = activity(of: dependent) else { continue }
      try simplex.approach(activity.zero, of: activity.index)
      approached.append(activity)
    }
    simplex.refine()
  }

  /// The answer, after shrinking, as one that follows the members' pulls, which are numbered
  /// through; nil if a nonbasic activity stands on no kink.
  func tracked(_ components: [Component]) -> TrackedOptimum? {
    var kinks = KinkTable()
    var (firstColumn, firstRow) = (0, 0)
    for (component, rowCount) in zip(components, rowCounts) {
      kinks.append(
        component, simplex.matrix, firstColumn: firstColumn, rows: firstRow..<firstRow + rowCount)
      firstColumn += component.columns.count
      firstRow += rowCount
    }
    for activity in approached { kinks.appendFixed(activity.zero, of: activity.index) }
    return TrackedOptimum(simplex, kinks)
  }

  /// Directions that span the space, each by the changes of all columns of the system; the first
  /// column that changes, by rank, does so by 1.
  func directions() throws(SolverError) -> [[(column: Int32, change: Double)]] {
    var least = self
    try least.shrink()
    let answer = Array(least.simplex.value[..<columns.count])
    var rest = self
    rest.simplex = try simplex.restarted(at: answer).relaxed()
    var directions: [[(column: Int32, change: Double)]] = []
    for dependent in dependents where !rest.simplex.isDetermined {
      guard let activity = rest.activity(of: dependent) else { continue }
      let place = rest.simplex.value[activity.index]
      if let moved = try rest.simplex.moved(from: place, by: 1, activity.index) {
        directions.append(changes(from: answer, to: moved.value, leading: dependent))
      }
      try rest.simplex.approach(place, of: activity.index)
    }
    return directions
  }

  private func changes(
    from answer: [Double], to end: [Double], leading: Dependent
  ) -> [(column: Int32, change: Double)] {
    func change(of dependent: Dependent) -> Double {
      terms[dependent.range].reduce(0) { sum, term in
        sum + term.coefficient * (end[Int(term.column)] - answer[Int(term.column)])
      }
    }
    let unit = change(of: leading)
    return dependents.compactMap { dependent in
      let relative = change(of: dependent) / unit
      return relative.magnitude > Tolerance.position ? (dependent.column, relative) : nil
    }
  }

  /// The activity that follows a dependent column, and where it is when the column is zero; nil if
  /// the column has no choice.
  ///
  /// A column of several terms gets a row of its own.
  private mutating func activity(of dependent: Dependent) -> (index: Int, zero: Double)? {
    guard terms[dependent.range].contains(where: { simplex.mayMove(Int($0.column)) }) else {
      return nil
    }
    if dependent.range.count > 1 {
      return (simplex.addRow(terms[dependent.range]), -dependent.constant)
    }
    let term = terms[dependent.range.lowerBound]
    return (Int(term.column), -dependent.constant / term.coefficient)
  }
}
