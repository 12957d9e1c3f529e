import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What modifiers show by conditions that change.
extension ViewWalk {
  /// Adds what a modifier shows by a condition that changes.
  mutating func addModifier(_ term: Term) {
    let first = term.arguments.first?.value
    switch term.name {
    case "overlay", "safeAreaInset":
      if let closure = term.closure {
        walk(layers: evaluator.build(closure, at: term.place))
      } else if let first {
        walk(layers: first)
      }
    case "blur":
      addNumber(term["radius"] ?? first, at: term.place) { .blur($0) }
    case "opacity":
      addNumber(first, at: term.place) { .opacity($0) }
    case "fullScreenCover", "sheet":
      guard let binding = term["isPresented"] ?? term["item"], case .term(let bound) = binding,
        let value = bound.arguments.first?.value, value.changes, let closure = term.closure
      else { return }
      let content = evaluator.build(closure, at: term.place)
      add(value, .presentation(content), .nothing, at: term.place)
    case "redacted", "privacySensitive", "unredacted":
      if case .choice(let condition, _, _)? = first, condition.changes {
        add(condition, .unknown("redacted"), .nothing, at: term.place)
      }
    default: break
    }
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
