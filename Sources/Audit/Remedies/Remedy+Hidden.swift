import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Remedy {
  /// Hides a further view with a secret that no rule hides, or every one, where a rule hides some, and shows it again where those are shown.
  static let moreHidden = Remedy("more-hidden") { scenario in
    let hidden = scenario.protections.flatMap(\.hidings).flatMap(\.ids)
    let secret = unique(scenario.secrets.compactMap(\.view.id)).filter { !hidden.contains($0) }
    return scenario.changingOneProtection { protection in
      protection.hidings.flatMap { ids, callback in
        let choices =
          (2...fewViews).contains(secret.count) ? secret.map { [$0] } + [secret] : [secret]
        return choices.filter { !$0.isEmpty }.map { more in
          ([RuleChange.moreHidden(more, on: callback)], protection.hiding(more, beside: ids))
        }
      }
    }
  }

  /// Writes no text that is marked as a secret into a view, on other occasions than the app's or a screen's appearance.
  static let notWritten = Remedy("not-written") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .setText(let texts) = action, !callback.isArrival else { return [] }
      let secret = texts.filter { $0.isSensitive == true }
      guard !secret.isEmpty else { return [] }
      let open = texts.filter { $0.isSensitive != true }
      return [
        (.notWritten(secret.map(\.id), on: callback), open.isEmpty ? [] : [.setText(open)])
      ]
    }
  }
}

/// The count of views up to which each is tried by itself; the pairs of changes are as many as the square of those.
private let fewViews = 4

extension Protection {
  /// The lists of views that its rules hide, each with the callback of the first such rule.
  fileprivate var hidings: [(ids: [String], callback: Callback)] {
    var known: Set<[String]> = []
    return rules.flatMap { rule in
      rule.actions.flatMap(\.flattened).compactMap { action in
        guard case .hide(let ids) = action, known.insert(ids).inserted else { return nil }
        return (ids, rule.callback)
      }
    }
  }

  /// The same protection with further views hidden beside some, and shown again with those.
  fileprivate func hiding(_ more: [String], beside ids: [String]) -> Protection {
    var copy = self
    for index in rules.indices {
      copy.rules[index].actions = rules[index].actions.map { action in
        action.mapped { $0.hiding(more, beside: ids) }
      }
    }
    return copy
  }
}

extension Action {
  /// The same action about further views, where it hides exactly some, or shows any of them.
  fileprivate func hiding(_ more: [String], beside ids: [String]) -> Action {
    if case .hide(let hidden) = self, hidden == ids { return .hide(ids + more) }
    guard case .show(let shown) = self, shown.contains(where: ids.contains) else { return self }
    return .show(shown + more.filter { !shown.contains($0) })
  }
}
