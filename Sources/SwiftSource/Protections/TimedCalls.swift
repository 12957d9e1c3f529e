import AfterimageSwiftEvaluation

/// The methods that timers call which handlers begin by their selectors.
enum TimedCalls {
  /// Effects in which what is done each time stands in the place of the call that begins the timer, as it does for a closure.
  static func followed(_ effects: [Effect], in evaluator: inout Evaluator) -> [Effect] {
    effects.map { effect in
      switch effect {
      case .call(let term):
        fired(by: term, in: &evaluator).map { .deferred(term, $0) } ?? effect
      case .branch(let condition, let then, let otherwise, let place):
        .branch(
          condition, then: followed(then, in: &evaluator),
          otherwise: followed(otherwise, in: &evaluator), place)
      case .within(let term, let inner): .within(term, followed(inner, in: &evaluator))
      case .deferred(let term, let inner): .deferred(term, followed(inner, in: &evaluator))
      case .possible(let term, let inner): .possible(term, followed(inner, in: &evaluator))
      case .set, .gap: effect
      }
    }
  }

  /// What a timer does each time; nil for what is none, and where that is not known.
  private static func fired(by term: Term, in evaluator: inout Evaluator) -> [Effect]? {
    guard term.isOfTimer, term.closure == nil,
      let body = RegisteredCode.timed(by: term, evaluator)
    else { return nil }
    return evaluator.effects(withinSteps: mostSteps) {
      AppReader.run(body, at: term.place, in: &$0)
    }
  }

  /// The most steps that are followed each time.
  private static let mostSteps = 10_000
}
