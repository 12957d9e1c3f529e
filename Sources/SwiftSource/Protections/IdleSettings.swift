import AfterimageMasking

/// The variables of rules that conditions ask for, and what is left of rules without settings of all others.
///
/// Handlers set properties by the thousand of which no rule ever asks: nothing in the story can tell whether they are set.
struct IdleSettings {
  private var asked: Set<String> = []

  /// The same rules without settings that nothing asks for, and without conditions that decide about nothing then.
  static func removed(from protections: [Protection]) -> [Protection] {
    var rest = protections
    while true {
      var settings = IdleSettings()
      for action in rest.flatMap(\.rules).flatMap(\.actions) { settings.note(action) }
      let next = rest.map { protection in
        var copy = protection
        for index in copy.rules.indices {
          copy.rules[index].actions = settings.kept(protection.rules[index].actions)
        }
        return copy
      }
      guard next.actionCount < rest.actionCount else { return rest }
      rest = next
    }
  }

  private mutating func note(_ action: Action) {
    if case .when(let condition, _, _) = action { asked.formUnion(condition.variables) }
    for list in action.held { for inner in list { note(inner) } }
  }

  private func kept(_ actions: [Action]) -> [Action] {
    actions.compactMap { action in
      switch action {
      case .set(let name, _): return asked.contains(name) ? action : nil
      case .when(let condition, let then, let otherwise):
        let (one, other) = (kept(then), kept(otherwise))
        if one.isEmpty && other.isEmpty { return nil }
        return .when(condition, then: one, otherwise: other)
      case .async(let inner):
        let kept = kept(inner)
        return kept.isEmpty && !inner.isEmpty ? nil : .async(kept)
      default: return action
      }
    }
  }
}

extension [Protection] {
  /// The number of actions in all rules, at whatever depth.
  fileprivate var actionCount: Int {
    flatMap(\.rules).flatMap(\.actions).reduce(0) { $0 + $1.count }
  }
}

extension Action {
  /// The number of actions: itself and those that it holds, at whatever depth.
  fileprivate var count: Int {
    held.reduce(1) { $1.reduce($0) { $0 + $1.count } }
  }
}
