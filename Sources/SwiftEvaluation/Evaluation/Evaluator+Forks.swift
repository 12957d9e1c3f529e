import AfterimageSwiftTree

/// What runs beneath a condition that is not known: both branches, one after the other, each from the same state.
extension Evaluator {
  /// Runs two branches and joins what they changed; a branch that leaves the code becomes an exit.
  mutating func fork(
    on condition: Value, at place: CodePlace,
    then: (inout Evaluator) -> Flow, otherwise: (inout Evaluator) -> Flow
  ) -> Flow {
    if let isTaken = frameworks.model?.assume(condition) {
      assumptions.append(Assumption(condition: condition, holds: isTaken, place: place))
      return isTaken ? then(&self) : otherwise(&self)
    }
    guard forkDepth < Self.mostForks, exits.count < Self.mostExits else {
      leaveOff(at: place)
      return .left
    }
    let (before, exitCount, useCount, links) = (state, exits.count, firstUses.count, viewLinks)
    let flow = forked(on: condition, at: place, then: then, otherwise: otherwise)
    let made = firstUses.dropFirst(useCount).filter {
      $0.isPossible(among: before.objects.count)
    }
    guard !made.isEmpty else { return flow }
    // What only one branch was first to ask for would be as that branch left it: it is made before both.
    (state, viewLinks) = (before, links)
    exits.removeSubrange(exitCount...)
    for use in made { make(use) }
    return forked(on: condition, at: place, then: then, otherwise: otherwise)
  }

  /// What an operand or an argument comes to that is evaluated only where a condition holds; what that changes is changed there alone.
  mutating func evaluate<Result>(
    where condition: Value, at place: CodePlace, _ run: (inout Evaluator) -> Result
  ) -> Result {
    if decided(condition) == true { return run(&self) }
    return evaluate(whereHolds: { _ in condition }, at: place, run)
  }

  /// What is evaluated for a place that is set: only where nothing is missing on the way there by an optional chain.
  mutating func evaluate<Result>(
    wherePresent target: Expression, in frame: Frame, _ run: (inout Evaluator) -> Result
  ) -> Result {
    guard target.isOptionalChain else { return run(&self) }
    let place = CodePlace(file: frame.file, offset: target.offset)
    return evaluate(whereHolds: { $0.isReached(target, in: frame, at: place) }, at: place, run)
  }

  private mutating func isReached(
    _ target: Expression, in frame: Frame, at place: CodePlace
  ) -> Value {
    switch target.kind {
    case .member(let base?, _, _), .subscript(let base, _), .optionalChain(let base):
      isThere(evaluate(base, in: frame), at: place)
    default: .bool(true)
    }
  }

  /// What is evaluated only where a condition holds, which is asked for only where that matters.
  private mutating func evaluate<Result>(
    whereHolds condition: (inout Evaluator) -> Value, at place: CodePlace,
    _ run: (inout Evaluator) -> Result
  ) -> Result {
    let (before, exitCount, links) = (state, exits.count, viewLinks)
    state.writes = .init()
    let result = run(&self)
    let isQuiet =
      state.writes.among(before).isEmpty && state.effects.count == before.effects.count
      && exits.count == exitCount
    state.writes.formUnion(before.writes)
    if isQuiet { return result }
    (state, viewLinks) = (before, links)
    exits.removeSubrange(exitCount...)
    let condition = condition(&self)
    if let holds = decided(condition) { return holds ? run(&self) : result }
    var onlyThere = result
    _ = fork(
      on: condition, at: place,
      then: {
        onlyThere = run(&$0)
        return .next
      }, otherwise: { _ in .next })
    return onlyThere
  }

  /// The most conditions in each other that are not known, and alternatives that have left the code: whoever follows what is done recurses as deep.
  private static let (mostForks, mostExits) = (400, 400)

