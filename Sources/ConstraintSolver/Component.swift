/// Columns that rows tie together and that nothing ties to others.
struct Component: Equatable, Sendable {
  /// The columns of the system, ascending.
  var columns: [Int32] = []

  /// What the required constraints on each column alone leave of it.
  var interval: [Interval] = []

  var rowStart: [Int] = [0]
  var rowColumn: [Int32] = []
  var rowCoefficient: [Double] = []

  /// The costs by level, then by activity, then by position, without the columns' required ones.
  var pulls: [Pull] = []

  var rowCount: Int { rowStart.count - 1 }
}

/// What presolve left, cut into what does not depend on each other.
struct Components {
  /// Columns that rows tie together.
  let tied: [Component]

  /// Columns that no row ties, with their optima.
  let lonely: LonelyColumns

  /// Cuts what presolve left; nil if a column has no place left.
  init?(_ presolve: Presolve) {
    var assembly = ComponentAssembly(presolve)
    for row in presolve.isAlive.indices where presolve.isAlive[row] {
      if presolve.rowCount[row] == 1 {
        assembly.addPull(row, presolve)
      } else {
        assembly.addRow(row, presolve)
      }
    }
    guard let lonely = LonelyColumns(assembly.lonely, assembly.lonelyPulls),
      let tied = assembly.finished()
    else { return nil }
    (self.tied, self.lonely) = (tied, lonely)
  }
}

/// The making of components, column by column and row by row.
private struct ComponentAssembly {
  private var components: [Component] = []
  private(set) var lonely: [Int32] = []
  private(set) var lonelyPulls: [Pull] = []

  /// The component of each column; -1 for a lonely one.
  private var componentOfColumn: [Int32]

  /// The place of each column in its component or among the lonely.
  private var localColumn: [Int32]

  init(_ presolve: Presolve) {
    let count = presolve.isEliminated.count
    componentOfColumn = Array(repeating: -1, count: count)
    localColumn = Array(repeating: -1, count: count)
    var groups = Groups(count: count)
    var isTied = presolve.isEliminated.map { _ in false }
    for row in presolve.isAlive.indices where presolve.isAlive[row] && presolve.rowCount[row] > 1 {
      let places = presolve.range(of: row)
      for place in places {
        isTied[Int(presolve.columns[place])] = true
        groups.unite(presolve.columns[places.lowerBound], presolve.columns[place])
      }
    }
    for column in 0..<Int32(count) where !presolve.isEliminated[Int(column)] {
      if isTied[Int(column)] {
        admit(column, root: groups.root(of: column))
      } else {
        localColumn[Int(column)] = Int32(lonely.count)
        lonely.append(column)
      }
    }
  }

  /// Puts a column into its root's component; the root is the group's first column.
  private mutating func admit(_ column: Int32, root: Int32) {
    if root == column {
      componentOfColumn[Int(column)] = Int32(components.count)
      components.append(Component())
    }
    let component = Int(componentOfColumn[Int(root)])
    componentOfColumn[Int(column)] = Int32(component)
    localColumn[Int(column)] = Int32(components[component].columns.count)
    components[component].columns.append(column)
    components[component].interval.append(.unbounded)
  }

  mutating func addPull(_ row: Int, _ presolve: Presolve) {
    let place = presolve.rowStart[row]
    let (column, coefficient) = (Int(presolve.columns[place]), presolve.coefficients[place])
    let component = Int(componentOfColumn[column])
    let relation = presolve.relation[row]
    let pull = Pull(
      localColumn[column], coefficient < 0 ? relation.flipped : relation,
      presolve.constant[row] / coefficient,
      weight: presolve.weight[row] * coefficient.magnitude, level: presolve.level[row],
      order: Int32(row))
    if component < 0 {
      lonelyPulls.append(pull)
    } else if pull.level == 0 {
      components[component].interval[Int(pull.activity)].restrict(to: pull)
    } else {
      components[component].pulls.append(pull)
    }
  }

  mutating func addRow(_ row: Int, _ presolve: Presolve) {
    let places = presolve.range(of: row)
    let component = Int(componentOfColumn[Int(presolve.columns[places.lowerBound])])
    let activity = components[component].columns.count + components[component].rowCount
    for place in places {
      let column = localColumn[Int(presolve.columns[place])]
      components[component].rowColumn.append(column)
      components[component].rowCoefficient.append(presolve.coefficients[place])
    }
    components[component].rowStart.append(components[component].rowColumn.count)
    components[component].pulls.append(
      Pull(
        Int32(activity), presolve.relation[row], presolve.constant[row],
        weight: presolve.weight[row], level: presolve.level[row], order: Int32(row)))
  }

  consuming func finished() -> [Component]? {
    for component in components.indices {
      for column in components[component].interval.indices {
        if components[component].interval[column].isEmpty { return nil }
        components[component].interval[column].closeRoundingGap()
      }
      components[component].countOrdersFromFirst()
      components[component].pulls.sort {
        ($0.level, $0.activity, $0.position, $0.order)
          < ($1.level, $1.activity, $1.position, $1.order)
      }
    }
    return components
  }
}

extension Component {
  /// Makes the pulls' orders independent of rows that come before them all, so that a component is
  /// known again when such rows come or go.
  fileprivate mutating func countOrdersFromFirst() {
    var first = Int32.max
    for pull in pulls { first = min(first, pull.order) }
    for place in pulls.indices { pulls[place].order -= first }
  }
}
