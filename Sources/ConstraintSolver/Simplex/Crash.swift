/// A first basis that holds as many equalities as possible before any pivot.
///
/// Equalities of two columns that form no ring make a triangular basis; required equalities of more
/// take a column that is left. Where a column then breaks a bound, it goes to the bound and lets go
/// of its equality; most screens need nothing more.
struct Crash {
  private let component: Component

  /// The column that each row's equality is solved for, or -1.
  private var columnOfRow: [Int32]
  private var isTaken: [Bool]

  /// Whether each row's equality is a required one, which is not let go.
  private var isRequired: [Bool]
  private var occurrences: [Int32]

  /// Below as many rows, pivoting is as quick.
  private static let fewRows = 5

  /// How often columns are sent to their bounds.
  private static let mostRounds = 8

  /// Changes the basis and the values of a simplex that is about to begin.
  static func start(_ simplex: inout Simplex, of component: Component) {
    guard component.rowCount >= fewRows else { return }
    var crash = Crash(component)
    let goals = crash.goals
    crash.takeColumns(goals)
    crash.enter(goals, &simplex)
  }

  private init(_ component: Component) {
    self.component = component
    columnOfRow = Array(repeating: -1, count: component.rowCount)
    isRequired = Array(repeating: false, count: component.rowCount)
    isTaken = component.interval.map(\.isPoint)
    occurrences = Array(repeating: 0, count: component.columns.count)
    for column in component.rowColumn { occurrences[Int(column)] += 1 }
  }

  /// The strongest equality of each row that has one, the stronger first.
  private var goals: [Pull] {
    var hasGoal = [Bool](repeating: false, count: component.rowCount)
    return component.pulls.filter { pull in
      let row = Int(pull.activity) - component.columns.count
      guard row >= 0, pull.below != 0, pull.above != 0, !hasGoal[row] else { return false }
      hasGoal[row] = true
      return true
    }
  }

  private mutating func takeColumns(_ goals: [Pull]) {
    var groups = Groups(count: component.columns.count)
    for goal in goals where columns(of: goal).count == 2 {
      let pair = columns(of: goal)
      let (first, second) = (pair[pair.startIndex], pair[pair.startIndex + 1])
      guard groups.root(of: first) != groups.root(of: second) else { continue }
      if take(oneOf: pair, for: goal) { groups.unite(first, second) }
    }
    for goal in goals where goal.level == 0 && columns(of: goal).count > 2 {
      _ = take(oneOf: columns(of: goal), for: goal)
    }
  }

  private func columns(of goal: Pull) -> ArraySlice<Int32> {
    let row = Int(goal.activity) - component.columns.count
    return component.rowColumn[component.rowStart[row]..<component.rowStart[row + 1]]
  }

  /// Takes the column that fewest rows share; says whether one was left.
  private mutating func take(oneOf columns: ArraySlice<Int32>, for goal: Pull) -> Bool {
    var best: Int32 = -1
    for column in columns where !isTaken[Int(column)] {
      if best < 0 || occurrences[Int(column)] < occurrences[Int(best)] { best = column }
    }
    guard best >= 0 else { return false }
    isTaken[Int(best)] = true
    let row = Int(goal.activity) - component.columns.count
    columnOfRow[row] = best
    isRequired[row] = goal.level == 0
    return true
  }

  private mutating func enter(_ goals: [Pull], _ simplex: inout Simplex) {
    let start = simplex
    for goal in goals where columnOfRow[Int(goal.activity) - component.columns.count] >= 0 {
      simplex.value[Int(goal.activity)] = goal.position
    }
    for _ in 0..<Self.mostRounds {
      guard simplex.adopt(basis) else {
        simplex = start
        return
      }
      simplex.followNonbasic()
      if !sendToBounds(&simplex) { return }
    }
  }

  private var basis: [Int32] {
    columnOfRow.enumerated().map { row, column in
      column >= 0 ? column : Int32(component.columns.count + row)
    }
  }

  /// Sends columns that broke a bound to it; says whether there were any.
  private mutating func sendToBounds(_ simplex: inout Simplex) -> Bool {
    var hasMoved = false
    for row in columnOfRow.indices where columnOfRow[row] >= 0 && !isRequired[row] {
      let column = Int(columnOfRow[row])
      let value = simplex.value[column]
      let bound = component.interval[column].clamp(value)
      guard (value - bound).magnitude > Tolerance.position(near: value) else { continue }
      simplex.value[column] = bound
      columnOfRow[row] = -1
      hasMoved = true
    }
    return hasMoved
  }
}
