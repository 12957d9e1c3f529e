import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Moves rules to the notification of the same moment, which is posted whoever is the delegate, and those of a view's disappearing to the app's.
  static let calledElsewhere = Remedy("called-elsewhere") { scenario in
    scenario.changingOneProtection { protection in
      [Callback.Audience.appListeners, .sceneListeners].compactMap { audience in
        protection.moving { $0.notification(for: audience) }
      }
    }
  }
}

extension Protection {
  /// The same protection with the callbacks of its rules replaced, and the changes; nil where there are none.
  func moving(_ other: (Callback) -> Callback?) -> ([RuleChange], Protection)? {
    var changes: [RuleChange] = []
    var copy = self
    for (index, rule) in rules.enumerated() where rule.protects || rule.undoes {
      guard let callback = other(rule.callback), callback != rule.callback else { continue }
      copy.rules[index].callback = callback
      changes.append(.moved(rule.actions.purpose, to: callback, insteadOf: rule.callback))
    }
    return changes.isEmpty ? nil : (changes, copy)
  }
}

extension Callback {
  /// The notification of the same moment; of a controller's callbacks the one that its author meant.
  fileprivate func notification(for audience: Audience) -> Callback? {
    switch self {
    case .viewWillDisappear, .viewDidDisappear: Self.telling(audience, of: .willResignActive)
    case .viewWillAppear, .viewDidAppear: Self.telling(audience, of: .didBecomeActive)
    default: lifePhase.flatMap { Self.telling(audience, of: $0) }
    }
  }
}
