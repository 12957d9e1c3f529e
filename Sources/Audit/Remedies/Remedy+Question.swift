import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Another question about the state of the same subject: first the same with == and != exchanged, then the other states.
  static let otherQuestion = Remedy("other-question") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .when(let condition, let then, let otherwise) = action else { return [] }
      return condition.others.map { other in
        (
          .asking(other, insteadOf: condition, on: callback),
          [.when(other, then: then, otherwise: otherwise)]
        )
      }
    }
  }
}

extension Condition {
  /// Every other question about the same subject.
  fileprivate var others: [Condition] {
    let turned = Condition(subject, isEqual: !isEqual, state)
    let rest = AppState.allCases.filter { $0 != state }.flatMap { state in
      [!isEqual, isEqual].map { Condition(subject, isEqual: $0, state) }
    }
    return [turned] + rest
  }
}
