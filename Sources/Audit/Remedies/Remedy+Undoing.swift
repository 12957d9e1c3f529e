import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Leaves an action that shows the secrets again to the time in which the app is in front, where its callback also comes in the background.
  static let undoneInFront = Remedy("undone-in-front") { scenario in
    scenario.replacingOneAction { action, callback in
      let purpose = action.purpose
      guard purpose.undoes, callback.comesInBackground else { return [] }
      let inFront = Condition.state(.applicationState, isEqual: false, .background)
      return [
        (.onlyInFront(purpose, on: callback), [.when(inFront, then: [action], otherwise: [])])
      ]
    }
  }

  /// Leaves an action out of a rule that shows the secrets again, unless nothing else would bring the screen back.
  static let undoneElsewhere = Remedy("undone-elsewhere") { scenario in
    let undone = scenario.protections.flatMap(\.rules).flatMap(\.actions)
      .flatMap(\.flattened).map(\.purpose).filter(\.undoes)
    return scenario.replacingOneAction { action, callback in
      let purpose = action.purpose
      let isOnly = undone.filter { $0 == purpose }.count == 1
      guard purpose.undoes, !(isOnly && (callback.bringsBack || purpose.isOfTexts)) else {
        return []
      }
      return [(.notUndone(purpose, on: callback), [])]
    }
  }
}

extension Callback {
  /// True for what controllers hear also while the system takes its pictures.
  fileprivate var comesInBackground: Bool {
    [.traitCollectionDidChange, .userInterfaceStyle, .viewWillTransition, .bounds].contains(self)
  }

  /// True for what tells that the user is back.
  fileprivate var bringsBack: Bool {
    lifePhase == .didBecomeActive || lifePhase == .willEnterForeground
  }

  /// True where the app comes to the front, or a screen or a scene appears.
  var isArrival: Bool {
    bringsBack || lifePhase == .didFinishLaunching
      || [
        .applicationDidFinishLaunching, .applicationDidFinishLaunchingNotification,
        .sceneWillConnect, .sceneWillConnectNotification, .viewDidLoad, .viewWillAppear,
        .viewDidAppear,
      ].contains(self)
  }
}

extension RuleChange.Purpose {
  /// True for what puts texts back, without which the app is less usable and no cover tells so.
  fileprivate var isOfTexts: Bool { self == .restoreText || self == .reveal }
}
