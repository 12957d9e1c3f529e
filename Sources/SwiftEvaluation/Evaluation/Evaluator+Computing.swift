import AfterimageSwiftTree

/// Code that can do nothing but compute, which is followed only so far.
extension Evaluator {
  /// How a field of an object may be changed, and whether every object of its class has it.
  typealias FieldChange = (name: String, change: ComputingCode.Change, isStored: Bool)

  /// Of the steps that code has when it begins anew, the part that one such computation may take, and all that one function begins.
  private static let (shareOfOne, shareOfAll) = (20, 10)
  /// Of the steps that are left of a computation, the part that one within it may take: what that changes is less.
  private static let shareOfInner = 2
  /// The fewest steps that a computation may take, and how often it is followed where it had no end.
  private static let (fewestSteps, mostCuts) = (250, 3)

  /// Runs a body; where that computes without an end, what comes of it is not known.
  mutating func computing(
    _ body: Block, _ call: OpenCall, in frame: Frame, at place: CodePlace,
    _ run: (inout Evaluator) -> Value
  ) -> Value {
    // What calls itself is followed as far as the first call of it is.
    guard let code = computingCode?.code(around: call.body), !computing.contains(code) else {
      return run(&self)
    }
    let cost = computingCosts[code] ?? ComputingCost()
    if cost.cuts < Self.mostCuts || !functions(in: frame).places.isEmpty {
      let (value, cuts) = limited(to: room(after: cost), code, run)
      guard !cuts.isEmpty else { return value }
      guard functions(in: frame).places.isEmpty else {
        for cut in cuts { leaveOff(cut) }
        return value
      }
    }
    // What it may be given to call is told by what may hold that.
    let given = functions(in: frame).given
    if !given.isEmpty { leaveOff(ofLost: [], given: given, at: place) }
    forget(whatChangesBy: code, body, in: frame, at: place)
    return unknown(.tooManySteps, at: place)
  }

  /// The steps that code which computes may take, where as many are left.
  private func room(after cost: ComputingCost) -> Int {
    let own = min(
      bounds.steps / Self.shareOfOne, bounds.steps / Self.shareOfAll - cost.steps)
    let most = !computing.isEmpty ? min(own, stepsLeft / Self.shareOfInner) : own
    return max(most, Self.fewestSteps)
  }

  /// Runs code that computes within some steps: what it comes to, and what was not followed of it.
  private mutating func limited(
    to room: Int, _ code: CodePlace, _ run: (inout Evaluator) -> Value
  ) -> (value: Value, cuts: [CutOff]) {
    let steps = min(stepsLeft, room)
    let (left, before) = (stepsLeft - steps, isExhausted)
    let cuts = (cutOff, cutOffs, exhausted)
    (stepsLeft, isExhausted) = (steps, false)
    computing.append(code)
    (cutOff, cutOffs, exhausted) = ([], [], [])
    let value = run(&self)
    let own = cutOff
    // Where others have left it no steps, nothing is known of how many it takes.
    computingCosts[code, default: ComputingCost()].add(
      steps - stepsLeft, isCut: steps == room && own.contains { !$0.isOfLost })
    stepsLeft += left
    computing.removeLast()
    isExhausted = before
    (cutOff, cutOffs, exhausted) = cuts
    // What is lost further in is not followed by whoever has called that.
    for cut in own where cut.isOfLost { leaveOff(cut) }
    return (value, own.filter { !$0.isOfLost })
  }

  /// Where functions stand that code can see in its variables, and the names of what may hold others.
  func functions(in frame: Frame) -> (places: [CodePlace], given: Set<String>) {
    var (places, given): ([CodePlace], Set<String>) = ([], [])
    var scope = frame.scope
    while let variable = scope {
      places += state.cells[variable.cell].functionPlaces
      given.formUnion(state.cells[variable.cell].heldNames)
      scope = variable.parent
    }
    return (places, given)
  }

