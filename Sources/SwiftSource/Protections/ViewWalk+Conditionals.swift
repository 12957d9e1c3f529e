import AfterimageSwiftEvaluation

/// Views that have a modifier by a condition, as when one of two branches is the other with more on it.
extension ViewWalk {
  /// The same view in one piece, whose modifier depends on the condition; nil where the two are no such views, or where what they show by themselves begins anew with each.
  mutating func joined(_ condition: Value, _ then: Value, _ otherwise: Value) -> Value? {
    guard let one = whole(condition, then, otherwise) else { return nil }
    var trial = self
    for branch in [then, otherwise] where !branch.isNoView { trial.walk(branch) }
    return trial.shown.count == shown.count ? one : nil
  }

  private mutating func whole(_ condition: Value, _ then: Value, _ otherwise: Value) -> Value? {
    joined(then, on: otherwise) { .choice(condition, then: $0, otherwise: $1) }
      ?? joined(otherwise, on: then) { .choice(condition, then: $1, otherwise: $0) }
  }

  /// - Parameter choice: what is there with the modifier, and without.
  private mutating func joined(
    _ modified: Value, on plain: Value, _ choice: (Value, Value) -> Value
  ) -> Value? {
    guard !plain.isNoView, case .term(var term) = modified, term.form == .call else { return nil }
    guard let base = term.base else { return overlaid(term, on: plain, choice) }
    guard base == plain else { return nil }
    switch term.name {
    case "overlay":
      let content = TermArgument(nil, choice(overlaid(by: term), .void))
      term.arguments = [content] + term.arguments.filter { $0.label == "alignment" }
    case "opacity", "blur":
      guard let first = term.arguments.first, first.value.number != nil else { return nil }
      let usual = Value.double(term.name == "opacity" ? 1 : 0)
      term.arguments[0].value = choice(first.value, usual)
    default: return nil
    }
    return .term(term)
  }

  /// A stack that begins with a view, as that view with the rest laid on it, which has no more room there than in the stack.
  private mutating func overlaid(
    _ stack: Term, on plain: Value, _ choice: (Value, Value) -> Value
  ) -> Value? {
    guard stack.name == "ZStack", let closure = stack.closure,
      case .group(let layers) = evaluator.build(closure, at: stack.place), layers.first == plain,
      layers.count > 1
    else { return nil }
    let rest = layers.dropFirst().map { choice($0, .void) }
    return .term(
      Term(
        form: .call, name: "overlay", base: plain, arguments: [TermArgument(nil, .group(rest))],
        place: stack.place))
  }
}
