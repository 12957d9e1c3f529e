import AfterimageSwiftTree

/// Loops of which it is not known how often they turn.
extension Evaluator {
  /// How often what turns of a loop leave may be more than those before them have left.
  private static let mostRounds = 8

  /// Runs what is done for each of a sequence of which it is not known how many there are: not at all, once, or again and again.
  mutating func turnForEach(
    of sequence: Value, at place: CodePlace, _ turn: (inout Evaluator) -> Flow
  ) -> Flow {
    let isEmpty = read("isEmpty", of: sequence, at: place)
    switch decided(isEmpty) {
    case true?: return .next
    case false?: return turnOn(at: place, turn)
    case nil:
      return fork(
        on: Term.operation("!", [isEmpty], at: place), at: place,
        then: { $0.turnOn(at: place, turn) }, otherwise: { _ in .next })
    }
  }

  /// Runs a loop once, and then all turns that may follow.
  ///
  /// - Parameter turn: runs the loop once, where it may turn; how that ends.
  private mutating func turnOn(
    at place: CodePlace, _ turn: (inout Evaluator) -> Flow
  ) -> Flow {
    let count = state.effects.count
    let flow = turn(&self)
    guard flow == .next else { return flow == .broke(nil) ? .next : flow }
    return turnOn(at: place, after: count, turn)
  }

  /// Runs all turns of a loop that may follow one, however many, as one: what a turn changes each time is not known, until a turn from there changes nothing else.
  ///
  /// Objects, and what is made of what is not known, are taken to be what the last turn has made them, as where code looks for the controller in front.
  ///
  /// - Parameters:
  ///   - count: how many effects there were before the turn that was run last.
  ///   - turn: runs the loop once, where it may turn; how that ends.
  mutating func turnOn(
    at place: CodePlace, after count: Int, _ turn: (inout Evaluator) -> Flow
  ) -> Flow {
    let first = state
    let done = Set(first.effects.dropFirst(count).flatMap(\.traces))
    for _ in 0..<Self.mostRounds {
      let (before, exitCount) = (state, exits.count)
      state.writes = .init()
      let flow = turn(&self)
      let lost = lostValues(since: before, ofWhatIsIn: first, at: place)
      state.writes.formUnion(before.writes)
      for exit in exitCount..<exits.count { exits[exit].state.writes.formUnion(before.writes) }
      guard flow == .next else { return flow == .broke(nil) ? .next : flow }
      let traces = Set(state.effects.dropFirst(before.effects.count).flatMap(\.traces))
      if lost.isAny || traces.isSubset(of: done) {
        // The next round does all that this one did, or the last turn has done it.
        state.effects = before.effects
      }
      guard lost.isAny else { return .next }
      exits.removeSubrange(exitCount...)
      state.forget(lost)
      leaveOff(lost)
    }
    leaveOff(at: place, around: openCalls.map(\.body))
    return .next
  }

  /// What a turn has changed of what was there, and would change again.
  private func lostValues(
    since before: EvaluationState, ofWhatIsIn first: EvaluationState, at place: CodePlace
  ) -> LostValues {
    var lost = LostValues(place: place)
    for cell in state.writes.cells where cell < first.cells.count {
      lost.cells[cell] = lost.value(of: before.cells[cell], or: state.cells[cell])
    }
    for number in state.writes.objects where number < first.objects.count {
      lost.objects[number] = lost.fields(
        of: before.objects[number].fields, or: state.objects[number].fields)
    }
    for name in state.writes.globals {
      lost.globals[name] = lost.value(of: before.globals[name], or: state.globals[name])
    }
    for term in state.writes.members {
      lost.members[term] = lost.value(of: before.members[term], or: state.members[term])
    }
    return lost
  }

  /// Notes the functions that may be among what is not known any more.
  private mutating func leaveOff(_ lost: LostValues) {
    guard !lost.code.isEmpty || !lost.given.isEmpty else { return }
    leaveOff(at: lost.place, lost.code.sorted(), given: lost.given)
  }
}

extension EvaluationState {
  /// Puts what is known of values after any number of turns in their places.
  fileprivate mutating func forget(_ lost: LostValues) {
    for (cell, value) in lost.cells { cells[cell] = value }
    for (number, fields) in lost.objects { objects[number].fields = fields }
    globals.merge(lost.globals) { $1 }
    members.merge(lost.members) { $1 }
  }
}

