import AfterimageMasking
import AfterimageSwiftEvaluation

/// What views run as they appear, go or hear of something: it may come in between whenever the app is left.
extension RuleTranslation {
  /// What is done by all that may come in between, each part where the answer to a question says so.
  mutating func actionsInBetween() -> [Action] {
    eventsNotUnderstood = []
    var (all, count) = ([Action](), 0)
    for (handler, effects) in code.events where code.decide(effects) || uncovers(effects) {
      var trial = withoutGaps
      // A view that goes runs it as the condition of its branch has turned.
      var anywhere = handler
      anywhere.stages = []
      let actions = trial.actions(of: anywhere, effects.flatMap(\.atAnyTime))
      guard trial.tellingGaps.isEmpty, count < Self.mostEvents else {
        eventsNotUnderstood.append(handler)
        continue
      }
      goOn(from: trial)
      count += 1
      let type = code.index.type(around: handler.place) ?? code.owners[handler.owner].type
      let question = Term(
        form: .name, name: "what \(type.lastPart) runs by itself coming in between", base: nil,
        arguments: [], place: handler.place)
      all += whenKnown(.term(question), actions, [], at: handler.place)
    }
    return all
  }

  /// The most of them that are asked about.
  private static let mostEvents = 4
}

extension Effect {
  /// The same with all that is done later done at once: whoever asks when it is done is told at any time.
  fileprivate var atAnyTime: [Effect] {
    switch self {
    case .deferred(_, let inner), .possible(_, let inner): inner.flatMap(\.atAnyTime)
    case .within(let term, let inner): [.within(term, inner.flatMap(\.atAnyTime))]
    case .branch(let condition, let then, let otherwise, let place):
      [
        .branch(
          condition, then: then.flatMap(\.atAnyTime), otherwise: otherwise.flatMap(\.atAnyTime),
          place)
      ]
    case .call, .set, .gap: [self]
    }
  }
}
