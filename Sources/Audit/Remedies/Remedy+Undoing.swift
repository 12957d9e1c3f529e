import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Leaves an action out of a rule that shows the secrets again, unless nothing else would bring the screen back.
  static let undoneElsewhere = Remedy("undone-elsewhere") { scenario in
    let undone = scenario.protections.flatMap(\.rules).flatMap(\.actions)
      .flatMap(\.flattened).map(\.purpose).filter(\.undoes)
    return scenario.replacingOneAction { action, callback in
      let purpose = action.purpose
      guard purpose.undoes, !callback.bringsBack || undone.filter({ $0 == purpose }).count > 1
      else {
        return []
      }
      return [(.notUndone(purpose, on: callback), [])]
    }
  }
}

extension Callback {
  /// True for what tells that the user is back.
  fileprivate var bringsBack: Bool {
    lifePhase == .didBecomeActive || lifePhase == .willEnterForeground
  }
}
