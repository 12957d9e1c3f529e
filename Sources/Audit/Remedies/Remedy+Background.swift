import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Protects in the background's handler as well what a rule protects when the app becomes inactive: at once, whatever was asked, put off or undone in between.
  static let alsoInBackground = Remedy("also-in-background") { scenario in
    scenario.changingOneProtection { protection in
      protection.rules.filter { $0.callback.lifePhase == .willResignActive }.compactMap { rule in
        rule.callback.telling(.didEnterBackground).flatMap {
          protection.repeating(rule.actions.protecting, on: $0)
        }
      }
    }
  }

  /// Lays a cover also on a scene that connects, as the system launches apps into the background without telling them so.
  static let alsoWhenConnected = Remedy("also-when-connected") { scenario in
    scenario.changingOneProtection { protection in
      protection.rules.filter(\.callback.isAboutLeaving).compactMap { rule in
        rule.callback.connecting.flatMap {
          protection.repeating(rule.actions.protecting.filter(\.isCover), on: $0)
        }
      }
    }
  }
}

extension Protection {
  /// The same protection with actions done on a further callback, after those that it has there; nil where there are none.
  fileprivate func repeating(
    _ actions: [Action], on callback: Callback
  ) -> ([RuleChange], Protection)? {
    guard !actions.isEmpty else { return nil }
    var copy = self
    if let there = rules.lastIndex(where: { $0.callback == callback }) {
      copy.rules[there].actions += actions
    } else {
      copy.rules.append(Rule(on: callback, actions))
    }
    return ([.alsoDone(actions.purpose, on: callback)], copy)
  }
}

extension [Action] {
  /// The actions at any depth that take something off the screen, or the keyboard away, each once and without a fade.
  fileprivate var protecting: [Action] {
    let all = flatMap(\.flattened).filter { $0.protects || $0.purpose == .endEditing }
    return all.contains(where: \.protects) ? unique(all.map(\.atOnce)) : []
  }
}

extension Action {
  /// The same action without a fade, and without what would follow that.
  fileprivate var atOnce: Action {
    if case .content(.alpha(var change)) = self {
      change.fade = .zero
      return .content(.alpha(change))
    }
    guard case .cover(var cover) = self else { return self }
    cover.fade = .zero
    cover.completion = []
    return .cover(cover)
  }

  fileprivate var isCover: Bool { if case .cover = self { true } else { false } }
}

extension Callback {
  /// The callback by which the same audience hears that a scene connects; nil for callbacks of controllers.
  fileprivate var connecting: Callback? {
    switch audience {
    case .sceneDelegate?: .sceneWillConnect
    case .appDelegate?, .appListeners?, .sceneListeners?: .sceneWillConnectNotification
    case nil: nil
    }
  }
}
