import AfterimageSwiftEvaluation

/// How often a story has what is done where a condition holds, and what is done where it does not: stories know no `and` and no `or`, and have it once for each way to come there.
struct BranchCopies {
  /// The ways in which it holds.
  var then = 1
  /// The ways in which it does not.
  var otherwise = 1

  /// More than any story has.
  private static let most = 1_000_000

  /// The ways in which one condition decides between what two others come to.
  init(deciding condition: BranchCopies, between one: BranchCopies, and other: BranchCopies) {
    then = Self.sum(condition.then, one.then, condition.otherwise, other.then)
    otherwise = Self.sum(condition.then, one.otherwise, condition.otherwise, other.otherwise)
  }

  /// The given numbers of ways.
  init(then: Int = 1, otherwise: Int = 1) { (self.then, self.otherwise) = (then, otherwise) }

  private static func sum(_ one: Int, _ two: Int, _ three: Int, _ four: Int) -> Int {
    min(most, one * two + three * four)
  }
}

extension Value {
  /// How often a story has the branches of a condition.
  var branchCopies: BranchCopies {
    if case .choice(let condition, let then, let otherwise) = self {
      return BranchCopies(
        deciding: condition.branchCopies, between: then.branchCopies,
        and: otherwise.branchCopies)
    }
    guard case .term(let term) = self, term.form == .operation else { return BranchCopies() }
    let (always, never) = (
      BranchCopies(then: 1, otherwise: 0), BranchCopies(then: 0, otherwise: 1)
    )
    let operands = term.arguments.map(\.value)
    switch (term.name, operands.count) {
    case ("!", 1):
      let inner = operands[0].branchCopies
      return BranchCopies(then: inner.otherwise, otherwise: inner.then)
    case ("&&", 2):
      return BranchCopies(
        deciding: operands[0].branchCopies, between: operands[1].branchCopies, and: never)
    case ("||", 2):
      return BranchCopies(
        deciding: operands[0].branchCopies, between: always, and: operands[1].branchCopies)
    case ("?:", 3):
      return BranchCopies(
        deciding: operands[0].branchCopies, between: operands[1].branchCopies,
        and: operands[2].branchCopies)
    default: return BranchCopies()
    }
  }
}
