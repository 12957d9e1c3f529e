/// The constraints of a solver; a removed one keeps its place.
struct ConstraintTable: Sendable {
  private(set) var terms: [Term] = []
  private(set) var records: [Record] = []

  /// The ranks, once one is not the place in the order of adding, and the tags, once one is not 0.
  private var ranks: [Int]?
  private var tags: [Int]?

  /// A constraint's properties but for its terms.
  struct Record: BitwiseCopyable {
    var constant: Double
    var priority: Double
    var start: Int32
    var relation: Relation
    var owner: Constraint.Owner
    var isPresent = true
  }

  var count: Int { records.count }

  /// The place of a constraint in the caller's order.
  func rank(of index: Int) -> Int { ranks?[index] ?? index }

  /// The number by which the caller knows a constraint again.
  func tag(of index: Int) -> Int { tags?[index] ?? 0 }

  /// The terms of a constraint.
  func terms(of index: Int) -> ArraySlice<Term> { terms[range(of: index)] }

  /// Where the terms of a constraint stand in `terms`.
  func range(of index: Int) -> Range<Int> {
    let end = index + 1 < records.count ? Int(records[index + 1].start) : terms.count
    return Int(records[index].start)..<end
  }

  /// A constraint as a value of its own.
  subscript(index: Int) -> Constraint {
    let record = records[index]
    var constraint = Constraint(Array(terms(of: index)), record.relation, record.constant)
    constraint.priority = Priority(clamping: record.priority)
    constraint.rank = rank(of: index)
    constraint.tag = tag(of: index)
    constraint.owner = record.owner
    return constraint
  }

  /// Puts a constraint after the others.
  mutating func append(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority,
    rank: Int?, tag: Int, owner: Constraint.Owner
  ) {
    if let rank, rank != count, ranks == nil { ranks = Array(0..<count) }
    if tag != 0, tags == nil { tags = Array(repeating: 0, count: count) }
    ranks?.append(rank ?? records.count)
    tags?.append(tag)
    records.append(
      Record(
        constant: constant, priority: priority.value, start: Int32(self.terms.count),
        relation: relation, owner: owner))
    for term in terms { self.terms.append(term) }
  }

  /// Makes room for more constraints, with so many terms in all.
  mutating func reserve(_ more: Int, terms moreTerms: Int) {
    records.reserveCapacity(count + more)
    terms.reserveCapacity(terms.count + moreTerms)
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
