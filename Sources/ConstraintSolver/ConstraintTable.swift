/// The constraints of a solver, a column per property; a removed one keeps its place.
struct ConstraintTable: Sendable {
  var terms: [Term] = []
  var start: [Int32] = [0]
  var relation: [Relation] = []
  var constant: [Double] = []
  var priority: [Priority] = []
  var rank: [Int] = []
  var tag: [Int] = []
  var owner: [Constraint.Owner] = []
  var isPresent: [Bool] = []

  var count: Int { relation.count }

  /// Where the terms of a constraint stand in `terms`.
  func range(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  /// The row of a constraint as a value of its own.
  subscript(row: Int) -> Constraint {
    var constraint = Constraint(Array(terms[range(of: row)]), relation[row], constant[row])
    constraint.priority = priority[row]
    constraint.rank = rank[row]
    constraint.tag = tag[row]
    constraint.owner = owner[row]
    return constraint
  }

  /// Puts a constraint after the others.
  mutating func append(_ constraint: Constraint) {
    terms.append(contentsOf: constraint.terms)
    start.append(Int32(terms.count))
    relation.append(constraint.relation)
    constant.append(constraint.constant)
    priority.append(constraint.priority)
    rank.append(constraint.rank ?? count - 1)
    tag.append(constraint.tag)
    owner.append(constraint.owner)
    isPresent.append(true)
  }

  /// The rows present, by rank, then by tag, then by the order of adding.
  func rowsByRank() -> [Int] {
    let rows = (0..<count).filter { isPresent[$0] }
    let isSorted = zip(rows, rows.dropFirst()).allSatisfy { !precedes($1, $0) }
    return isSorted ? rows : rows.sorted(by: precedes)
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    (rank[left], tag[left], left) < (rank[right], tag[right], right)
  }
}