  /// What code may change, which is found once.
  private mutating func changes(by code: CodePlace) -> ComputingCode.Changes {
    if let known = computedChanges[code] { return known }
    let changes = computingCode?.changes(code) ?? .init(of: [], change: { _, _ in nil })
    computedChanges[code] = changes
    return changes
  }

  /// What a call comes to that runs one of several functions, where all of them only compute and are given no function that is known; nil where one has to be run.
  ///
  /// - Parameter receiver: what they are called of; nil where it is nothing.
  mutating func computed(
    byOneOf functions: [SourceFunction], on receiver: Value?, _ arguments: [CallArgument],
    _ reason: Unknown.Reason, at place: CodePlace
  ) -> Value? {
    guard receiver?.isKeptElsewhere != false else { return nil }
    let isPlain = arguments.allSatisfy { $0.cell == nil && $0.value.functionPlaces.isEmpty }
    let codes = functions.compactMap { computingCode?.code(around: $0.place) }
    guard isPlain, codes.count == functions.count else { return nil }
    // What it may be given to call is told by what may hold that.
    let given = arguments.reduce(into: Set()) { $0.formUnion($1.value.heldNames) }
    if !given.isEmpty { leaveOff(ofLost: [], given: given, at: place) }
    for code in codes { forget(whatChangesBy: code, LostValues(place: place)) }
    return unknown(reason, at: place)
  }

  /// Takes for unknown what code may change that was not followed to its end.
  private mutating func forget(
    whatChangesBy code: CodePlace, _ body: Block, in frame: Frame, at place: CodePlace
  ) {
    let changes = changes(by: code)
    var lost = LostValues(place: place)
    var (scope, given) = (frame.scope, GivenNames())
    given.walk(body)
    while let variable = scope {
      let stays = state.cells[variable.cell].staysOne && !given.names.contains(variable.name)
      if !stays { lost.lose(cell: variable.cell, of: state) }
      scope = variable.parent
    }
    if let cell = frame.selfCell {
      let isGiven = given.names.contains("self")
      lost.cells[cell] = lost.value(of: state.cells[cell], by: changes, isGiven: isGiven)
    }
    forget(whatChangesBy: code, lost)
  }

  /// Takes for unknown what code may have changed, besides what is lost already.
  private mutating func forget(whatChangesBy code: CodePlace, _ lost: LostValues) {
    var lost = lost
    let changes = changes(by: code)
    let (count, place) = (state.effects.count, lost.place)
    var known = changedFields.removeValue(forKey: code) ?? [:]
    for number in 0..<state.objects.count {
      let type = state.objects[number].type
      if known[type] == nil { known[type] = fields(of: type, changedBy: changes) }
      if let fields = known[type], !fields.isEmpty { loseFields(of: number, by: fields, &lost) }
    }
    changedFields[code] = known
    loseVariables(by: changes, &lost)
    // What it has handed to others may do the same later.
    let settings = Array(state.effects.dropFirst(count))
    if !settings.isEmpty {
      let later = Term(
        form: .call, name: "what was not followed", base: nil, arguments: [], place: place)
      note(.possible(later, settings))
    }
    for (term, value) in state.members where changes.names.contains(term.name) {
      let type = term.base.flatMap { typeName(of: $0) }
      guard let change = type == nil ? .replaced : changes.change(term.name, type) else { continue }
      lost.members[term] = lost.value(of: value, changed: change)
    }
    state.forget(lost)
    state.writes.add(lost)
    leaveOff(lost)
  }

  private mutating func loseFields(
    of number: Int, by changes: [FieldChange], _ lost: inout LostValues
  ) {
    var fields = state.objects[number].fields
    var isAny = false
    for (name, change, isStored) in changes where isStored || fields[name] != nil {
      let value = lost.value(of: fields[name], changed: change)
      guard value != fields[name] else { continue }
      fields[name] = value
      isAny = true
      let owner = Value.object(ObjectID(number: number))
      note(.set(owner, property: name, value ?? lost.unknown, lost.place))
    }
    if isAny { lost.objects[number] = fields }
  }

