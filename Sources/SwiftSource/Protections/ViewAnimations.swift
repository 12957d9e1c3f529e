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
  /// The seconds that what a view shows takes to come or go by an animation; nil where it has none.
  ///
  /// - Parameters:
  ///   - holds: what the view's condition is then.
  ///   - asLeft: true leaves out what is done in front alone.
  func timeOfAnimation(
    of view: ConditionalView, where holds: Bool, asLeft: Bool
  ) -> Double? {
    animations(of: view, where: holds, asLeft: asLeft)
      .map { $0?.animationTime ?? Value.usualAnimationTime }.max()
  }

  /// The animations by which what a view shows may come or go; nil is one of which nothing is known.
  private func animations(
    of view: ConditionalView, where holds: Bool, asLeft: Bool
  ) -> [Value?] {
    if view.isAnimated { return [nil] }
    var all: [Value?] = []
    if !view.endsAnimations {
      let keys = view.condition.stateKeys
      let animated = asLeft ? given.keysLeftAnimated : given.animatedKeys
      all += keys.intersection(animated).flatMap { given.animationsLeft[$0] ?? [nil] }
    }
    if disablesAnimations(of: view.condition, asLeft: asLeft) { return all }
    return all
      + view.animations.filter { given in
        given.value.map { mayChangeWithLife($0, asLeft: asLeft) } != false
          && (!asLeft || mayBeThere(given.animation, of: view, where: holds))
      }.map(\.animation)
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

extension Value {
  /// The seconds that SwiftUI's default animation takes to come near enough to its end.
  static let usualAnimationTime = 0.35

  /// The seconds that an animation takes, as far as they are written; nil for any other.
  fileprivate var animationTime: Double? {
    switch self {
    case .choice(_, let then, let otherwise):
      [then, otherwise].filter { !$0.isNoAnimation }
        .map { $0.animationTime ?? Self.usualAnimationTime }.max()
    case .term(let term): term.animationTime
    default: nil
    }
  }
}

extension Term {
  fileprivate var animationTime: Double? {
    guard form == .call else { return nil }
    let own = base?.animationTime
    switch bareName {
    case "delay":
      return arguments.first?.value.number.map { (own ?? Value.usualAnimationTime) + max($0, 0) }
    case "speed":
      guard let speed = arguments.first?.value.number, speed > 0 else { return nil }
      return (own ?? Value.usualAnimationTime) / speed
    case "linear", "easeIn", "easeOut", "easeInOut":
      return (self["duration"]?.number).flatMap { $0 > 0 ? $0 : nil }
    default:
      // A spring swings for longer than its duration, by which it is told.
      return (self["duration"] ?? self["response"])?.number.map {
        max($0, Value.usualAnimationTime)
      }
    }
  }
}
