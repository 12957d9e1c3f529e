import AfterimageMasking
import AfterimageSwiftEvaluation

/// Covers that are there while the screen is recorded, and as the app is left.
extension RuleTranslation {
  /// What takes away, as a recording ends, the cover of an app that is left, where it does not ask whether that is in front.
  var recordingsThatEnd: [CoverDoubt] {
    let left = code.handlers.filter { !$0.handler.callback.isArrival && !$0.handler.isOfRecording }
    let laid = left.reduce(into: Set<String>()) { $0.formUnion(laidCovers(by: $1.effects)) }
    return code.handlers.filter(\.handler.isOfRecording).filter { _, effects in
      !effects.flatMap(\.flattened).contains(where: \.asksForFront)
        && !laid.isDisjoint(with: removedCovers(by: effects))
    }.map { handler, _ in
      CoverDoubt(what: "a recording of the screen ending then", place: handler.place)
    }
  }

  private func laidCovers(by effects: [Effect]) -> Set<String> {
    Set(
      effects.flatMap(\.flattened).compactMap { effect in
        switch effect {
        case .call(let term):
          ["addSubview", "insertSubview", "bringSubviewToFront"].contains(term.name)
            ? term.arguments.first.flatMap { cover($0.value) } : nil
        case .set(let view, let name, _, _):
          ["isHidden", "alpha"].contains(name) ? cover(view) : nil
        case .branch, .within, .deferred, .possible, .gap: nil
        }
      })
  }

  private func removedCovers(by effects: [Effect]) -> Set<String> {
    var trial = withoutGaps
    return Set(
      trial.actions(effects).flatMap(\.flattened).compactMap { action in
        if case .uncover(let uncovering) = action { uncovering.id } else { nil }
      })
  }

  /// The known cover that a view is, by its id; nil for any other.
  private func cover(_ view: Value) -> String? {
    guard case .own(let id, _)? = search.target(of: view), knownCovers[id] != nil else {
      return nil
    }
    return id
  }
}

extension AppReader.Handler {
  /// True for what hears of recordings of the screen.
  fileprivate var isOfRecording: Bool { callback == .capturedDidChangeNotification }
}

extension Effect {
  /// True for what asks whether the app is in front.
  fileprivate var asksForFront: Bool {
    guard case .branch(let condition, _, _, _) = self else { return false }
    return condition.containsTerm {
      ["applicationState", "activationState"].contains($0.name)
    }
  }
}
