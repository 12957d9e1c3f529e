import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Cancels a timer that shows the secrets again, when the app leaves before it fires.
  ///
  /// Only where a rule does the same when the user is back: what starts the timer anew, or another. One that repeats goes on.
  static let timerCancelled = Remedy("timer-cancelled") { scenario in
    let id = scenario.freeTimerId
    return scenario.changingOneProtection { protection in
      protection.rules.indices.flatMap { index in
        [Phase.willResignActive, .didEnterBackground].flatMap { phase in
          protection.cancelling(timersOf: index, in: phase, naming: id)
        }
      }
    }
  }
}

extension Scenario {
  /// A name that no timer of the story has.
  fileprivate var freeTimerId: String {
    let taken = actions.compactMap { action in
      if case .after(let later) = action { later.id } else { nil }
    }
    var (id, next) = ("timer", 2)
    while taken.contains(id) { (id, next) = ("timer\(next)", next + 1) }
    return id
  }
}

/// A timer that is cancelled by its name, and what is told of that.
private typealias Cancelled = (id: String, change: RuleChange)

extension Protection {
  /// The protections in which one timer that a rule starts is cancelled in a phase of the app's life.
  ///
  /// - Parameter name: the name of a timer that has none.
  fileprivate func cancelling(
    timersOf index: Int, in phase: Phase, naming name: String
  ) -> [([RuleChange], Protection)] {
    let started = rules[index].callback
    let there = rules.firstIndex { $0.callback.lifePhase == phase }
    guard started.lifePhase != phase,
      let end = there.map({ rules[$0].callback }) ?? started.telling(phase)
    else { return [] }
    return rules[index].actions.replacingOne { action -> [Replacement<Cancelled>] in
      guard case .after(var later) = action, !later.repeats,
        let purpose = later.actions.flatMap(\.flattened).map(\.purpose).first(where: \.undoes),
        comesBack(purpose, after: phase)
      else { return [] }
      let id = later.id ?? name
      let change = RuleChange.timerCancelled(
        id: id, purpose, later.time, startedIn: started, on: end, namesTimer: later.id == nil,
        addsRule: there == nil)
      later.id = id
      return [((id, change), [.after(later)])]
    }.map { timer, actions in
      var copy = self
      copy.rules[index].actions = actions
      return ([timer.change], copy.cancelling(timer.id, on: end, inRule: there))
    }
  }

  /// The same protection that cancels a timer first in a rule, or in a further one on a callback.
  private func cancelling(_ id: String, on end: Callback, inRule index: Int?) -> Protection {
    var copy = self
    if let index {
      copy.rules[index].actions.insert(.cancel(id: id), at: 0)
    } else {
      copy.rules.append(Rule(on: end, [.cancel(id: id)]))
    }
    return copy
  }

  /// True where a rule serves a purpose, at once or by a timer, whenever the user is back after a phase.
  private func comesBack(_ purpose: RuleChange.Purpose, after phase: Phase) -> Bool {
    let returns: [Phase] =
      phase == .willResignActive ? [.didBecomeActive] : [.didBecomeActive, .willEnterForeground]
    return rules.contains { rule in
      rule.callback.lifePhase.map(returns.contains) == true
        && rule.actions.flatMap(\.flattened).contains { $0.purpose == purpose }
    }
  }
}
