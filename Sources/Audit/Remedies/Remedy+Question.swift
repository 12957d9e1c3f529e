import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Another question about the state of the same subject: first the same with == and != exchanged, then the other states; of a variable none is asked.
  static let otherQuestion = Remedy("other-question") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .when(let condition, let then, let otherwise) = action else { return [] }
      if case .variable = condition {
        let protecting = then.contains(where: \.protects) ? then : otherwise
        return [(.withoutAsking(condition, on: callback), protecting)]
      }
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
  /// Every other question about the same state; none about a variable, whose other values mean something else.
  fileprivate var others: [Condition] {
    guard case .state(let subject, let isEqual, let state) = self else { return [] }
    let rest = AppState.allCases.filter { $0 != state }.flatMap { state in
      [!isEqual, isEqual].map { Condition.state(subject, isEqual: $0, state) }
    }
    return [turned] + rest
  }
}