  /// What may change of the fields of objects of a type, in the order of their names.
  private func fields(of type: String, changedBy changes: ComputingCode.Changes) -> [FieldChange] {
    let declared = program.lineage(of: type).flatMap(\.stored).filter { !$0.isStatic }
    let constants = Set(declared.filter(\.isConstant).map(\.name))
    let stored = Set(declared.map(\.name))
    return changes.names.subtracting(constants).sorted().compactMap { name in
      changes.change(name, type).map { (name, $0, stored.contains(name)) }
    }
  }

  private mutating func loseVariables(by changes: ComputingCode.Changes, _ lost: inout LostValues) {
    for variable in program.sharedVariables where changes.names.contains(variable.name) {
      guard let change = changes.change(variable.name, variable.type) else { continue }
      let value = lost.value(of: state.globals[variable.key], changed: change)
      guard value != state.globals[variable.key] else { continue }
      lost.globals[variable.key] = value
      let owner = variable.type.map { Value.type($0) } ?? .void
      let name = variable.type == nil ? variable.key : variable.name
      note(.set(owner, property: name, value ?? lost.unknown, lost.place))
    }
  }
}

/// The names that code gives other values.
private struct GivenNames: SourceVisitor {
  var names: Set<String> = []

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix(let sign, let target, _) where sign.isAssigningOperator: add(target)
    case .reference(let target): add(target)
    default: break
    }
  }

  private mutating func add(_ target: Expression) {
    switch target.kind {
    case .name(let name, _): names.insert(name)
    case .tuple(let elements): for element in elements { add(element.value) }
    default: break
    }
  }
}

/// What code that computes has taken so far.
struct ComputingCost {
  /// The steps.
  var steps = 0
  /// How often it was not followed to its end.
  var cuts = 0

  /// Adds what a run has taken.
  fileprivate mutating func add(_ steps: Int, isCut: Bool) {
    self.steps += steps
    cuts += isCut ? 1 : 0
  }
}

extension EvaluationState.Writes {
  /// Adds what is not known any more.
  fileprivate mutating func add(_ lost: LostValues) {
    cells.formUnion(lost.cells.keys)
    objects.formUnion(lost.objects.keys)
    globals.formUnion(lost.globals.keys)
    members.formUnion(lost.members.keys)
  }
}

extension LostValues {
  /// What is known of a value that may have been changed.
  fileprivate mutating func value(of before: Value?, changed: ComputingCode.Change) -> Value? {
    switch changed {
    case .replaced: return value(of: before, or: unknown)
    case .inPart: return before?.staysOne == false ? value(of: before, or: unknown) : before
    }
  }

  /// What is known of a value whose own code may have changed it.
  fileprivate mutating func value(
    of before: Value, by changes: ComputingCode.Changes, isGiven: Bool
  ) -> Value {
    if isGiven { return unknown }
    guard case .structure(var structure) = before else { return before }
    for name in structure.fields.keys where changes.names.contains(name) {
      guard let change = changes.change(name, structure.type) else { continue }
      structure.fields[name] = value(of: structure.fields[name], changed: change)
    }
    return .structure(structure)
  }

  /// Loses the value of a variable.
  fileprivate mutating func lose(cell: Int, of state: EvaluationState) {
    cells[cell] = value(of: state.cells[cell], or: unknown)
  }
}

extension Value {
  /// True for what a function can change only where all who have it see that.
  fileprivate var isKeptElsewhere: Bool {
    switch self {
    case .object, .type: true
    case .choice(_, let then, let otherwise): then.isKeptElsewhere && otherwise.isKeptElsewhere
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .function, .term, .group, .keyPath:
      false
    }
  }

  /// True for what stays the same value whatever is changed in it.
  fileprivate var staysOne: Bool {
    switch self {
    case .object, .type, .function, .keyPath, .unknown, .term, .void, .nothing, .group: true
    case .choice(_, let then, let otherwise): then.staysOne && otherwise.staysOne
    case .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration, .structure:
      false
    }
  }
}
