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
