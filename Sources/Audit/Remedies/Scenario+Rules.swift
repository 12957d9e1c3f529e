import AfterimageLifecycle
import AfterimageMasking

/// A change to one action, with the actions that take its place.
typealias Replacement<Change> = (change: Change, actions: [Action])

/// How rules are changed, one at a time.
extension Scenario {
  /// The stories in which one action, at whatever depth, is replaced by others.
  ///
  /// - Parameter replacements: the replacements for an action in a rule of a callback.
  func replacingOneAction(
    _ replacements: (Action, Callback) -> [Replacement<RuleChange>]
  ) -> [Amendment] {
    changingOneRule { rule in
      rule.actions.replacingOne { replacements($0, rule.callback) }.map { change, actions in
        (change, Protection.Rule(on: rule.callback, actions))
      }
    }
  }

  /// The stories in which one cover is replaced by another.
  func changingOneCover(_ changes: (Cover, Callback) -> [(RuleChange, Cover)]) -> [Amendment] {
    replacingOneAction { action, callback in
      guard case .cover(let cover) = action else { return [] }
      return changes(cover, callback).map { (change: $0, actions: [.cover($1)]) }
    }
  }

  /// The stories in which one rule is replaced by another.
  func changingOneRule(
    _ changes: (Protection.Rule) -> [(RuleChange, Protection.Rule)]
  ) -> [Amendment] {
    changingOneProtection { protection in
      protection.rules.indices.flatMap { index in
        changes(protection.rules[index]).map { change, rule in
          var copy = protection
          copy.rules[index] = rule
          return ([change], copy)
        }
      }
    }
  }

  /// The stories in which one protection is replaced by another.
  func changingOneProtection(
    _ changes: (Protection) -> [([RuleChange], Protection)]
  ) -> [Amendment] {
    protections.indices.flatMap { index in
      changes(protections[index]).map { change, protection in
        var copy = self
        copy.protections[index] = protection
        return Amendment(changes: change, scenario: copy)
      }
    }
  }
}

extension [Action] {
  /// The lists in which one action, at whatever depth, is replaced by others.
  func replacingOne<Change>(
    _ replacements: (Action) -> [Replacement<Change>]
  ) -> [Replacement<Change>] {
    indices.flatMap { index in
      let own = replacements(self[index])
      return (own + self[index].replacingOneWithin(replacements)).map { change, others in
        (change, Array(self[..<index]) + others + Array(self[(index + 1)...]))
      }
    }
  }
}

extension Action {
  /// The same action with one of those that it holds replaced.
  fileprivate func replacingOneWithin<Change>(
    _ replacements: (Action) -> [Replacement<Change>]
  ) -> [Replacement<Change>] {
    held.enumerated().flatMap { place, actions in
      actions.replacingOne(replacements).map { ($0, [holding($1, at: place)]) }
    }
  }
}
