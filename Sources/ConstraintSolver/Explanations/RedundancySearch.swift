/// The search for required constraints that follow from the others.
///
/// A constraint follows from others if its sum cannot be pushed past its constant while they hold
/// (the classic test by one linear program each: Telgen, *Identifying redundant constraints and
/// implicit equalities in systems of linear constraints*, 1983).
struct RedundancySearch {
  /// The constraints, the most preferred first, with each variable in one term.
  private let constraints: [Constraint]

  /// The constraints that name each variable.
  private let users: [[Int]]

  /// The equalities that name each variable alone.
  private let anchors: [[Int]]

  /// Whether a constraint has a say in whether others are redundant.
  private var counts: [Bool]

  /// The places of the redundant constraints, ascending.
  private(set) var redundant: [Int] = []

  /// Looks for redundant ones, from the last to the first, among constraints that hold together.
  init(_ constraints: [Constraint]) throws(SolverError) {
    self.constraints = constraints.map(\.collected)
    var users: [[Int]] = []
    for (row, constraint) in self.constraints.enumerated() {
      for term in constraint.terms {
        while users.count <= Int(term.variable.index) { users.append([]) }
        users[Int(term.variable.index)].append(row)
      }
    }
    self.users = users
    anchors = users.map { [constraints = self.constraints] rows in
      rows.filter { constraints[$0].relation == .equal && constraints[$0].terms.count == 1 }
    }
    counts = Array(repeating: true, count: constraints.count)
    setIndependentAside()
    for row in constraints.indices.reversed() where counts[row] {
      guard try follows(row) else { continue }
      counts[row] = false
      redundant.insert(row, at: 0)
    }
  }

  /// Takes out constraints that have a variable of their own, again and again.
  ///
  /// Such a variable can make up for anything. So the constraint follows from no others, and has no
  /// say in what they follow from.
  private mutating func setIndependentAside() {
    var uses = users.map(\.count)
    var lonely = users.indices.filter { uses[$0] == 1 }
    while let variable = lonely.popLast() {
      guard let row = users[variable].first(where: { counts[$0] }) else { continue }
      counts[row] = false
      for term in constraints[row].terms {
        let other = Int(term.variable.index)
        uses[other] -= 1
        if uses[other] == 1 { lonely.append(other) }
      }
    }
  }

  private func follows(_ row: Int) throws(SolverError) -> Bool {
    var local = LocalSolver()
    for other in tied(to: row) { try local.add(constraints[other].with(rank: other)) }
    if constraints[row].relation != .lessThanOrEqual {
      guard try !canPass(row, by: -1, local) else { return false }
    }
    if constraints[row].relation != .greaterThanOrEqual {
      guard try !canPass(row, by: 1, local) else { return false }
    }
    return true
  }

  /// The constraints that have a say in whether one is redundant, ascending: those that can be
  /// reached over variables that no equality fixes, and the equalities that fix the others.
  private func tied(to row: Int) -> [Int] {
    var isReached = [Bool](repeating: false, count: constraints.count)
    isReached[row] = true
    var reached = [row]
    var next = 0
    while next < reached.count {
      for term in constraints[reached[next]].terms {
        let fixing = anchors[Int(term.variable.index)].filter { counts[$0] && $0 != row }
        for other in fixing.isEmpty ? users[Int(term.variable.index)] : fixing
        where counts[other] && !isReached[other] {
          isReached[other] = true
          reached.append(other)
        }
      }
      next += 1
    }
    return reached.dropFirst().sorted()
  }

  /// Whether a sum can be pushed past its constant, down or up, where the others hold.
  private func canPass(
    _ row: Int, by direction: Double, _ local: consuming LocalSolver
  ) throws(SolverError) -> Bool {
    let constraint = constraints[row]
    var push = constraint.with(priority: .defaultHigh)
    push.relation = direction < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    push.constant += direction * max(1, constraint.constant.magnitude)
    try local.add(push)
    let solution = try local.solver.solve()
    var (excess, size) = (-constraint.constant, constraint.constant.magnitude)
    for term in constraint.terms {
      let part = term.coefficient * solution[local.variable(for: term.variable)]
      (excess, size) = (excess + part, max(size, part.magnitude))
    }
    return direction * excess > Tolerance.position(near: size)
  }
}

extension Constraint {
  /// The same with terms of one variable added up, and without those that come to nothing.
  fileprivate var collected: Constraint {
    var collected = self
    collected.terms = []
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      if let last = collected.terms.last, last.variable == term.variable {
        collected.terms[collected.terms.count - 1].coefficient += term.coefficient
      } else {
        collected.terms.append(term)
      }
    }
    collected.terms.removeAll { $0.coefficient == 0 }
    return collected
  }
}
