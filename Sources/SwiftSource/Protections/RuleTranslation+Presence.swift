import AfterimageMasking
import AfterimageSwiftEvaluation

/// Covers in properties that hold none at times.
extension RuleTranslation {
  /// Lets covers that actions lay from an index on be laid only where a property holds what they are made of, or where the window is found that they are added to: an optional chain does nothing else.
  mutating func limit(
    _ actions: inout [Action], from first: Int, toPresenceOf subject: Value?, at place: CodePlace
  ) {
    guard case .term(let term)? = subject, !present.contains(.term(term)), actions.count > first
    else { return }
    var conditions = SurfaceSearch(for: term)?.conditions ?? []
    if term.form == .state, code.alwaysThere(.term(term)) == nil {
      conditions = [.isThere(.term(term), at: place)]
    }
    let own = Array(actions[first...])
    guard !conditions.isEmpty, own.flatMap(\.flattened).contains(where: \.isCover) else { return }
    actions.removeSubrange(first...)
    actions += conditions.reversed().reduce(own) { whenKnown($1, $0, [], at: place) }
  }
}

extension Action {
  /// True for what lays a cover.
  fileprivate var isCover: Bool { if case .cover = self { true } else { false } }
}

extension Value {
  /// The question whether a value is there.
  static func isThere(_ value: Value, at place: CodePlace) -> Value {
    .term(
      Term(
        form: .operation, name: "isThere", base: nil, arguments: [TermArgument(nil, value)],
        place: place))
  }

  /// What is there where a condition holds.
  var present: Set<Value> {
    guard case .term(let term) = self, term.form == .operation else { return [] }
    let operands = term.arguments.map(\.value)
    switch (term.name, operands.count) {
    case ("isThere", 1): return [operands[0]]
    case ("&&", 2): return operands[0].present.union(operands[1].present)
    case ("!", 1): return operands[0].presentOtherwise
    default: return []
    }
  }

  /// What is there where a condition does not hold.
  var presentOtherwise: Set<Value> {
    guard case .term(let term) = self, term.form == .operation else { return [] }
    let operands = term.arguments.map(\.value)
    switch (term.name, operands.count) {
    case ("||", 2): return operands[0].presentOtherwise.union(operands[1].presentOtherwise)
    case ("!", 1): return operands[0].present
    default: return []
    }
  }
}
