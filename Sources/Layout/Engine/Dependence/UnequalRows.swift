/// The rows of a system whose numbers are not the same in others of its kind, and what these could move.
struct UnequalRows {
  private let system: ConstraintSystem
  /// The rows that are not the same, with the variables of all their forms.
  private var unequal: [Int: Set<Int>] = [:]
  /// False once a system had other rows or variables altogether.
  private var isComparable = true

  /// Nothing is unequal before something is compared.
  init(in system: ConstraintSystem) { self.system = system }

  /// Finds the rows in which another system differs.
  mutating func compare(_ other: ConstraintSystem) {
    guard other.rows.count == system.rows.count, other.variables == system.variables else {
      isComparable = false
      return
    }
    for (index, (row, theirs)) in zip(system.rows, other.rows).enumerated() {
      let (terms, otherTerms) = (system.terms[row.terms], other.terms[theirs.terms])
      guard
        row.constant != theirs.constant || row.priority != theirs.priority
          || row.relation != theirs.relation || !terms.elementsEqual(otherTerms)
      else { continue }
      unequal[index, default: []].formUnion((terms + otherTerms).map(\.variable))
    }
  }

  /// The views that an unequal row could move, whatever its numbers are; nil where nothing can be said.
  ///
  /// A required row that is not the same may contradict others, and which is given up then is not known.
  var movableNodes: Set<Int>? {
    guard isComparable, unequal.keys.allSatisfy({ system.rows[$0].priority < 1000 }) else {
      return nil
    }
    let determined = determinedVariables
    var groups = VariableGroups(count: system.variables.count)
    for (index, row) in system.rows.enumerated() {
      let variables = unequal[index] ?? Set(system.terms[row.terms].map(\.variable))
      groups.join(variables.filter { !determined[$0] })
    }
    let moving = Set(
      unequal.values.joined().filter { !determined[$0] }.map { groups.representative(of: $0) })
    return Set(
      system.variables.indices
        .filter { !determined[$0] && moving.contains(groups.representative(of: $0)) }
        .map { system.variables[$0].node })
  }

  /// True for each variable that required equations determine, all of them the same in every system.
  private var determinedVariables: [Bool] {
    var determination = Determination(count: system.variables.count)
    for (index, row) in system.rows.enumerated()
    where row.priority >= 1000 && row.relation == .equal && unequal[index] == nil {
      determination.add(system.terms[row.terms])
    }
    determination.run()
    return determination.isDetermined
  }
}

/// Variables that are tied together, directly or through others.
struct VariableGroups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// Ties variables to each other.
  mutating func join(_ variables: some Sequence<Int>) {
    var first: Int?
    for variable in variables {
      let root = representative(of: variable)
      if let first { parents[root] = first } else { first = root }
    }
  }

  /// The one variable that stands for all that are tied together.
  func representative(of variable: Int) -> Int {
    var root = variable
    while parents[root] != root { root = parents[root] }
    return root
  }
}
