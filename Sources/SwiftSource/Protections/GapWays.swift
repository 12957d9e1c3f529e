import AfterimageMasking
import AfterimageSwiftEvaluation

/// The conditions around what is not understood, by which code comes to it.
struct GapWays {
  /// The conditions around, the outermost first.
  typealias Path = [Step]

  /// A condition around.
  struct Step: Hashable {
    /// What is asked.
    let condition: Value
    /// True for what is done where it holds.
    let holds: Bool
    /// Where it is asked.
    let place: CodePlace
  }

  /// The ways to each, none of which goes without a condition; empty for what may be come to in any case.
  private var paths: [SourceGap: [Path]] = [:]

  /// The most ways to something that are told apart.
  private static let most = 8

  /// Notes that something is come to by some conditions.
  mutating func note(_ path: Path, to gap: SourceGap) {
    guard let known = paths[gap] else { return paths[gap] = path.isEmpty ? [] : [path] }
    if known.isEmpty || known.contains(path) { return }
    paths[gap] = path.isEmpty || known.count == Self.most ? [] : known + [path]
  }

  /// Takes over what others have noted.
  mutating func add(_ others: GapWays) {
    for (gap, others) in others.paths {
      guard !others.isEmpty else { return paths[gap] = [] }
      for path in others { note(path, to: gap) }
    }
  }

  /// The ways to something; empty where it may be come to in any case.
  func ways(to gap: SourceGap) -> [Path] { paths[gap] ?? [] }
}

extension RuleTranslation {
  /// The same gaps, each with the answers without which it is not come to; as they are, where one of them that matters to all that is seen may be come to in any case.
  ///
  /// - Parameter changing: the variables that rules set: a story goes on with other answers to them than it began with.
  mutating func gapsWithWays(_ gaps: [SourceGap], changing: Set<String>) -> [SourceGap] {
    var found = gaps
    for index in found.indices {
      var ways: [[GapCondition]] = []
      for path in gapWays.ways(to: gaps[index]) {
        var way: [GapCondition] = []
        for step in path {
          way += conditions.answers(to: step.condition, holding: step.holds, at: step.place)
        }
        ways.append(way.filter { changing.isDisjoint(with: $0.condition.variables) })
      }
      found[index].ways = ways.contains(where: \.isEmpty) ? [] : ways
      if found[index].ways.isEmpty && gaps[index].bearing == .anything { return gaps }
    }
    return found
  }
}

extension ConditionTranslation {
  /// The answers that are known where a condition holds, or where it does not.
  mutating func answers(
    to value: Value, holding holds: Bool, at place: CodePlace
  ) -> [GapCondition] {
    guard case .term(let term) = value else { return [] }
    let operands = term.arguments.map(\.value)
    switch (term.form == .operation ? term.name : "", operands.count) {
    case ("!", 1): return answers(to: operands[0], holding: !holds, at: place)
    case ("&&", 2) where holds, ("||", 2) where !holds:
      return operands.flatMap { answers(to: $0, holding: holds, at: place) }
    case ("&&", 2), ("||", 2), ("?:", 3): return []
    default:
      let condition = self.condition(for: term, at: place)
      guard !condition.variables.isEmpty else { return [] }
      return [GapCondition(condition: condition, holds: holds)]
    }
  }
}
