import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Moves rules for the background to the resigning of activity, and those that undo them to becoming active, as the app does not always enter the foreground between the two.
  static let earlier = Remedy("earlier") { scenario in
    scenario.changingOneProtection { protection in
      let isLate = protection.rules.contains {
        $0.protects && $0.callback.lifePhase == .didEnterBackground
      }
      guard isLate else { return [] }
      return [protection.moving(\.earlier)].compactMap(\.self)
    }
  }
}

extension Callback {
  /// The callback of the same audience that comes first on the way to the background, and its counterpart on the way back.
  fileprivate var earlier: Callback? {
    switch lifePhase {
    case .didEnterBackground: telling(.willResignActive)
    case .willEnterForeground: telling(.didBecomeActive)
    case .didFinishLaunching, .didBecomeActive, .willResignActive, .willTerminate, nil: nil
    }
  }
}
