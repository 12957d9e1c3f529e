import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Does without asking for a state where the callback itself tells of it, or asks for another: first with == and != exchanged, then for the others; does without asking for a variable in the background.
  ///
  /// A variable that is asked while the app becomes inactive may stand for its own prompt, beneath which nothing is to be covered.
  static let otherQuestion = Remedy("other-question") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .when(let condition, let then, let otherwise) = action else { return [] }
      let unasked =
        [then, otherwise].first { $0.flatMap(\.flattened).contains(where: \.protects) }
        .map { [(change: RuleChange.withoutAsking(condition, on: callback), actions: $0)] } ?? []
      switch condition {
      case .state(let subject, let isEqual, let state):
        let others = subject.questions(otherThan: state, isEqual: isEqual).map { other in
          (
            change: RuleChange.asking(other, insteadOf: condition, on: callback),
            actions: [Action.when(other, then: then, otherwise: otherwise)]
          )
        }
        return (callback.lifePhase == nil ? [] : unasked) + others
      case .variable, .comparison, .elapsed:
        return callback.lifePhase == .didEnterBackground ? unasked : []
      }
    }
  }
}

extension Condition.Subject {
  /// Every other question about the same subject, the one turned round first.
  fileprivate func questions(otherThan state: AppState, isEqual: Bool) -> [Condition] {
    let rest = AppState.allCases.filter { $0 != state }.flatMap { state in
      [!isEqual, isEqual].map { Condition.state(self, isEqual: $0, state) }
    }
    return [.state(self, isEqual: !isEqual, state)] + rest
  }
}