/// What is known of values after any number of turns of a loop.
private struct LostValues {
  /// Where the loop stands.
  let place: CodePlace
  var cells: [Int: Value] = [:]
  var objects: [Int: [String: Value]] = [:]
  var globals: [String: Value] = [:]
  var members: [Term: Value] = [:]
  /// True where something was known that is not any more.
  private(set) var isAny = false
  /// Where the code stands of functions that may have been there.
  private(set) var code: Set<CodePlace> = []
  /// The names of what may have been functions.
  private(set) var given: Set<String> = []

  init(place: CodePlace) { self.place = place }

  private var unknown: Value { .unknown(Unknown(reason: .tooManySteps, place: place)) }

  /// What is known of something that is one of two values, or was not there.
  mutating func value(of before: Value?, or after: Value?) -> Value? {
    guard before != after, let after else { return after }
    if let one = before?.asStructure, var other = after.asStructure, one.type == other.type {
      other.fields = fields(of: one.fields, or: other.fields)
      return .structure(other)
    }
    guard after.decidesByItself || before?.decidesByItself == true else { return after }
    for value in [before, after] {
      code.formUnion(value?.functionPlaces ?? [])
      given.formUnion(value?.heldNames ?? [])
    }
    isAny = isAny || before != unknown
    return unknown
  }

  /// What is known of fields that are one of two.
  mutating func fields(
    of before: [String: Value], or after: [String: Value]
  ) -> [String: Value] {
    var known = after
    for (name, value) in after where before[name] != value {
      known[name] = self.value(of: before[name], or: value)
    }
    return known
  }
}

extension Value {
  /// True for what is known without anything that is not, or has such parts: conditions on it are decided by that, and functions are what they do.
  fileprivate var decidesByItself: Bool {
    switch self {
    case .bool, .int, .double, .string, .function: true
    case .enumeration(let value):
      value.payload.isEmpty || value.payload.contains(where: { $0.value.decidesByItself })
    case .array(let values), .group(let values): values.contains(where: \.decidesByItself)
    case .dictionary(let entries): entries.contains { $0.value.decidesByItself }
    case .tuple(let elements): elements.contains { $0.value.decidesByItself }
    case .structure(let value): value.fields.values.contains(where: \.decidesByItself)
    case .choice(_, let then, let otherwise): then.decidesByItself || otherwise.decidesByItself
    case .unknown, .void, .nothing, .object, .type, .term, .keyPath: false
    }
  }
}

extension Value {
  /// A structure, or a choice between some of one type with a choice for each of its fields; nil for anything else.
  fileprivate var asStructure: StructureValue? {
    switch self {
    case .structure(let value): return value
    case .choice(let condition, let then, let otherwise):
      guard let one = then.asStructure, let other = otherwise.asStructure, one.type == other.type
      else { return nil }
      var both = one
      both.fields.merge(other.fields) { then, otherwise in
        then == otherwise ? then : .choice(condition, then: then, otherwise: otherwise)
      }
      return both
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .object, .type, .function, .term, .group, .keyPath:
      return nil
    }
  }
}

/// What an effect does and where, whatever it is done to.
private struct EffectTrace: Hashable {
  let place: CodePlace
  /// The name of what is called or set; nil for a gap.
  var name: String?
  /// What is given, as far as it is known.
  var given: [Value] = []
}

extension Effect {
  /// What the effect and all in it do.
  fileprivate var traces: [EffectTrace] {
    flattened.compactMap { effect in
      switch effect {
      case .call(let term):
        EffectTrace(
          place: term.place, name: term.name,
          given: term.arguments.map(\.value).filter(\.decidesAction))
      case .set(_, let property, let value, let place):
        EffectTrace(place: place, name: property, given: [value].filter(\.decidesAction))
      case .gap(let unknown): EffectTrace(place: unknown.place)
      case .branch, .within, .deferred, .possible: nil
      }
    }
  }
}

extension Value {
  /// True for what makes an action another one: a value that is known, or one that was and is not any more.
  fileprivate var decidesAction: Bool {
    switch self {
    case .function: false
    case .unknown: true
    default: decidesByItself
    }
  }
}