  private mutating func forked(
    on condition: Value, at place: CodePlace,
    then: (inout Evaluator) -> Flow, otherwise: (inout Evaluator) -> Flow
  ) -> Flow {
    // Two states of everything are kept: the more there is, the more that takes.
    stepsLeft -= 10 + state.cells.count / 512 + state.objects.count / 16
    forkDepth += 1
    defer { forkDepth -= 1 }
    let outerWrites = state.writes
    state.writes = .init()
    let before = state
    let outerExits = exits
    let outerConditions = stateConditions
    stateConditions += exitConditions
    defer { stateConditions = outerConditions }
    let effectCount = before.effects.count
    exits = []
    let thenFlow = beneath(condition, true, at: place, then)
    state.writes = state.writes.among(before)
    let thenState = state
    let thenExits = exits
    state = before
    // Cells and objects that one branch makes must not be taken for those of the other.
    state.cells.adoptTail(of: thenState.cells)
    state.objects.adoptTail(of: thenState.objects)
    exits = []
    let elseFlow = beneath(condition, false, at: place, otherwise)
    state.writes = state.writes.among(before)
    let elseExits = exits
    let negated = Term.operation("!", [condition], at: place)
    let (held, failed) = (OuterCondition(condition), OuterCondition(negated))
    exits =
      thenExits.map { $0.beneath(held, after: effectCount, at: place) }
      + elseExits.map { $0.beneath(failed, after: effectCount, at: place) }
    defer {
      for index in exits.indices { exits[index].state.writes.formUnion(outerWrites) }
      exits = outerExits + exits
      state.writes.formUnion(outerWrites)
    }
    if thenFlow == .next, elseFlow != .next {
      exits.append(
        Exit(condition: negated, effectCount: effectCount, state: state, flow: elseFlow))
      let made = state
      state = thenState
      state.cells.adoptTail(of: made.cells)
      state.objects.adoptTail(of: made.objects)
      return .next
    }
    if elseFlow == .next, thenFlow != .next {
      exits.append(
        Exit(condition: condition, effectCount: effectCount, state: thenState, flow: thenFlow))
      return .next
    }
    if thenFlow.endsApart(from: elseFlow) {
      exits.append(
        Exit(condition: condition, effectCount: effectCount, state: thenState, flow: thenFlow))
      return elseFlow
    }
    let changed = stateSet(in: thenState, since: effectCount, askedBy: condition, at: place)
    join(thenState, where: condition, since: effectCount, at: place)
    return remembered(joined(thenFlow, elseFlow, where: condition), after: changed, at: place)
  }

  /// Values of two branches as one; what becomes too large to be compared is not known any more.
  func joined(_ then: Value, _ otherwise: Value, where condition: Value) -> Value {
    let then = then.chosen(where: condition, holds: true)
    let otherwise = otherwise.chosen(where: condition, holds: false)
    if then == otherwise { return then }
    let choice = Value.choice(condition, then: then, otherwise: otherwise)
    var room = 4_000
    guard choice.fits(in: &room) else {
      return .unknown(Unknown(reason: .tooManySteps, place: CodePlace(file: 0, offset: 0)))
    }
    return choice
  }

  /// What a variable holds after two branches; a structure stays one, each of whose properties is of one branch or of the other, and a binding one to what both are to.
  func joinedParts(_ then: Value, _ otherwise: Value, where condition: Value) -> Value {
    if case .term(let one) = then, case .term(let other) = otherwise, one.isBinding(as: other),
      let held = one.arguments.first?.value, let others = other.arguments.first?.value
    {
      let value = joinedParts(held, others, where: condition)
      return .term(one.binding(holding: value, named: "", at: one.place))
    }
    guard case .structure(var one) = then, case .structure(let other) = otherwise,
      one.type == other.type, Set(one.fields.keys) == Set(other.fields.keys)
    else { return joined(then, otherwise, where: condition) }
    for (name, value) in other.fields {
      one.fields[name] = one.fields[name].map { joinedParts($0, value, where: condition) } ?? value
    }
    return .structure(one)
  }

  /// What a function gives that returns in two branches, of which one has set what their condition asks for.
  private func remembered(_ flow: Flow, after changed: Term?, at place: CodePlace) -> Flow {
    guard case .returned(let value) = flow else { return flow }
    return .returned(remembered(value, after: changed, at: place))
  }

  private func joined(_ then: Flow, _ otherwise: Flow, where condition: Value) -> Flow {
    if case .returned(let one) = then, case .returned(let other) = otherwise {
      return .returned(joined(one, other, where: condition))
    }
    // An end of the program, or an error, says nothing of what the other branch comes to.
    if then == .left || then == .threw { return otherwise }
    return then
  }

