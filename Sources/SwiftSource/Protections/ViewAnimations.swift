import AfterimageMasking
import AfterimageSwiftEvaluation

/// An animation that a modifier gives what changes within.
struct GivenAnimation: Hashable {
  /// The animation, which may be none at times.
  var animation: Value
  /// The value with whose changes alone it is there; nil for one that may be there whatever changes.
  var value: Value?
}

extension HandlerEffects {
  /// True where what a view shows may come or go by an animation.
  ///
  /// - Parameters:
  ///   - holds: what the view's condition is then.
  ///   - asLeft: true leaves out what is done in front alone.
  func animates(_ view: ConditionalView, where holds: Bool, asLeft: Bool) -> Bool {
    if view.isAnimated { return true }
    if !view.endsAnimations, changesWithAnimation(view.condition, asLeft: asLeft) { return true }
    if disablesAnimations(of: view.condition, asLeft: asLeft) { return false }
    return view.animations.contains { given in
      given.value.map { mayChangeWithLife($0, asLeft: asLeft) } != false
        && (!asLeft || mayBeThere(given.animation, of: view, where: holds))
    }
  }

  /// True for what follows a property that a handler changes with an animation.
  private func changesWithAnimation(_ condition: Value, asLeft: Bool) -> Bool {
    let keys = asLeft ? given.keysLeftAnimated : given.animatedKeys
    return condition.containsTerm { $0.stateKey.map(keys.contains) == true }
  }

  /// True for what changes in transactions alone to which no view adds an animation.
  private func disablesAnimations(of condition: Value, asLeft: Bool) -> Bool {
    let loose = (asLeft ? given.keysLeftLoose : given.looseKeys).union(outerKeys)
    let keys = condition.stateKeys
    return !keys.isEmpty && keys.isDisjoint(with: loose)
      && !condition.containsTerm { $0.name == "scenePhase" || $0.name == "applicationState" }
  }

  /// True where an animation may be there as the app is left and a view's condition has become what it is then.
  private func mayBeThere(
    _ animation: Value, of view: ConditionalView, where holds: Bool
  ) -> Bool {
    let away = TransactionAnimation.phasesAway
    // What hears of something else may change before the phase does.
    let phases = followsPhase(view.condition) ? away : away + ["active"]
    return phases.contains { phase in
      animation.isAnimation(inPhase: phase) { term in
        view.condition.truth(of: term, where: holds)
      }
    }
  }

  /// True for a condition that changes with the phase alone.
  private func followsPhase(_ condition: Value) -> Bool {
    let keys = condition.stateKeys
    guard !keys.isEmpty else { return condition.readsPhase }
    let others = handlers.filter { handler, _ in
      handler.callback != .scenePhase && !handler.callback.isArrival
    }
    let effects = others.flatMap(\.effects) + followers.flatMap(\.effects)
    let changed = TransactionAnimation.phasesAway.map { Self.keys(setBy: effects, inPhase: $0) }
    return keys.isDisjoint(with: changed.reduce(outerKeys) { $0.union($1) })
  }
}

extension Value {
  /// Whether a property is true, or is what it is compared with, where this is so; nil where that says nothing of it.
  fileprivate func truth(of property: Term, where holds: Bool) -> Bool? {
    guard case .term(let term) = self else { return nil }
    if term == property { return holds }
    let negated = term.form == .operation && term.name == "!"
    return negated && term.arguments.first?.value == .term(property) ? !holds : nil
  }
}
