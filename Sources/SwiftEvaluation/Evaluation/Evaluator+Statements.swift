import AfterimageSwiftTree

/// Statements, one after the other.
extension Evaluator {
  /// Runs the statements of a block, with variables of their own.
  mutating func run(_ block: Block, in frame: Frame) -> Flow {
    var inner = frame
    return run(block.statements[...], in: &inner)
  }

  /// Runs statements; what is declared is there for those that follow.
  mutating func run(_ statements: ArraySlice<Statement>, in frame: inout Frame) -> Flow {
    var deferred: [Block] = []
    var flow = Flow.next
    for (index, statement) in zip(statements.indices, statements) {
      if case .defer(let block) = statement.kind {
        deferred.append(block)
        continue
      }
      if let branches = openBranches(of: statement) {
        let place = CodePlace(file: frame.file, offset: statement.offset)
        visit(place)
        let rest = branches.contains(where: \.hasNames) ? statements[(index + 1)...] : []
        flow = run(branches[...], then: rest, at: place, in: frame)
        if flow != .next || !rest.isEmpty { break }
        continue
      }
      flow = run(statement, in: &frame)
      if flow != .next { break }
    }
    if !deferred.isEmpty {
      var frame = frame
      frame.isInitializing = false
      let count = state.effects.count
      for block in deferred.reversed() { _ = run(block, in: frame) }
      if case .returned(let value) = flow {
        let place = CodePlace(file: frame.file, offset: deferred[0].statements.first?.offset ?? 0)
        let done = Array(state.effects.dropFirst(count))
        flow = .returned(remembered(value, after: done, at: place))
      }
    }
    return flow
  }

  /// Runs a statement.
  mutating func run(_ statement: Statement, in frame: inout Frame) -> Flow {
    let place = CodePlace(file: frame.file, offset: statement.offset)
    if step(at: place) != nil { return .left }
    nesting += 1
    defer { nesting -= 1 }
    visit(place)
    if statement.asksFirst {
      let flow = leaving(statement, in: frame, at: place)
      if flow != .next { return flow }
    }
    switch statement.kind {
    case .expression(let expression):
      let value = evaluate(expression, in: frame)
      noteDropped(value)
      if expression.isDelegation { return delegated(value, at: place) }
      return isEnd(expression) ? .left : leaving(statement, in: frame, at: place)
    case .declaration(let declaration):
      declare(declaration, in: &frame)
      return leaving(statement, in: frame, at: place)
    case .return(let value):
      let result = value.map { evaluate($0, in: frame) } ?? .void
      let flow = leaving(statement, in: frame, at: place)
      return flow == .next ? .returned(result) : flow
    case .if(let choice): return run(choice, at: place, in: frame)
    case .guard(let conditions, let body):
      return run(guarding: conditions, otherwise: body, at: place, in: &frame)
    case .switch(let subject, let cases): return run(cases, on: subject, at: place, in: frame)
    case .for(let pattern, let sequence, let condition, let body):
      return run(
        Loop(pattern: pattern, sequence: sequence, condition: condition, body: body), at: place,
        in: frame)
    case .while(let conditions, let body):
      return run(while: conditions, body, at: place, in: frame)
    case .repeat(let body, let condition):
      let (first, label) = (exits.count, takeLabel())
      let flow = ended(run(body, in: frame), label, from: first, at: place)
      guard flow == .next else { return flow == .broke(nil) ? .next : flow }
      nextLabel = label
      return run(while: [.expression(condition)], body, at: place, in: frame)
    case .do(let body, let catches):
      return run(body, catching: catches, at: place, in: frame)
    case .throw(let value):
      _ = evaluate(value, in: frame)
      return .threw
    case .defer: return .next
    case .break(let label): return .broke(label)
    case .continue(let label): return .continued(label)
    case .fallthrough: return .next
    case .labeled(let label, let inner):
      nextLabel = label
      let first = exits.count
      let flow = run(inner, in: &frame)
      return rejoin(
        flow == .broke(label) ? .next : flow, at: place, exitsFrom: first,
        where: { $0 == .broke(label) }, as: { _ in .next })
    case .conditional(let branches):
      guard let branch = built(branches, at: place) else { return .next }
      return run(branch.statements[...], in: &frame)
    case .other(let name):
      note(.gap(Unknown(reason: .unsupported(name), place: place)))
      _ = unknown(.unsupported(name), at: place)
      return .next
    }
  }

  /// True for a call that ends the program.
  private func isEnd(_ expression: Expression) -> Bool {
    guard case .call(let function, _) = expression.kind, case .name(let name, _) = function.kind
    else { return false }
    return name == "fatalError" || name == "preconditionFailure" || name == "exit"
  }

  // MARK: Conditions

  private mutating func run(
    _ choice: IfStatement, at place: CodePlace, in frame: Frame
  ) -> Flow {
    check(
      choice.conditions[...], in: frame, at: place,
      then: { evaluator, inner in evaluator.run(choice.body.statements[...], in: &inner) },
      otherwise: { evaluator in
        switch choice.otherwise {
        case .block(let body): evaluator.run(body, in: frame)
        case .if(let next):
          evaluator.run(
            next, at: CodePlace(file: frame.file, offset: next.body.offset), in: frame)
        case nil: .next
        }
      })
  }

