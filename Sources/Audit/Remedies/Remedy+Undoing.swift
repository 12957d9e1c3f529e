import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// What shows the secrets again is left out of a rule, unless nothing else would bring the screen back.
  static let undoneElsewhere = Remedy("undone-elsewhere") { scenario in
    let undone = scenario.protections.flatMap(\.rules).flatMap(\.actions)
      .flatMap(\.flattened).map(\.deed).filter(\.undoes)
    return scenario.replacingOneAction { action, callback in
      let deed = action.deed
      guard deed.undoes, !callback.bringsBack || undone.filter({ $0 == deed }).count > 1 else {
        return []
      }
      return [(.notUndone(deed, on: callback), [])]
    }
  }
}

extension Callback {
  /// True for what tells that the user is back.
  fileprivate var bringsBack: Bool {
    lifePhase == .didBecomeActive || lifePhase == .willEnterForeground
  }
}
