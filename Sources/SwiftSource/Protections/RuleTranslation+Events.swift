import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

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
      (anywhere.stages, anywhere.isLate) = ([], false)
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

  /// What functions of the app's own do of covers that code in front may call which was not followed, each where it is called: what is laid comes before what is taken away.
  mutating func actionsInFront() -> [(actions: [Action], place: CodePlace)] {
    var found: [(actions: [Action], place: CodePlace)] = []
    for (function, effects) in code.frontCode.parts {
      var trial = withoutGaps
      // All of it counts, as of what is done while the app is left.
      let handler = AppReader.Handler(
        callback: .applicationWillResignActive, owner: 0,
        body: .method(function, .nothing), place: function.place)
      let actions = trial.actions(of: handler, effects)
      goOn(from: trial)
      guard !actions.isEmpty else {
        // It speaks of covers, and what it does to which of them was not seen.
        gap("what \(function.declaration.name) does in front", at: function.place)
        continue
      }
      let name = "\(function.declaration.name) having been called in front"
      found.append(
        (
          whenKnown(.asking(name, at: function.place), actions, [], at: function.place),
          function.place
        ))
    }
    return found.filter { $0.actions.innermost.contains(where: \.isCover) }
      + found.filter { !$0.actions.innermost.contains(where: \.isCover) }
  }

  /// The most of them that are asked about.
  private static let mostEvents = 4
}

extension Action {
  /// True for what lays a cover.
  fileprivate var isCover: Bool { if case .cover = self { true } else { false } }
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
