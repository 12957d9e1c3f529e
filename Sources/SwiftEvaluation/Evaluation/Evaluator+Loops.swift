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
    let awaited: Expression? =
      if case .await(let source) = loop.sequence.kind { source } else { nil }
    let sequence = evaluate(awaited ?? loop.sequence, in: frame)
    if sequence.isOfNotifications {
      listen(to: sequence, by: loop, at: place, in: frame)
      // Such a loop never ends.
      return .returned(.void)
    }
    if awaited != nil, frameworks.followsErrors, sequence.isWaitedFor {
      note(.call(Term.suspension(for: sequence, at: place)))
    }
    return run(loop, over: sequence, label, at: place, in: frame)
  }

  private mutating func run(
    _ loop: Loop, over sequence: Value, _ label: String?, at place: CodePlace, in frame: Frame
  ) -> Flow {
    if frameworks.followsErrors, case .choice(let condition, let then, let otherwise) = sequence {
      return fork(
        on: condition, at: place,
        then: { $0.run(loop, over: then, label, at: place, in: frame) },
        otherwise: { $0.run(loop, over: otherwise, label, at: place, in: frame) })
    }
    let elements = elements(of: sequence, at: place)
    if isOpen(sequence), let each = elements.first {
      return turnForEach(of: sequence, at: place) {
        $0.turn(loop, of: each, label, at: place, in: frame)
      }
    }
    var count = 0
    for element in elements.prefix(bounds.turns) {
      count = state.effects.count
      let flow = turn(loop, of: element, label, at: place, in: frame)
      if flow == .broke(nil) { return .next }
      if flow != .next { return flow }
    }
    guard elements.count > bounds.turns else { return .next }
    let other = unknown(.tooManySteps, at: place)
    return turnOn(at: place, after: count) {
      $0.turn(loop, of: other, label, at: place, in: frame)
    }
  }

  /// Runs the body of a loop for one element, where the pattern has it in.
  private mutating func turn(
    _ loop: Loop, of element: Value, _ label: String?, at place: CodePlace, in frame: Frame
  ) -> Flow {
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
    return ended(flow, label, from: first, at: place)
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

  /// Of how many steps that there may be a loop has one to be run turn by turn.
  private static let shareOfTurns = 16

  /// Runs a body while conditions hold.
  mutating func run(
    while conditions: [Condition], _ body: Block, at place: CodePlace, in frame: Frame
  ) -> Flow {
    let label = takeLabel()
    let end = stepsLeft - min(bounds.steps / Self.shareOfTurns, stepsLeft / 2)
    var (turns, count) = (0, 0)
    while turns < bounds.turns, turns == 0 || stepsLeft > end {
      count = state.effects.count
      let (flow, isOver) = turn(while: conditions, body, label, at: place, in: frame)
      if flow == .broke(nil) { return .next }
      if flow != .next { return flow }
      // Where both were run, how often it turns is not known.
      if isOver, !frameworks.followsErrors { return .next }
      if isOver { break }
      turns += 1
    }
    return turnOn(at: place, after: count) {
      $0.turn(while: conditions, body, label, at: place, in: frame).flow
    }
  }

  /// Runs a body once where conditions hold.
  ///
  /// - Returns: how the turn ends, and whether it may be that the conditions did not hold.
  private mutating func turn(
    while conditions: [Condition], _ body: Block, _ label: String?, at place: CodePlace,
    in frame: Frame
  ) -> (flow: Flow, isOver: Bool) {
    let first = exits.count
    var isOver = false
    let flow = check(
      conditions[...], in: frame, at: place,
      then: { evaluator, inner in evaluator.run(body.statements[...], in: &inner) },
      otherwise: { _ in
        isOver = true
        return .next
      })
    return (ended(flow, label, from: first, at: place), isOver)
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
