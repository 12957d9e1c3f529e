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
    return (["timer"] + (2...taken.count + 2).map { "timer\($0)" })
      .first { !taken.contains($0) } ?? "timer"
  }
}

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
    return rules[index].actions.replacingOne { action in
      guard case .after(var later) = action, !later.repeats,
        let purpose = later.actions.flatMap(\.flattened).map(\.purpose).first(where: \.undoes),
        comesBack(purpose, after: phase)
      else { return [] }
      let parts = [later.id == nil, true, there == nil].count { $0 }
      let id = later.id ?? name
      later.id = id
      let change = RuleChange.timerCancelled(
        id: id, purpose, later.time, startedIn: started, on: end, parts: parts)
      return [(change, [.after(later)])]
    }.map { change, actions in
      var copy = self
      copy.rules[index].actions = actions
      return ([change], copy.cancelling(change, inRule: there))
    }
  }

  /// The same protection that cancels a timer first in a rule, or in a further one.
  private func cancelling(_ change: RuleChange, inRule index: Int?) -> Protection {
    guard case .timerCancelled(let id, _, _, _, let end, _) = change else { return self }
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
