/// The constraints of a solver; a removed one keeps its place.
struct ConstraintTable: Sendable {
  private(set) var terms: [Term] = []
  private(set) var records: [Record] = []

  /// A constraint's properties but for its terms.
  struct Record: BitwiseCopyable {
    var constant: Double
    var priority: Double
    var rank: Int
    var tag: Int
    var start: Int32
    var count: Int32
    var relation: Relation
    var owner: Constraint.Owner
    var isPresent = true

    /// Where the terms stand in `terms`.
    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  var count: Int { records.count }

  /// The terms of a constraint.
  func terms(of index: Int) -> ArraySlice<Term> { terms[records[index].range] }

  /// A constraint as a value of its own.
  subscript(index: Int) -> Constraint {
    let record = records[index]
    var constraint = Constraint(Array(terms(of: index)), record.relation, record.constant)
    constraint.priority = Priority(clamping: record.priority)
    constraint.rank = record.rank
    constraint.tag = record.tag
    constraint.owner = record.owner
    return constraint
  }

  /// Puts a constraint after the others.
  mutating func append(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority,
    rank: Int?, tag: Int, owner: Constraint.Owner
  ) {
    records.append(
      Record(
        constant: constant, priority: priority.value, rank: rank ?? count, tag: tag,
        start: Int32(self.terms.count), count: Int32(terms.count), relation: relation,
        owner: owner))
    for term in terms { self.terms.append(term) }
  }

  /// Takes a constraint away.
  mutating func remove(_ index: Int) { records[index].isPresent = false }

  /// Gives a constraint another number to compare with.
  mutating func setConstant(of index: Int, to constant: Double) {
    records[index].constant = constant
  }

  /// Gives a constraint another priority.
  mutating func setPriority(of index: Int, to priority: Priority) {
    records[index].priority = priority.value
  }
}
