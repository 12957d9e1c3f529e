import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What is run for each value that a publisher sends which is made of properties.
struct PublishedListener {
  /// What is run, given what the publisher sends while the properties are as they are.
  var handler: AppReader.Handler
  /// The publisher.
  var publisher: Value
  /// What it sends.
  var sent: PublishedValue
  /// True where nothing can end that.
  var isLasting = true

  /// The properties of which that is made.
  var keys: Set<OpenState.Key> { Value.group(sent.sources).stateKeys }

  /// True where a closure on the way asks for anything but what it is given: a published property has its new value only later.
  private var asksForOthers: Bool {
    publisher.containsTerm { term in
      term.arguments.contains { argument in
        guard case .function(let function) = argument.value else { return false }
        guard case .closure(let value) = function else { return true }
        return OuterNames.areFound(in: value.closure)
      }
    }
  }

  /// What it hears once a property has been given a value; nil where that is not known.
  func heard(_ value: Value, givenTo key: OpenState.Key, in evaluator: Evaluator) -> Value? {
    guard sent.isKnown, !sent.isBeforehand || !asksForOthers else { return nil }
    // What is made of properties itself is what the property holds by then.
    guard value.stateKeys.isEmpty else { return sent.isBeforehand ? nil : sent.value }
    return evaluator.holding(value, as: key)?.published(by: publisher)?.value
  }

  /// True where its code speaks of a property that has the new value only later.
  func asksTooEarly(for key: OpenState.Key, doing effects: [Effect]) -> Bool {
    guard sent.isBeforehand, !sent.isLate else { return false }
    return effects.flatMap(\.flattened).contains { effect in
      switch effect {
      case .set(_, _, let value, _): value.stateKeys.contains(key)
      case .branch(let condition, _, _, _): condition.stateKeys.contains(key)
      case .call(let term): Value.term(term).stateKeys.contains(key)
      case .within, .deferred, .possible, .gap: false
      }
    }
  }

  /// True where it does not matter whether the same value is heard again: all that it does is to set properties which nothing else sets.
  ///
  /// - Parameter setters: the code that gives properties values.
  func mayLeaveOut(_ effects: [Effect], _ setters: PropertySetters) -> Bool {
    effects.allSatisfy { effect in
      switch effect {
      case .set(let owner, let name, _, _):
        handler.closure?.closureExtent.map { setters.areOnly($0, of: name, of: owner) } == true
      case .branch(_, let then, let otherwise, _): mayLeaveOut(then + otherwise, setters)
      case .within(_, let inner): mayLeaveOut(inner, setters)
      case .call, .deferred, .possible, .gap: false
      }
    }
  }
}

extension PublishedListener {
  /// What effects subscribe to publishers of properties.
  ///
  /// - Parameters:
  ///   - effects: those of the launch, and of objects as they are made.
  ///   - ends: where subscriptions end.
  ///   - mayBeGone: whether an object that subscribes may be gone.
  ///   - state: what the properties held at first.
  static func subscribed(
    by effects: [Effect], ending ends: SubscriptionEnds, mayBeGone: (ObjectID) -> Bool,
    _ state: OpenState, in evaluator: Evaluator
  ) -> [PublishedListener] {
    let all = effects.flatMap(\.flattened)
    let calls = all.compactMap { if case .call(let term) = $0 { term } else { nil } }
    return calls.compactMap { term in
      guard ["sink", "assign"].contains(term.name), let publisher = term.base,
        let closure = term.closure, let sent = evaluator.published(by: publisher)
      else { return nil }
      let handler = AppReader.Handler(
        callback: .scenePhase, owner: 0, body: .given(closure, [sent.value]), place: term.place)
      var listener = PublishedListener(handler: handler, publisher: publisher, sent: sent)
      listener.isLasting =
        effects.contains(.call(term))
        && (term.isKeptByProperty || ends.isKeptForGood(term))
        && listener.isOfOneObject(ending: ends, mayBeGone: mayBeGone, in: evaluator)
        && listener.agrees(with: state, in: evaluator)
      return listener
    }
  }

  /// True where its closure is of the only object of a class, which stays and ends none of its subscriptions.
  private func isOfOneObject(
    ending ends: SubscriptionEnds, mayBeGone: (ObjectID) -> Bool, in evaluator: Evaluator
  ) -> Bool {
    guard let closure = handler.closure, let owner = evaluator.owner(of: closure),
      !mayBeGone(owner)
    else { return false }
    let type = evaluator.object(owner).type
    let others = (0..<evaluator.objectCount).filter {
      evaluator.object(ObjectID(number: $0)).type == type
    }
    return others.count == 1
      && !evaluator.program.lineage(of: type).contains { ends.cancelling.contains($0.name) }
  }

  /// True where what it did as it began to listen has left the properties as they were found to be.
  private func agrees(with state: OpenState, in evaluator: Evaluator) -> Bool {
    let first = keys.reduce(evaluator as Evaluator?) { evaluator, key in
      evaluator?.holding(state.initialValues[key] ?? .nothing, as: key)
    }
    guard var first, let value = first.published(by: publisher)?.value else { return false }
    var handler = handler
    if let closure = handler.closure { handler.body = .given(closure, [value]) }
    return Effect.settled(first.effects { AppReader.run(handler, in: &$0) }).allSatisfy { effect in
      guard case .set(let owner, let name, let value, _) = effect else { return false }
      let first = state.initialValues[OpenState.Key(owner: owner, name: name)]
      // What is not known at first may be that as well.
      return first == value || first?.isUnknown == true
    }
  }
}

extension Evaluator {
  /// The same evaluation with another value in a property, or in a field of the structure that one holds; nil where that is none of an object.
  fileprivate func holding(_ value: Value, as key: OpenState.Key) -> Evaluator? {
    switch key.owner {
    case .object(let id):
      var copy = self
      copy.setStored(key.name, of: id, to: value)
      return copy
    case .term(let whole):
      guard let outer = OpenState.Key(.term(whole)),
        case .structure(var structure)? = held(by: outer)
      else { return nil }
      structure.fields[key.name] = value
      return holding(.structure(structure), as: outer)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .type, .function, .choice, .group, .keyPath:
      return nil
    }
  }

  private func held(by key: OpenState.Key) -> Value? {
    if case .object(let id) = key.owner { return stored(key.name, of: id) }
    guard case .structure(let whole)? = OpenState.Key(key.owner).flatMap(held) else { return nil }
    return whole.fields[key.name]
  }
}

extension Value {
  /// From the first statement of a closure to the end of its last; nil for what is none, or has none.
  var closureExtent: ClosedRange<CodePlace>? {
    guard case .function(.closure(let value)) = self,
      let first = value.closure.body.statements.first,
      let last = value.closure.body.statements.last
    else { return nil }
    let file = value.frame.file
    return CodePlace(
      file: file, offset: first.offset)...CodePlace(file: file, offset: max(first.offset, last.end))
  }
}
