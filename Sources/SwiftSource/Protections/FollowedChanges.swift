import AfterimageSwiftEvaluation

/// What views run right after properties have changed, added to what changes them.
struct FollowedChanges {
  /// What is run, and the property that it follows.
  private let followers: [(handler: AppReader.Handler, key: OpenState.Key)]
  /// What has been run already, by the new values.
  private var known: [Change: [Effect]] = [:]
  /// Those that run.
  private var running: Set<Int> = []

  /// A new value that something follows.
  private struct Change: Hashable {
    let follower: Int
    let value: Value
  }

  /// The most values that are followed in an app.
  private static let mostChanges = 60

  /// Takes what follows one property.
  init(_ followers: [(handler: AppReader.Handler, subject: Value)]) {
    self.followers = followers.compactMap { handler, subject in
      OpenState.Key(subject).map { (handler, $0) }
    }
  }

  /// Effects with what follows their changes behind them: views run that once the handler has ended and they are updated (https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)).
  mutating func following(_ effects: [Effect], in evaluator: inout Evaluator) -> [Effect] {
    guard !followers.isEmpty else { return effects }
    let (done, then) = parted(effects, changing: OpenState.Key.set(by: effects), in: &evaluator)
    return done + then
  }

  /// What is done, and what follows that.
  ///
  /// - Parameter changed: what the whole handler sets; what is beneath a condition on that is followed there, as the condition may not hold any more at the end.
  private mutating func parted(
    _ effects: [Effect], changing changed: Set<OpenState.Key>, in evaluator: inout Evaluator
  ) -> (done: [Effect], then: [Effect]) {
    var (done, behind): ([Effect], [Effect]) = ([], [])
    for effect in effects {
      switch effect {
      case .set(let owner, let property, let value, _):
        done.append(effect)
        let key = OpenState.Key(owner: owner, name: property)
        for (number, follower) in followers.enumerated() where follower.key == key {
          behind += follow(number, value, in: &evaluator)
        }
      case .branch(let condition, let then, let otherwise, let place):
        var one = parted(then, changing: changed, in: &evaluator)
        var other = parted(otherwise, changing: changed, in: &evaluator)
        if condition.asks(forAnyOf: changed) {
          (one, other) = ((one.done + one.then, []), (other.done + other.then, []))
        }
        done.append(.branch(condition, then: one.done, otherwise: other.done, place))
        guard !one.then.isEmpty || !other.then.isEmpty else { continue }
        behind.append(.branch(condition, then: one.then, otherwise: other.then, place))
      case .within(let term, let inner):
        let inner = parted(inner, changing: changed, in: &evaluator)
        done.append(.within(term, inner.done))
        if !inner.then.isEmpty { behind.append(.within(term, inner.then)) }
      case .possible(let term, let inner):
        let inner = parted(inner, changing: changed, in: &evaluator)
        done.append(.possible(term, inner.done))
        if !inner.then.isEmpty { behind.append(.possible(term, inner.then)) }
      case .deferred(let term, let inner):
        done.append(.deferred(term, following(inner, in: &evaluator)))
      case .call, .gap: done.append(effect)
      }
    }
    return (done, behind)
  }

  private mutating func follow(
    _ number: Int, _ value: Value, in evaluator: inout Evaluator
  ) -> [Effect] {
    let handler = followers[number].handler
    let change = Change(follower: number, value: value)
    if let known = known[change] { return known }
    // What it changes itself it does not follow for ever.
    guard !running.contains(number) else { return [] }
    guard known.count < Self.mostChanges else {
      return [.gap(Unknown(reason: .tooManySteps, place: handler.place))]
    }
    running.insert(number)
    let then = Effect.settled(
      evaluator.effects { AppReader.run(handler.following(value), in: &$0) })
    let all = following(then, in: &evaluator)
    running.remove(number)
    known[change] = all
    return all
  }
}

extension Value {
  /// True for a condition on one of some properties.
  func asks(forAnyOf keys: Set<OpenState.Key>) -> Bool {
    containsTerm { term in
      term.form == .state
        && term.base.map { keys.contains(OpenState.Key(owner: $0, name: term.name)) } == true
    }
  }
}

extension OpenState.Key {
  /// The properties that effects set, at any time.
  static func set(by effects: [Effect]) -> Set<OpenState.Key> {
    Set(
      effects.flatMap(\.flattened).compactMap { effect in
        guard case .set(let owner, let property, _, _) = effect else { return nil }
        return OpenState.Key(owner: owner, name: property)
      })
  }

  /// The property that a value stands for; nil where it stands for none.
  init?(_ value: Value) {
    guard case .term(let term) = value, term.form == .state, let owner = term.base else {
      return nil
    }
    self.init(owner: owner, name: term.name)
  }
}

extension AppReader.Handler {
  /// The same handler of a change with the new value.
  fileprivate func following(_ value: Value) -> AppReader.Handler {
    guard case .given(let closure, let values) = body else { return self }
    var copy = self
    copy.body = .given(closure, values.dropLast() + [value])
    return copy
  }
}