  /// Runs what stands after `else` where not all holds; the names that the conditions bind are there afterwards.
  private mutating func run(
    guarding conditions: [Condition], otherwise body: Block, at place: CodePlace,
    in frame: inout Frame
  ) -> Flow {
    var bound = frame
    let around = frame
    let flow = check(
      conditions[...], in: frame, at: place,
      then: { _, inner in
        bound = inner
        return .next
      },
      otherwise: { evaluator in
        let flow = evaluator.run(body, in: around)
        // The language has it that a guard leaves; what seems not to, calls what does.
        return flow == .next ? .left : flow
      })
    frame = bound
    return flow
  }

  /// Runs one thing where all conditions hold, in a frame with the names that they bind, and another where one does not.
  mutating func check(
    _ conditions: ArraySlice<Condition>, in frame: Frame, at place: CodePlace,
    then: (inout Evaluator, inout Frame) -> Flow, otherwise: (inout Evaluator) -> Flow
  ) -> Flow {
    guard let first = conditions.first else {
      var inner = frame
      return then(&self, &inner)
    }
    var inner = frame
    let truth = self.truth(of: first, in: &inner)
    switch decided(truth) {
    case true?:
      return check(conditions.dropFirst(), in: inner, at: place, then: then, otherwise: otherwise)
    case false?: return otherwise(&self)
    case nil:
      return fork(
        on: truth, at: place,
        then: {
          $0.check(
            conditions.dropFirst(), in: inner, at: place, then: then, otherwise: otherwise)
        }, otherwise: otherwise)
    }
  }

  /// Whether a condition holds, as a truth or a term; what it binds is declared in the frame.
  mutating func truth(of condition: Condition, in frame: inout Frame) -> Value {
    switch condition {
    case .expression(let expression): return evaluate(expression, in: frame)
    case .binding(let pattern, let type, let expression):
      let value: Value
      if let expression {
        value = bound(evaluate(expression, in: frame), to: type, in: frame)
      } else if case .name(let name) = pattern {
        value = evaluate(Expression(.name(name, [])), in: frame)
      } else {
        value = .nothing
      }
      let place = CodePlace(file: frame.file, offset: expression?.offset ?? 0)
      let isThere = isBound(value, at: place)
      bind(pattern, to: present(value), in: &frame)
      return isThere
    case .matching(let pattern, let expression):
      let value = evaluate(expression, in: frame)
      return match(
        pattern, value, in: &frame, at: CodePlace(file: frame.file, offset: expression.offset))
    case .available(let isNegated, let version):
      return .bool((version <= frameworks.majorVersion) != isNegated)
    }
  }

  // MARK: Switch

  private mutating func run(
    _ cases: [SwitchCase], on subject: Expression, at place: CodePlace, in frame: Frame
  ) -> Flow {
    let value = evaluate(subject, in: frame)
    let first = exits.count
    let flow = run(cases[...], on: value, at: place, in: frame)
    let isBreak: (Flow) -> Bool = { $0 == .broke(nil) }
    let rejoined = rejoin(
      flow == .broke(nil) ? .next : flow, at: place, exitsFrom: first, where: isBreak,
      as: { _ in .next })
    return rejoined
  }

  private mutating func run(
    _ cases: ArraySlice<SwitchCase>, on value: Value, at place: CodePlace, in frame: Frame
  ) -> Flow {
    guard let branch = cases.first else { return .next }
    var inner = frame
    let truth = match(branch, value, in: &inner, at: place)
    switch decided(truth) {
    case true?: return run(bodyOf: cases, in: inner)
    case false?: return run(cases.dropFirst(), on: value, at: place, in: frame)
    case nil:
      // Of cases that cover all, the last one is what is left.
      if cases.count == 1 { return run(bodyOf: cases, in: inner) }
      return fork(
        on: truth, at: place, then: { $0.run(bodyOf: cases, in: inner) },
        otherwise: { $0.run(cases.dropFirst(), on: value, at: place, in: frame) })
    }
  }

  /// Runs the first branch, and those that it falls through to.
  private mutating func run(bodyOf cases: ArraySlice<SwitchCase>, in frame: Frame) -> Flow {
    guard let branch = cases.first else { return .next }
    var inner = frame
    let statements = branch.body.statements
    let flow = run(statements[...], in: &inner)
    guard flow == .next, case .fallthrough = statements.last?.kind else { return flow }
    return run(bodyOf: cases.dropFirst(), in: frame)
  }

  /// Whether a value is one of a branch's.
  mutating func match(
    _ branch: SwitchCase, _ value: Value, in frame: inout Frame, at place: CodePlace
  ) -> Value {
    if branch.patterns.isEmpty { return .bool(true) }
    var unknowns: [Value] = []
    for item in branch.patterns {
      var inner = frame
      var truth = match(item.pattern, value, in: &inner, at: place)
      if let condition = item.condition, decided(truth) != false {
        let held = evaluate(where: truth, at: place) { $0.evaluate(condition, in: inner) }
        truth = conjunction(truth, held, at: place)
      }
      if decided(truth) != false { frame = inner }
      if decided(truth) == true { return .bool(true) }
      if decided(truth) == nil { unknowns.append(truth) }
    }
    guard let first = unknowns.first else { return .bool(false) }
    return unknowns.dropFirst().reduce(first) { Term.operation("||", [$0, $1], at: place) }
  }
}
