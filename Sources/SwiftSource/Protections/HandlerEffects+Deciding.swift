import AfterimageSwiftEvaluation

/// What decides about covers.
extension HandlerEffects {
  /// What may decide about covers: properties that conditions of handlers and views ask for, and the notifications that the app listens to.
  func decidingNames(in effects: [Effect]) -> Set<String> {
    var names = lastingNames(in: effects)
    for effect in effects.flatMap(\.flattened) {
      switch effect {
      case .branch(let condition, _, _, _): names.formUnion(condition.stateNames)
      case .set(_, _, let value, _): names.formUnion(value.stateNames)
      case .call, .within, .deferred, .possible, .gap: break
      }
    }
    return names
  }

  /// What decides whatever the rules ask for.
  private func lastingNames(in effects: [Effect]) -> Set<String> {
    var names = LifecycleNames.clues
    for view in shown.values.joined() { names.formUnion(view.condition.stateNames) }
    if !notifications.isEmpty { names.formUnion(["post", "NotificationCenter"]) }
    // Where texts are emptied, whatever sets them may fill them again.
    for case .set(_, let property, _, _) in effects.flatMap(\.flattened)
    where ["text", "attributedText"].contains(property) {
      names.insert(property)
    }
    return names
  }

  /// Takes into account which properties the rules ask for at all: code that changes others touches nothing.
  mutating func narrowReach(toChangesOf keys: Set<OpenState.Key>) {
    let called = handlers.flatMap(\.effects) + followers.flatMap(\.effects)
    reach = SurfaceReach(
      of: evaluator.program, bodies,
      deciding: lastingNames(in: called).union(keys.map(\.name)))
  }
}

extension Value {
  /// The names of the properties that change and that the value depends on.
  fileprivate var stateNames: Set<String> {
    var names: Set<String> = []
    _ = containsTerm { term in
      if term.form == .state { names.insert(term.name) }
      return false
    }
    return names
  }
}
