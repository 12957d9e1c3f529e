import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Asks for another state of the same subject, first with == and != exchanged, then for the others; does without asking for a variable.
  static let otherQuestion = Remedy("other-question") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .when(let condition, let then, let otherwise) = action else { return [] }
      switch condition {
      case .state(let subject, let isEqual, let state):
        return subject.questions(otherThan: state, isEqual: isEqual).map { other in
          (
            .asking(other, insteadOf: condition, on: callback),
            [.when(other, then: then, otherwise: otherwise)]
          )
        }
      case .variable:
        let protecting = then.contains(where: \.protects) ? then : otherwise
        return [(.withoutAsking(condition, on: callback), protecting)]
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
