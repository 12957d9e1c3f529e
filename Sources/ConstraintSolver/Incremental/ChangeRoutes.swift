/// The ways that changes of constants take through a solved system.
struct ChangeRoutes: ~Copyable {
  /// The row of each constraint.
  private let rowOfConstraint: [Int32]

  /// The definitions that use each column.
  private let uses: ColumnUses

  /// The columns whose changes no route takes in.
  let sensitivity: Sensitivity

  /// The components that follow their changes.
  var followers: Followers

  /// Definitions to be looked at.
  var definitions: BitSet

  /// The solving of columns that no row ties.
  var lonely = LonelyColumns()

  /// Columns of components that moved, and where they are.
  var moved = Slab<MovedColumn>()

  /// Definitions whose constants are new.
  var renewed = Slab<Int32>()

  /// Rows that define no column, and columns and components, to be looked at.
  var rows = Slab<Int32>()
  var columns = Slab<Int32>()
  var components: BitSet

  init(_ solved: borrowing SolvedSystem, constraintCount: Int) {
    var rowOfConstraint = [Int32](repeating: -1, count: constraintCount)
    for (row, constraint) in solved.order.constraintOfRow.enumerated() {
      rowOfConstraint[Int(constraint)] = Int32(row)
    }
    self.rowOfConstraint = rowOfConstraint
    definitions = BitSet(count: solved.presolve.definitions.count)
    components = BitSet(count: solved.tied.count)
    sensitivity = Sensitivity(solved)
    followers = Followers(componentCount: solved.tied.count, rowCount: solved.order.rowCount)
    uses = ColumnUses(solved.presolve.definitions, columnCount: solved.columnCount)
  }

  /// The row of a constraint that the system has.
  func row(of constraint: Int32) -> Int { Int(rowOfConstraint[Int(constraint)]) }

  /// Notes that the definitions that use a column are to be looked at.
  @inline(__always)
  mutating func markUses(of column: Int) {
    for place in uses.range(of: column) { definitions.insert(Int(uses.definitions[place])) }
  }
}

/// A column of a component, and where it is now.
struct MovedColumn: BitwiseCopyable {
  var column: Int32
  var value: Double
}

/// Routes in a place of their own, so that they are not moved to be used.
final class KeptRoutes {
  var routes: ChangeRoutes

  init(_ routes: consuming ChangeRoutes) { self.routes = routes }
}

/// The definitions that use each column.
struct ColumnUses: ~Copyable {
  private(set) var definitions: Slab<Int32>
  private var end: Slab<Int32>

  /// Sorts the terms of definitions by column, by counting.
  init(_ source: borrowing Definitions, columnCount: Int) {
    definitions = Slab(repeating: 0, count: source.termColumn.count)
    end = Slab(repeating: 0, count: columnCount + 1)
    for term in source.termColumn.indices { end[source.termColumn[term] + 1] += 1 }
    for column in 0..<columnCount { end[column + 1] += end[column] }
    for place in 0..<source.count {
      for term in source.range(of: place) {
        let column = source.termColumn[term]
        definitions[end[column]] = Int32(place)
        end[column] += 1
      }
    }
  }

  /// Where the uses of a column stand in `definitions`.
  @inline(__always)
  func range(of column: Int) -> Range<Int> {
    (column == 0 ? 0 : Int(end[column - 1]))..<Int(end[column])
  }
}
