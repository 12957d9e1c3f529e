import AfterimageRandom
import ConstraintSolver
import Testing

/// A screen whose views and constraints come, go and change, and what it should hold.
struct ChangingScreen {
  private var solver = Solver()
  private var views: [(view: RandomScreen.View, ranks: [Int])] = []
  private var held: [(id: Constraint.ID, constraint: Constraint)] = []
  private var random: SplitMix
  private var nextTag = 0

  /// Starts with some views.
  init(seed: Int, viewCount: Int) throws {
    random = SplitMix(seed: seed)
    for _ in 0..<viewCount { try addView() }
  }

  /// Makes one change of any kind.
  mutating func change() throws {
    let place = Int.random(in: 0..<held.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: try addView()
    case 1 where views.count > 2: try removeView()
    case 2: try relate()
    case 3 where held.count > 4: try solver.remove(held.remove(at: place).id)
    case 4: try setPriority(place)
    default: try setConstant(place)
    }
  }

  /// The answer of the solver that was changed, and that of a new one.
  mutating func answers() throws -> (changed: Answer, afresh: Answer) {
    let variables = views.flatMap(\.view.all)
    let changed = try solver.solve()
    return (Answer(changed, variables), try solvedAfresh(variables))
  }

  /// What an answer says.
  struct Answer {
    private let values: [Double]
    private let conflicts: [[Int]]

    fileprivate init(_ solution: Solution, _ variables: [Variable]) {
      values = variables.map { solution[$0] }
      conflicts = solution.conflicts.map { $0.members.map(\.tag) }
    }

    /// Whether another answer is the same, but for rounding.
    func agrees(with other: Answer) -> Bool {
      conflicts == other.conflicts && zip(values, other.values).allSatisfy { $0.isNear($1) }
    }
  }

  private func solvedAfresh(_ variables: [Variable]) throws -> Answer {
    var solver = Solver()
    var image: [Variable: Variable] = [:]
    for (variable, rank) in zip(variables, views.flatMap(\.ranks)) {
      image[variable] = solver.makeVariable(rank: rank)
    }
    for (_, constraint) in held {
      var copy = constraint
      copy.terms = constraint.terms.map { Term(image[$0.variable]!, $0.coefficient) }
      try solver.add(copy)
    }
    let solution = try solver.solve()
    return Answer(solution, variables.map { image[$0]! })
  }

  private mutating func add(_ constraint: Constraint, rank: Int? = nil) throws {
    let added = constraint.with(tag: nextTag).with(rank: rank ?? nextTag)
    nextTag += 1
    held.append((try solver.add(added), added))
  }

  private mutating func addView() throws {
    let ranks = (0..<4).map { _ in Int.random(in: 0..<1_000_000_000, using: &random) }
    let made = ranks.map { solver.makeVariable(rank: $0) }
    let view = RandomScreen.View(left: made[0], top: made[1], width: made[2], height: made[3])
    for demand in RandomScreen.demands(on: view, among: views.map(\.view), &random) {
      try add(demand)
    }
    views.append((view, ranks))
  }

  private mutating func removeView() throws {
    let view = views.remove(at: Int.random(in: 1..<views.count, using: &random)).view
    for (id, constraint) in held where names(constraint, view) {
      #expect(throws: SolverError.self) { try solver.remove(constraint.terms[0].variable) }
      try solver.remove(id)
    }
    held = held.filter { !names($0.constraint, view) }
    for variable in view.all { try solver.remove(variable) }
  }

  private func names(_ constraint: Constraint, _ view: RandomScreen.View) -> Bool {
    constraint.terms.contains { view.all.contains($0.variable) }
  }

  /// Ties two views by a constraint that stands anywhere among the others.
  private mutating func relate() throws {
    let first = views[Int.random(in: 0..<views.count, using: &random)].view.all
    let second = views[Int.random(in: 0..<views.count, using: &random)].view.all
    let side = Int.random(in: 0..<4, using: &random)
    let gap = Double(Int.random(in: -20...20, using: &random))
    let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][nextTag % 3]
    let demand = Constraint([Term(first[side]), Term(second[side], -1)], relation, gap)
    let priority = Priority(clamping: [1000, 900, 750, 250.5][nextTag % 4])
    try add(demand.with(priority: priority), rank: Int.random(in: 0...nextTag, using: &random))
  }

  private mutating func setPriority(_ place: Int) throws {
    let values = [1000, 999.5, 750, 500, 250]
    let priority = Priority(clamping: values.randomElement(using: &random) ?? 1000)
    try solver.setPriority(of: held[place].id, to: priority)
    held[place].constraint.priority = priority
  }

  private mutating func setConstant(_ place: Int) throws {
    let constant = Double(Int.random(in: -40...400, using: &random)) / 4
    try solver.setConstant(of: held[place].id, to: constant)
    held[place].constraint.constant = constant
  }
}
