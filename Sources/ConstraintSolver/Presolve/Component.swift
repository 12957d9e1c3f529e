/// Columns that rows tie together and that nothing ties to others.
struct Component: Equatable, Sendable {
  /// The columns of the system, ascending.
  var columns: [Int32] = []

  /// The interval that the required constraints on each column alone leave.
  var interval: [Interval] = []

  var rowStart: [Int] = [0]
  var rowColumn: [Int32] = []
  var rowCoefficient: [Double] = []

  /// The costs by level, then by activity, then by position, without the columns' required ones.
  var pulls: [Pull] = []

  var rowCount: Int { rowStart.count - 1 }
}

/// The rows and columns that presolve left, cut into independent components.
struct Components: ~Copyable {
  /// Columns that rows tie together, by their first columns.
  private(set) var tied: [Component] = []

  /// The component of each column; `lonely` or `eliminated` for one that is in none.
  private(set) var componentOfColumn: Slab<Int32>

  /// The place of each tied column in its component.
  private(set) var localColumn = Slab<Int32>()

  /// The rows that tie columns, by component, and where those of each component end.
  private var rows = Slab<Int32>()
  private var rowEnd = Slab<Int32>()

  static let lonely: Int32 = -1
  static let eliminated: Int32 = -2

  /// Cuts what presolve left.
  init(_ presolve: borrowing Presolve, _ weight: [Double]) {
    componentOfColumn = Slab(repeating: Self.lonely, count: presolve.states.count)
    for place in 0..<presolve.definitions.count {
      componentOfColumn[presolve.definitions.column[place]] = Self.eliminated
    }
    var tying = Slab<Int32>()
    for row in presolve.rows.indices where presolve.rows[row].ties { tying.append(Int32(row)) }
    guard !tying.isEmpty else { return }
    admitColumns(of: tying, presolve)
    sortRows(tying, presolve)
    for component in tied.indices {
      addRows(to: component, presolve)
      tied[component].renewPulls(rows(of: component), presolve, weight)
    }
  }

  /// Makes a component for each group of columns that share rows.
  private mutating func admitColumns(
    of tying: borrowing Slab<Int32>, _ presolve: borrowing Presolve
  ) {
    localColumn = Slab(repeating: 0, count: presolve.states.count)
    var groups = Groups(count: presolve.states.count)
    for row in tying.indices {
      let places = presolve.rows[tying[row]].range
      let first = presolve.columns[places.lowerBound]
      for place in places {
        let column = presolve.columns[place]
        componentOfColumn[column] = 0
        groups.unite(first, column)
      }
    }
    for column in componentOfColumn.indices where componentOfColumn[column] == 0 {
      admit(Int32(column), root: groups.root(of: Int32(column)))
    }
  }

  /// Puts a column into its root's component; the root is the group's first column.
  private mutating func admit(_ column: Int32, root: Int32) {
    if root == column {
      componentOfColumn[column] = Int32(tied.count)
      tied.append(Component())
    }
    let component = componentOfColumn[root]
    componentOfColumn[column] = component
    localColumn[column] = Int32(tied[Int(component)].columns.count)
    tied[Int(component)].columns.append(column)
  }

  /// Sorts rows by component, by counting.
  private mutating func sortRows(
    _ tying: borrowing Slab<Int32>, _ presolve: borrowing Presolve
  ) {
    rows = Slab(repeating: 0, count: tying.count)
    rowEnd = Slab(repeating: 0, count: tied.count + 1)
    for row in tying.indices { rowEnd[component(ofRow: tying[row], presolve) + 1] += 1 }
    for component in tied.indices { rowEnd[component + 1] += rowEnd[component] }
    for row in tying.indices {
      let component = component(ofRow: tying[row], presolve)
      rows[rowEnd[component]] = tying[row]
      rowEnd[component] += 1
    }
  }

  private func component(ofRow row: Int32, _ presolve: borrowing Presolve) -> Int32 {
    componentOfColumn[presolve.columns[presolve.rows[row].start]]
  }

  /// The rows that tie the columns of a component.
  func rows(of component: Int) -> [Int32] {
    let start = component == 0 ? 0 : rowEnd[component - 1]
    return (start..<rowEnd[component]).map { rows[$0] }
  }

  private mutating func addRows(to component: Int, _ presolve: borrowing Presolve) {
    for row in rows(of: component) {
      for place in presolve.rows[row].range {
        tied[component].rowColumn.append(localColumn[presolve.columns[place]])
        tied[component].rowCoefficient.append(presolve.coefficients[place])
      }
      tied[component].rowStart.append(tied[component].rowColumn.count)
    }
  }
}

extension Row {
  /// Whether the row ties columns together.
  var ties: Bool { fate == .open && count > 1 }
}

extension Component {
  /// Whether the bounds leave every column a place.
  var leavesPlaces: Bool { interval.allSatisfy { !$0.isEmpty } }

  /// Takes in what rows ask of the columns and of their sums.
  mutating func renewPulls(
    _ rows: [Int32], _ presolve: borrowing Presolve, _ weight: [Double]
  ) {
    pulls.removeAll(keepingCapacity: true)
    interval.removeAll(keepingCapacity: true)
    for (place, row) in rows.enumerated() {
      pulls.append(
        Pull(
          Int32(columns.count + place), presolve.rows[row].relation, presolve.rows[row].constant,
          weight: weight.isEmpty ? 1 : weight[Int(row)], level: presolve.rows[row].level,
          order: row))
    }
    for (local, column) in columns.enumerated() {
      interval.append(.unbounded)
      presolve.forEachSingle(of: column) { row in
        let pull = presolve.pull(
          ofSingle: row, activity: Int32(local), weight: weight.isEmpty ? 1 : weight[row])
        if pull.level == 0 { interval[local].restrict(to: pull) } else { pulls.append(pull) }
      }
      if !interval[local].isEmpty { interval[local].closeRoundingGap() }
    }
    putPullsInOrder()
  }

  /// Sorts the pulls, and makes their orders independent of rows that come before them all, so that
  /// a component is known again when such rows come or go.
  private mutating func putPullsInOrder() {
    var first = Int32.max
    for pull in pulls { first = min(first, pull.order) }
    for place in pulls.indices { pulls[place].order -= first }
    pulls.sort { $0.comesBefore($1) }
  }
}

extension Pull {
  /// Whether this comes first by level, then by activity, position and row.
  fileprivate func comesBefore(_ other: Pull) -> Bool {
    if level != other.level { return level < other.level }
    if activity != other.activity { return activity < other.activity }
    return precedes(other)
  }
}
