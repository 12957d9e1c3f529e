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
    leaveOff(at: place, around: callsAwaiting)
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
  mutating func leaveOff(_ lost: LostValues) {
    guard !lost.code.isEmpty || !lost.given.isEmpty else { return }
    leaveOff(ofLost: lost.code.sorted(), given: lost.given, at: lost.place)
  }
}
