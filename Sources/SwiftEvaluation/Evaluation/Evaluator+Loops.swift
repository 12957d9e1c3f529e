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
    let label = takeLabel()
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
      let isMeant = match(loop.pattern, element, in: &inner, at: place)
      let flow: Flow
      switch decided(isMeant) {
      case true?: flow = turn(loop, at: place, in: inner)
      case false?: flow = .next
      case nil:
        flow = fork(
          on: isMeant, at: place, then: { $0.turn(loop, at: place, in: inner) },
          otherwise: { _ in .next })
      }
      let ended = ended(flow, label, from: first, at: place)
      if ended == .broke(nil) { return .next }
      if ended != .next { return ended }
    }
    return .next
  }

  /// Runs the body of a loop for one element, where the condition behind `where` holds.
  private mutating func turn(_ loop: Loop, at place: CodePlace, in frame: Frame) -> Flow {
    let body: (inout Evaluator, inout Frame) -> Flow = { evaluator, frame in
      evaluator.run(loop.body.statements[...], in: &frame)
    }
    guard let condition = loop.condition else {
      var inner = frame
      return body(&self, &inner)
    }
    return check(
      [.expression(condition)], in: frame, at: place, then: body, otherwise: { _ in .next })
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
    let label = takeLabel()
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
      let ended = ended(flow, label, from: first, at: place)
      if ended == .broke(nil) { return .next }
      if ended != .next { return ended }
      // Both were run: how often it turns is not known.
      isKnown = !isOver
      if !isKnown { return .next }
    }
    return .next
  }

  /// The name before the loop that is run now; nil where it has none.
  mutating func takeLabel() -> String? {
    defer { nextLabel = nil }
    return nextLabel
  }

  /// How a turn of a loop ends, with the alternatives that go on to the next one or end the loop.
  mutating func ended(
    _ flow: Flow, _ label: String?, from first: Int, at place: CodePlace
  ) -> Flow {
    func goesOn(_ flow: Flow) -> Bool { flow == .continued(nil) || flow == .continued(label) }
    return rejoin(
      goesOn(flow) ? .next : flow, at: place, exitsFrom: first,
      where: { goesOn($0) || $0 == .broke(nil) }, as: { _ in .next })
  }
}

extension Value {
  /// True for the notifications of a name one after the other, which are waited for.
  fileprivate var isOfNotifications: Bool {
    containsTerm { $0.form == .call && $0.name == "notifications" && $0["named"] != nil }
  }
}
