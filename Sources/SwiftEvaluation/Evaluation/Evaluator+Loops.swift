import AfterimageSwiftTree

/// Loops, turn by turn.
extension Evaluator {
  /// A loop over a sequence.
  struct Loop {
    var pattern: Pattern
    var sequence: Expression
    var condition: Expression?
    var body: Block
  }

  /// Runs a loop.
  mutating func run(_ loop: Loop, at place: CodePlace, in frame: Frame) -> Flow {
    let sequence = evaluate(loop.sequence, in: frame)
    if sequence.isOfNotifications {
      listen(to: sequence, by: loop, at: place, in: frame)
      // Such a loop never ends.
      return .returned(.void)
    }
    let elements = elements(of: sequence, at: place)
    for element in elements.prefix(bounds.turns) {
      let first = exits.count
      var inner = frame
      bind(loop.pattern, to: element, in: &inner)
      let turn: (inout Evaluator, inout Frame) -> Flow = { evaluator, frame in
        evaluator.run(loop.body.statements[...], in: &frame)
      }
      let flow: Flow
      if let condition = loop.condition {
        flow = check(
          [.expression(condition)], in: inner, at: place, then: turn, otherwise: { _ in .next })
      } else {
        flow = turn(&self, &inner)
      }
      let ended = ended(flow, from: first, at: place)
      if ended == .broke(nil) { return .next }
      if ended != .next { return ended }
    }
    return .next
  }

  /// Notes a loop over notifications as what it is: a closure that is called for each of them, in a turn of its own.
  private mutating func listen(
    to sequence: Value, by loop: Loop, at place: CodePlace, in frame: Frame
  ) {
    var parameters: [ClosureParameter]?
    if case .name(let name) = loop.pattern { parameters = [ClosureParameter(name)] }
    let closure = ClosureValue(
      closure: Closure(parameters: parameters, body: loop.body), frame: frame, builder: nil)
    note(
      .call(
        Term(
          form: .call, name: "sink", base: sequence,
          arguments: [TermArgument(.function(.closure(closure)))], place: place)))
  }

  /// Runs a body while conditions hold.
  mutating func run(
    while conditions: [Condition], _ body: Block, at place: CodePlace, in frame: Frame
  ) -> Flow {
    for _ in 0..<bounds.turns {
      let first = exits.count
      var (isOver, isKnown) = (false, true)
      let flow = check(
        conditions[...], in: frame, at: place,
        then: { evaluator, inner in evaluator.run(body.statements[...], in: &inner) },
        otherwise: { _ in
          isOver = true
          return .next
        })
      let ended = ended(flow, from: first, at: place)
      if ended == .broke(nil) { return .next }
      if ended != .next { return ended }
      // Both were run: how often it turns is not known.
      isKnown = !isOver
      if !isKnown { return .next }
    }
    return .next
  }

  /// How a turn of a loop ends, with the alternatives that go on to the next one or end the loop.
  mutating func ended(_ flow: Flow, from first: Int, at place: CodePlace) -> Flow {
    let here = rejoin(
      flow == .continued(nil) ? .next : flow, at: place, exitsFrom: first,
      where: { $0 == .continued(nil) || $0 == .broke(nil) }, as: { _ in .next })
    return here
  }
}

extension Value {
  /// True for the notifications of a name one after the other, which are waited for.
  fileprivate var isOfNotifications: Bool {
    containsTerm { $0.form == .call && $0.name == "notifications" && $0["named"] != nil }
  }
}
