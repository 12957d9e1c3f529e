import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What is begun as an app comes back, and ends when it may have been left again.
extension RuleTranslation {
  /// What has something done later than a return that takes away what covers by then, in the order of the places.
  var lateReturns: [Term] {
    let all = code.handlers.filter(\.handler.callback.isArrival).flatMap { _, effects in
      effects.flatMap(\.late).filter { uncovers(reading($1, laterThan: $0)) }.map(\.0)
    }
    return Dictionary(all.map { ($0.place, $0) }) { one, _ in one }.values
      .sorted { $0.place < $1.place }
  }

  /// What a handler does as the app is left: beneath the question for each late return whether that comes first, after which no cover is there.
  mutating func actions(_ actions: [Action], unlessLeftBefore returns: [Term]) -> [Action] {
    returns.reduce(actions) { actions, term in
      let asked = "the app being left again before \(term.name) takes its cover away"
      return whenKnown(
        .asking(asked, at: term.place), actions.compactMap(\.undoing), actions, at: term.place)
    }
  }

  /// Notes the late returns of which rules have not asked.
  mutating func noteLateReturns() {
    for term in lateReturns where !askedReturns.contains(term.place) {
      gap(
        "whether the app is left again before \(term.name) takes its cover away", at: term.place,
        bearing: .occasional)
    }
  }

  /// The effects without those on what was asked for before the wait, where each time that the app is left makes another: an old cover may go at any time.
  private func reading(_ effects: [Effect], laterThan term: Term) -> [Effect] {
    effects.flatMap { reading($0, laterThan: term) }
  }

  private func reading(_ effect: Effect, laterThan term: Term) -> [Effect] {
    switch effect {
    case .call(let call): return isOld(call.base, for: term) ? [] : [effect]
    case .set(let owner, _, _, _): return isOld(owner, for: term) ? [] : [effect]
    case .branch(let condition, let then, let otherwise, let place):
      return [
        .branch(
          condition,
          then: condition.isOfFront(where: true) ? [] : reading(then, laterThan: term),
          otherwise: condition.isOfFront(where: false) ? [] : reading(otherwise, laterThan: term),
          place)
      ]
    case .within(let call, let inner):
      return [.within(call, reading(inner, laterThan: term))]
    case .deferred(let call, let inner):
      return [.deferred(call, reading(inner, laterThan: term))]
    case .possible(let call, let inner):
      return [.possible(call, reading(inner, laterThan: term))]
    case .gap: return [effect]
    }
  }

  /// True for what a property held before a wait, and holds no more once the app was left again.
  private func isOld(_ value: Value?, for wait: Term) -> Bool {
    guard case .term(let term)? = value, term.form == .state, let owner = term.base,
      let closure = wait.closure, ChangedViews.areKept(byClosure: closure)
    else { return false }
    return code.handlers.contains { handler, effects in
      !handler.callback.isArrival
        && effects.flatMap(\.flattened).contains { effect in
          if case .set(owner, term.name, let value, _) = effect { value != .nothing } else { false }
        }
    }
  }
}

extension Value {
  /// True for a condition that holds, or does not, in front alone.
  fileprivate func isOfFront(where holds: Bool) -> Bool {
    guard case .term(let term) = self, term.form == .operation else { return false }
    let operands = term.arguments.map(\.value)
    switch term.name {
    case "==": return holds && operands.compareFront
    case "!=": return !holds && operands.compareFront
    case "!": return operands.contains { $0.isOfFront(where: !holds) }
    case "&&": return holds && operands.contains { $0.isOfFront(where: true) }
    case "||": return !holds && operands.contains { $0.isOfFront(where: false) }
    default: return false
    }
  }
}

extension [Value] {
  /// True for the state of the app or a scene, and the one that it has in front.
  fileprivate var compareFront: Bool {
    contains { value in
      value.containsTerm {
        ["applicationState", "activationState", "scenePhase"].contains($0.name)
      }
    } && contains { ["active", "foregroundActive"].contains($0.asTerm?.name ?? "") }
  }
}

/// The views that a closure takes away, hides or fades.
private struct ChangedViews: SourceVisitor {
  private var views: [Expression] = []

  /// True where all of them are held by variables around the closure.
  static func areKept(byClosure value: Value) -> Bool {
    guard case .function(.closure(let closure)) = value else { return false }
    var search = ChangedViews()
    search.walk(closure.closure.body)
    var locals = MentioningBody.LocalNames()
    locals.walk(closure.closure.body)
    let kept = closure.frame.names.subtracting(locals.names).subtracting(["self"])
    return !search.views.isEmpty
      && search.views.allSatisfy { view in
        if case .name(let name, _) = view.bare.kind { kept.contains(name) } else { false }
      }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, _):
      if case .member(let view?, "removeFromSuperview", _) = callee.kind { views.append(view) }
    case .infix("=", let target, _):
      if case .member(let view?, "isHidden", _) = target.kind { views.append(view) }
      if case .member(let view?, "alpha", _) = target.kind { views.append(view) }
    default: break
    }
  }
}

extension Effect {
  /// What is done later than the code ends and the next turn of the run loop, each with the call that has it wait.
  fileprivate var late: [(Term, [Effect])] {
    switch self {
    case .deferred(let term, _) where term.isTouched, .possible(let term, _) where term.isTouched:
      []
    case .deferred(let term, let inner):
      term.isOfNextTurn || term.isShort ? inner.flatMap(\.late) : [(term, inner)]
    case .possible(let term, let inner): [(term, inner)]
    case .within(_, let inner): inner.flatMap(\.late)
    case .branch(_, let then, let otherwise, _): (then + otherwise).flatMap(\.late)
    case .call, .set, .gap: []
    }
  }
}

extension Term {
  /// True for an animation in which nobody comes to leave the app.
  var isShort: Bool {
    guard ["animate", "transition", "animateKeyframes"].contains(name),
      let time = timeOfAnimation
    else { return false }
    return time < 0.5
  }

  /// True for what runs its closure before anything else can happen.
  var isOfNextTurn: Bool {
    name == "async" ? base?.asTerm?.name == "main" : ["Task", "asyncAndWait"].contains(name)
  }
}
