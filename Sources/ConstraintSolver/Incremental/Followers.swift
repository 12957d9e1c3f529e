/// The answers of components that follow changed constants, each made when it is first needed.
struct Followers {
  /// The followed answers; the components that a choice mixes have one together.
  private var followers: [Follower] = []

  /// The follower of each component; `none`, or `barred` for one that is to be solved anew.
  private var followerOfComponent: [Int32]
  private static let none: Int32 = -1
  private static let barred: Int32 = -2

  /// The number of each row's pull in its follower; -1 for one that cannot be followed.
  private var pullOfRow: [Int32]

  /// A followed answer, in a place of its own, so that it is not copied to be asked.
  private final class Follower {
    var optimum: TrackedOptimum
    let columns: [Int32]
    let components: [Int]

    init(optimum: TrackedOptimum, columns: [Int32], components: [Int]) {
      (self.optimum, self.columns, self.components) = (optimum, columns, components)
    }

    func update(into moved: inout Slab<MovedColumn>) -> Bool {
      optimum.update(naming: columns, into: &moved)
    }
  }

  init(componentCount: Int, rowCount: Int) {
    followerOfComponent = Array(repeating: Self.none, count: componentCount)
    pullOfRow = Array(repeating: -1, count: rowCount)
  }

  /// Lets a row pull a component elsewhere; one that cannot follow is to be solved anew.
  mutating func move(_ row: Int, of component: Int, _ solved: borrowing SolvedSystem) {
    if followerOfComponent[component] == Self.none { follow(component, solved) }
    let follower = Int(followerOfComponent[component])
    guard follower >= 0, pullOfRow[row] >= 0 else { return bar(component) }
    followers[follower].optimum.move(Int(pullOfRow[row]), to: solved.presolve.position(of: row))
  }

  /// Lists the columns that moved and their values; false if a component is to be solved anew.
  mutating func update(_ component: Int, into moved: inout Slab<MovedColumn>) -> Bool {
    let follower = Int(followerOfComponent[component])
    guard follower >= 0, followers[follower].update(into: &moved) else {
      bar(component)
      return false
    }
    return true
  }

  /// Notes that a component has been solved anew, and can be followed from there.
  mutating func release(_ component: Int) { followerOfComponent[component] = Self.none }

  /// Gives up following a component, and those that a choice mixes with it.
  private mutating func bar(_ component: Int) {
    let follower = Int(followerOfComponent[component])
    followerOfComponent[component] = Self.barred
    guard follower >= 0 else { return }
    for component in followers[follower].components {
      followerOfComponent[component] = Self.barred
    }
  }

  private mutating func follow(_ component: Int, _ solved: borrowing SolvedSystem) {
    let part = solved.tied[component]
    if part.isFine { return }
    if part.choice == nil {
      // One that fails is not followed but solved anew, which then says why.
      guard let simplex = try? part.component.optima(),
        let optimum = TrackedOptimum(part.component, simplex)
      else { return }
      let columns = part.component.columns
      add(Follower(optimum: optimum, columns: columns, components: [component]))
      number(component, from: 0, solved)
      return
    }
    guard let choice = solved.choices.first(where: { $0.isAbout(part.firstColumn) }),
      !choice.simplex.precision.isFine,
      let optimum = choice.tracked(choice.members.map { solved.open[$0].component })
    else { return }
    var pullCount = 0
    var components: [Int] = []
    for member in choice.members {
      let place = solved.components.componentOfColumn[Int(solved.open[member].firstColumn)]
      if place >= 0 {
        number(Int(place), from: pullCount, solved)
        components.append(Int(place))
      }
      pullCount += solved.open[member].component.pulls.count
    }
    add(Follower(optimum: optimum, columns: choice.columns, components: components))
  }

  private mutating func add(_ follower: Follower) {
    for component in follower.components {
      followerOfComponent[component] = Int32(followers.count)
    }
    followers.append(follower)
  }

  /// Notes which pulls the rows of a component are.
  private mutating func number(
    _ component: Int, from first: Int, _ solved: borrowing SolvedSystem
  ) {
    let part = solved.tied[component].component
    let firstRow = solved.firstRow(of: component)
    for (place, pull) in part.pulls.enumerated() {
      pullOfRow[firstRow + Int(pull.order)] = Int32(first + place)
    }
  }
}

extension SolvedSystem {
  /// The row from which the orders of a component's pulls count.
  fileprivate func firstRow(of component: Int) -> Int {
    var first = components.rows(of: component).min().map { Int($0) } ?? .max
    for column in tied[component].component.columns {
      presolve.forEachSingle(of: column) { row in
        if presolve.rows[row].level > 0 { first = min(first, row) }
      }
    }
    return first
  }
}

extension Presolve {
  /// The place to which an open row pulls its activity.
  func position(of row: Int) -> Double {
    rows[row].count == 1
      ? rows[row].constant / coefficients[rows[row].start] : rows[row].constant
  }
}
