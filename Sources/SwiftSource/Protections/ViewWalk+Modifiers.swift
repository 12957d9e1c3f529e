import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What modifiers show by conditions that change.
extension ViewWalk {
  /// Adds what a modifier shows by a condition that changes.
  ///
  /// - Parameter isLayer: true for a modifier of what lies on other views.
  mutating func addModifier(_ term: Term, isLayer: Bool) {
    let first = term.arguments.first?.value
    switch term.name {
    case "overlay": walk(layers: overlaid(by: term), over: term.base)
    case "blur" where !isLayer || !liesOnData:
      addNumber(term["radius"] ?? first, at: term.place) { .blur($0) }
    case "opacity":
      let isCover = isLayer && liesOnData
      addNumber(first, at: term.place) { alpha in
        isCover ? Self.layer(of: term, opacity: alpha) : .opacity(alpha)
      }
    case "fullScreenCover", "sheet":
      guard let binding = term["isPresented"] ?? term["item"], case .term(let bound) = binding,
        let value = bound.arguments.first?.value, value.changes, let closure = term.closure
      else { return }
      let content = evaluator.build(closure, at: term.place)
      add(value, .presentation(content), .nothing, at: term.place)
      walk(presented: content)
    case "redacted", "privacySensitive", "unredacted":
      if case .choice(let condition, _, _)? = first, condition.changes {
        add(condition, .unknown("redacted"), .nothing, at: term.place)
      }
    case _ where ShownVocabulary.isSilent(modifier: term.name): break
    default: walk(beside: term)
    }
  }

  /// What a layer on other views is at an opacity.
  private static func layer(of term: Term, opacity: Double) -> ConditionalView.Effect {
    guard opacity > 0 else { return .nothing }
    var term = term
    term.arguments = [TermArgument(nil, .double(opacity))]
    return .cover(.term(term))
  }

  private mutating func addNumber(
    _ value: Value?, at place: CodePlace, _ effect: (Double) -> ConditionalView.Effect
  ) {
    guard case .choice(let condition, let then, let otherwise)? = value, condition.changes else {
      return
    }
    func known(_ value: Value) -> ConditionalView.Effect {
      value.number.map(effect) ?? .unknown("a number that is not known")
    }
    add(condition, known(then), known(otherwise), at: place)
  }
}

extension Evaluator {
  /// True for a change of transactions that does nothing but take their animations away.
  mutating func endsAnimations(_ term: Term) -> Bool {
    guard let closure = term.closure else { return false }
    let given = Term(form: .name, name: "transaction", base: nil, arguments: [], place: term.place)
    let effects = effects {
      _ = $0.call(closure, [CallArgument(value: .term(given))], at: term.place)
    }
    return effects.allSatisfy { effect in
      switch effect {
      case .set(_, "animation", .nothing, _), .set(_, "disablesAnimations", .bool(true), _): true
      case .set, .call, .branch, .within, .deferred, .possible, .gap: false
      }
    }
  }
}