  /// Joins the state of a branch into the present one, which is that of the other branch.
  mutating func join(
    _ other: EvaluationState, where condition: Value, since effectCount: Int,
    at place: CodePlace
  ) {
    let (cellCount, objectCount) = (state.cells.count, state.objects.count)
    let changed = stateSet(in: other, since: effectCount, askedBy: condition, at: place)
    if cellCount < other.cells.count {
      state.cells.adoptTail(of: other.cells)
      state.objects.adoptTail(of: other.objects)
    }
    state.writes.formUnion(other.writes)
    for cell in state.writes.cells
    where cell < cellCount && cell < other.cells.count {
      let (then, otherwise) = (other.cells[cell], state.cells[cell])
      // What both have made the same is shared as it is.
      if then == otherwise { continue }
      state.cells[cell] = remembered(
        joinedParts(then, otherwise, where: condition), after: changed, at: place)
    }
    for number in state.writes.objects
    where number < objectCount && number < other.objects.count {
      let (then, otherwise) = (other.objects[number].fields, state.objects[number].fields)
      if then == otherwise { continue }
      if let holds = state.objects[number].branches.last(where: { $0.condition == condition })?
        .holds
      {
        // The other branch has no such object.
        state.objects[number].fields = holds ? then : otherwise
        continue
      }
      let object = Value.object(ObjectID(number: number))
      state.objects[number].fields = remembered(
        joined(then, otherwise, of: object, where: condition, at: place), of: object,
        after: changed, at: place)
    }
    for name in state.writes.globals {
      state.globals[name] = joined(other.globals[name], state.globals[name], where: condition)
    }
    for term in state.writes.members {
      let first = firstFound(term.name, of: term.base ?? .void, at: term.place)
      state.members[term] = joined(
        other.members[term] ?? first, state.members[term] ?? first, where: condition)
    }
    let then = Array(other.effects.dropFirst(effectCount))
    let otherwise = Array(state.effects.dropFirst(effectCount))
    state.effects.removeLast(otherwise.count)
    if !then.isEmpty || !otherwise.isEmpty {
      state.effects.append(.branch(condition, then: then, otherwise: otherwise, place))
    }
  }

  private func joined(_ then: Value?, _ otherwise: Value?, where condition: Value) -> Value? {
    guard let then, let otherwise else { return then ?? otherwise }
    return joinedParts(then, otherwise, where: condition)
  }

  /// The fields of an object; what only one branch has set of a framework's is as the framework has it in the other.
  private mutating func joined(
    _ then: [String: Value], _ otherwise: [String: Value], of object: Value,
    where condition: Value, at place: CodePlace
  ) -> [String: Value] {
    let others = then.filter { otherwise[$0.key] != $0.value }.map(\.key)
    var joined = otherwise
    for name in (others + otherwise.keys.filter { then[$0] == nil }).sorted() {
      let isDeclared = program.lineage(of: typeName(of: object) ?? "").contains {
        $0.property(name, isStatic: false) != nil
      }
      let first = isDeclared ? nil : firstFound(name, of: object, at: place)
      joined[name] = self.joined(
        then[name] ?? first, otherwise[name] ?? first, where: condition)
    }
    return joined
  }

  /// Joins what has left the code that runs into how it went on, at the end of a function or a loop.
  ///
  /// Where the code itself ends further outwards, it goes on as what ends here does, and becomes an exit.
  ///
  /// - Parameter isHere: true for the exits that end where this is; others go on outwards.
  mutating func rejoin(
    _ flow: Flow, at place: CodePlace, exitsFrom first: Int, where isHere: (Flow) -> Bool,
    as value: (Flow) -> Flow = { $0 }
  ) -> Flow {
    var flow = flow
    let own = Array(exits.dropFirst(first))
    var further: [Exit] = []
    for exit in own.reversed() where isHere(exit.flow) {
      let effectCount = min(exit.effectCount, state.effects.count)
      let negated = Term.operation("!", [exit.condition], at: place)
      further = further.map { $0.beneath(.init(negated), after: effectCount, at: place) }
      if value(exit.flow) == .next, ![.next, .left].contains(flow), !isHere(flow) {
        further.append(
          Exit(condition: negated, effectCount: effectCount, state: state, flow: flow))
        let before = state
        state = exit.state
        state.cells.adoptTail(of: before.cells)
        state.objects.adoptTail(of: before.objects)
        state.writes.formUnion(before.writes)
        flow = .next
      } else {
        let changed = stateSet(
          in: exit.state, since: effectCount, askedBy: exit.condition, at: place)
        join(exit.state, where: exit.condition, since: effectCount, at: place)
        flow = remembered(
          joined(value(exit.flow), flow, where: exit.condition), after: changed, at: place)
      }
    }
    exits = Array(exits.prefix(first)) + own.filter { !isHere($0.flow) } + further
    return flow
  }
}

extension Evaluator.Flow {
  /// True where two branches both leave the code, and not to the same place.
  fileprivate func endsApart(from other: Self) -> Bool {
    switch (self, other) {
    case (.returned, .returned), (.next, _), (_, .next), (.left, _), (_, .left): false
    default: self != other
    }
  }
}

extension Value {
  /// What a choice by a condition comes to where it holds or does not; other values as they are.
  fileprivate func chosen(where condition: Value, holds: Bool) -> Value {
    guard case .choice(let own, let then, let otherwise) = self, own == condition else {
      return self
    }
    return holds ? then : otherwise
  }
}
