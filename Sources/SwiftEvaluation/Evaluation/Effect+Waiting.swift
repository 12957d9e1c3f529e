/// Code that waits for something before it goes on.
extension Effect {
  /// Effects in which whatever comes after something that is waited for is done later, and nobody knows when.
  package static func settled(_ effects: [Effect]) -> [Effect] { settle(effects).effects }

  /// - Returns: the effects, and what is waited for in their course.
  private static func settle(_ effects: [Effect]) -> (effects: [Effect], wait: Term?) {
    var done: [Effect] = []
    for (index, effect) in effects.enumerated() {
      let (settled, wait) = settle(effect)
      if let settled { done.append(settled) }
      guard let wait else { continue }
      let rest = settle(Array(effects[(index + 1)...])).effects
      if !rest.isEmpty { done.append(.deferred(wait, rest)) }
      return (done, wait)
    }
    return (done, nil)
  }

  private static func settle(_ effect: Effect) -> (effect: Effect?, wait: Term?) {
    switch effect {
    case .call(let term) where term.isSuspension: return (nil, term)
    case .branch(let condition, let then, let otherwise, let place):
      let (one, other) = (settle(then), settle(otherwise))
      let branch = Effect.branch(
        condition, then: one.effects, otherwise: other.effects, place)
      return (branch, one.wait ?? other.wait)
    case .within(let term, let inner):
      let (effects, wait) = settle(inner)
      return (.within(term, effects), wait)
    case .deferred(let term, let inner): return (.deferred(term, settled(inner)), nil)
    case .possible(let term, let inner): return (.possible(term, settled(inner)), nil)
    case .call, .set, .gap: return (effect, nil)
    }
  }
}

extension Term {
  /// What stands among effects where code waits for something.
  static func suspension(for value: Value, at place: CodePlace) -> Term {
    Term(
      form: .operation, name: suspensionName, base: nil, arguments: [TermArgument(nil, value)],
      place: place)
  }

  /// True for what stands where code waits for something.
  fileprivate var isSuspension: Bool { form == .operation && name == Self.suspensionName }

  private static let suspensionName = "await"
}

extension Value {
  /// True for what code that is not the program's has to answer: nobody knows how long that takes.
  var isWaitedFor: Bool {
    switch self {
    // The main actor's turn comes with the next one.
    case .term(let term): term.base != .type("MainActor")
    case .unknown: true
    case .choice(_, let then, let otherwise): then.isWaitedFor || otherwise.isWaitedFor
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      false
    }
  }
}
