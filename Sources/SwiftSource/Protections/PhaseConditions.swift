import AfterimageMasking
import AfterimageSwiftEvaluation

extension Value {
  /// Whether a condition holds in a phase of the scene or the app; nil where that is not known.
  ///
  /// - Parameter state: whether a property that changes is true, or there, or is what it is compared with.
  func holds(inPhase phase: String, _ state: (Term) -> Bool?) -> Bool? {
    guard case .term(let term) = self else { return truth }
    let operands = term.arguments.map(\.value)
    let truths = operands.map { $0.holds(inPhase: phase, state) }
    switch (term.form, term.name, operands.count) {
    case (.state, _, _): return state(term)
    case (.operation, "!", 1): return truths[0].map { !$0 }
    case (.operation, "isThere", 1): return truths[0]
    case (.operation, "&&", 2):
      return truths.contains(false) ? false : truths.contains(nil) ? nil : true
    case (.operation, "||", 2):
      return truths.contains(true) ? true : truths.contains(nil) ? nil : false
    case (.operation, "==", 2) where term.comparedState != nil: return state(term)
    case (.operation, "==", 2):
      guard operands[0].readsPhase, let other = operands[1].asTerm, other.form == .member else {
        return nil
      }
      return other.name == phase
    default: return nil
    }
  }
}

extension HandlerEffects {
  /// Whether a property is true, or is what it is compared with, while the app is in front: other than handlers make it when the app is left; nil where they leave it alone, or make of it what is not known.
  func isTrueInFront(_ term: Term) -> Bool? {
    let left = Set(valuesLeft(in: term).compactMap(\.self))
    return left.count == 1 ? left.first.map { !$0 } : nil
  }

  /// True for a condition on what handlers change when the app is left.
  func isDecidedByLeaving(_ condition: Value) -> Bool {
    condition.containsTerm { $0.name == "scenePhase" || !valuesLeft(in: $0).isEmpty }
  }

  /// The properties that handlers may change other than as the app comes to the front.
  var keysLeft: Set<OpenState.Key> {
    let effects = handlers.filter { !$0.handler.callback.isArrival }.flatMap(\.effects)
    return ["inactive", "background"].reduce(into: []) { keys, phase in
      keys.formUnion(Self.keys(setBy: effects + followers.flatMap(\.effects), inPhase: phase))
    }
  }

  /// The properties that effects change in a phase.
  static func keys(setBy effects: [Effect], inPhase phase: String) -> Set<OpenState.Key> {
    effects.reduce(into: []) { keys, effect in
      switch effect {
      case .set(let owner, let name, _, _): keys.insert(OpenState.Key(owner: owner, name: name))
      case .branch(let condition, let then, let otherwise, _):
        let holds = condition.holds(inPhase: phase) { _ in nil }
        if holds != false { keys.formUnion(Self.keys(setBy: then, inPhase: phase)) }
        if holds != true { keys.formUnion(Self.keys(setBy: otherwise, inPhase: phase)) }
      case .within(_, let inner), .deferred(_, let inner), .possible(_, let inner):
        keys.formUnion(Self.keys(setBy: inner, inPhase: phase))
      case .call, .gap: break
      }
    }
  }

  /// Whether what handlers make of a property when the app is left is true, each nil where that is not known.
  private func valuesLeft(in term: Term) -> [Bool?] {
    let compared = term.comparedState
    guard let key = (compared?.state ?? term).stateKey else { return [] }
    return handlers.filter { !$0.handler.callback.isArrival }.flatMap { _, effects in
      ["inactive", "background"].flatMap { phase in
        Self.values(of: key, leftBy: effects, inPhase: phase) { value in
          if let compared { return value.isSame(as: compared.value) }
          return value.holds(inPhase: phase) { _ in nil } ?? (value == .nothing ? false : nil)
        }
      }
    }
  }

  /// Whether what a property is given in a phase is true, each nil where that is not known.
  ///
  /// - Parameter truth: whether a value is true, or is what it is compared with.
  private static func values(
    of key: OpenState.Key, leftBy effects: [Effect], inPhase phase: String,
    _ truth: (Value) -> Bool?
  ) -> [Bool?] {
    effects.flatMap { effect -> [Bool?] in
      switch effect {
      case .set(key.owner, key.name, let value, _):
        [truth(value)]
      case .branch(let condition, let then, let otherwise, _):
        switch condition.holds(inPhase: phase, { _ in nil }) {
        case true?: values(of: key, leftBy: then, inPhase: phase, truth)
        case false?: values(of: key, leftBy: otherwise, inPhase: phase, truth)
        case nil: values(of: key, leftBy: then + otherwise, inPhase: phase, truth)
        }
      case .within(_, let inner), .deferred(_, let inner), .possible(_, let inner):
        values(of: key, leftBy: inner, inPhase: phase, truth)
      case .set, .call, .gap: []
      }
    }
  }
}

extension Term {
  /// The property that changes and the value that it is compared with; nil for any other operation.
  fileprivate var comparedState: (state: Term, value: Value)? {
    guard form == .operation, name == "==", arguments.count == 2,
      let state = arguments[0].value.asTerm, state.form == .state
    else { return nil }
    return (state, arguments[1].value)
  }
}

extension Value {
  /// Whether a value is another one; nil where that is not known.
  fileprivate func isSame(as other: Value) -> Bool? {
    guard let one = ConditionTranslation.variableValue(self),
      let two = ConditionTranslation.variableValue(other)
    else { return nil }
    return one == two
  }
}

extension Callback {
  /// True for what is called when the app or a scene comes to the front.
  var isArrival: Bool {
    let name = rawValue.lowercased()
    return name.contains("active") && !name.contains("resign") || name.contains("foreground")
      || self == .sceneDidActivateNotification
  }
}
