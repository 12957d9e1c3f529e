import AfterimageSwiftEvaluation

/// What views run right after properties have changed, or subjects have sent something, added to what does that.
struct FollowedChanges {
  /// What is run, and the property that it follows.
  private let followers: [(handler: AppReader.Handler, key: OpenState.Key)]
  /// What is run for what subjects send.
  private let hearers: [HeardSubject]
  /// What is run for what publishers of properties send.
  private let listeners: [PublishedListener]
  /// All that is run, by its numbers.
  private let handlers: [AppReader.Handler]
  /// The code that gives properties values.
  private let setters: PropertySetters
  /// What decides about what views show.
  private let deciding: Set<OpenState.Key>
  /// What has been run already, by the new values.
  private var known: [Change: [Effect]] = [:]
  /// The calls that send something which views hear at once, and those of which that is not known.
  private(set) var (heard, unheard): (Set<CodePlace>, Set<CodePlace>) = ([], [])
  /// The listeners of which it is not known what they hear, or when.
  private var openListeners: Set<Int> = []
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
  ///
  /// - Parameters:
  ///   - hearers: what is run for what subjects send.
  ///   - listeners: what is run for what publishers of properties send.
  ///   - shown: what views show by conditions.
  ///   - setters: the code that gives properties values.
  init(
    _ followers: [(handler: AppReader.Handler, subject: Value)], _ hearers: [HeardSubject],
    _ listeners: [PublishedListener], deciding shown: [ConditionalView],
    _ setters: PropertySetters
  ) {
    (self.hearers, self.listeners, self.setters) = (hearers, listeners, setters)
    deciding = shown.reduce(into: []) { keys, view in
      for condition in [view.condition] + view.circumstances.map(\.condition) {
        keys.formUnion(condition.stateKeys)
      }
    }
    self.followers = followers.compactMap { handler, subject in
      OpenState.Key(subject).map { (handler, $0) }
    }
    handlers =
      self.followers.map(\.handler) + hearers.map(\.handler) + listeners.map(\.handler)
  }

  /// Effects with what follows their changes behind them: views run that once the handler has ended and they are updated (https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)).
  mutating func following(_ effects: [Effect], in evaluator: inout Evaluator) -> [Effect] {
    let (done, then) = parted(effects, in: &evaluator)
    return done + then
  }

  /// Effects, and what follows their changes.
  mutating func parted(
    _ effects: [Effect], in evaluator: inout Evaluator
  ) -> (done: [Effect], then: [Effect]) {
    guard !handlers.isEmpty else { return (effects, []) }
    return parted(effects, changing: OpenState.Key.set(by: effects), in: &evaluator)
  }

  /// What is done, with what hears of something that is sent by it, and what follows that.
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
        done += tell(value, givenTo: key, in: &evaluator)
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
      case .call(let term):
        done.append(effect)
        if term.name == "send", let sender = term.base {
          let value = term.arguments.first?.value ?? .void
          done += hear(value, sentTo: sender, at: term.place, in: &evaluator)
        }
      case .gap: done.append(effect)
      }
    }
    return (done, behind)
  }

  /// What hears of what is sent.
  private mutating func hear(
    _ value: Value, sentTo sender: Value, at place: CodePlace, in evaluator: inout Evaluator
  ) -> [Effect] {
    hearers.enumerated().flatMap { number, hearer -> [Effect] in
      let number = followers.count + number
      switch hearer.hearing(of: sender, evaluator) {
      case .certain:
        heard.insert(place)
        return follow(number, value, in: &evaluator)
      case .none: return []
      case .open:
        unheard.insert(place)
        return gaps(of: number, in: &evaluator)
      }
    }
  }

  /// What all listeners do that hear of a property's new value.
  private mutating func tell(
    _ value: Value, givenTo key: OpenState.Key, in evaluator: inout Evaluator
  ) -> [Effect] {
    var (done, set): ([Effect], Set<OpenState.Key>) = ([], [])
    for (number, listener) in listeners.enumerated() where listener.keys.contains(key) {
      let effects = tell(number, value, givenTo: key, in: &evaluator)
      let others = OpenState.Key.set(by: effects)
      // Of two that set the same nobody knows which hears first.
      if !set.isDisjoint(with: others) {
        openListeners.insert(number)
        done += gaps(of: followers.count + hearers.count + number, in: &evaluator)
      }
      set.formUnion(others)
      done += effects
    }
    return done
  }

  /// What a listener does that hears of a property's new value.
  private mutating func tell(
    _ number: Int, _ value: Value, givenTo key: OpenState.Key, in evaluator: inout Evaluator
  ) -> [Effect] {
    let (listener, place) = (listeners[number], followers.count + hearers.count + number)
    // A view that is not there hears of nothing, and nobody hears of a subject that has ended.
    let mayHaveEnded =
      setters.endSubjects && listener.keys.contains { evaluator.isSubject($0.owner) }
    if listener.isLasting, listener.handler.stages.isEmpty, !mayHaveEnded,
      let heard = listener.heard(value, givenTo: key, in: evaluator)
    {
      let effects = follow(place, heard, in: &evaluator)
      let isFollowed = !listener.sent.isDistinct || listener.mayLeaveOut(effects, setters)
      if isFollowed, !listener.asksTooEarly(for: key, doing: effects) {
        return listener.sent.isLate
          ? [.deferred(.asynchronous(at: listener.handler.place), effects)] : effects
      }
    }
    openListeners.insert(number)
    return gaps(of: place, in: &evaluator)
  }

  /// What is to be said of one of which it is not known what it hears, where that may matter, with what it may do by then.
  private mutating func gaps(of number: Int, in evaluator: inout Evaluator) -> [Effect] {
    let done = followUnknown(number, in: &evaluator)
    guard decide(done) else { return [] }
    let reason = Unknown.Reason.unsupported("when a view hears of what is sent")
    return [.gap(Unknown(reason: reason, place: handlers[number].place))] + done
  }

  /// What one does that hears of what is not known.
  private mutating func followUnknown(
    _ number: Int, in evaluator: inout Evaluator
  ) -> [Effect] {
    let value = Value.unknown(Unknown(reason: .input("value"), place: handlers[number].place))
    return follow(number, value, in: &evaluator)
  }

  /// True for what may change what decides about what views show.
  private func decide(_ effects: [Effect]) -> Bool {
    effects.flatMap(\.flattened).contains { effect in
      switch effect {
      case .set(let owner, let name, _, _):
        deciding.contains(OpenState.Key(owner: owner, name: name))
      case .gap: true
      case .call, .branch, .within, .deferred, .possible: false
      }
    }
  }

  /// The first statements of the closures that listen to properties and of which it is known what they hear.
  var followedClosures: Set<CodePlace> {
    func places(_ numbers: some Sequence<Int>) -> Set<CodePlace> {
      Set(numbers.compactMap { listeners[$0].handler.closurePlace })
    }
    return places(listeners.indices).subtracting(places(openListeners))
  }

  /// The properties that listeners hear of, each with what these set by that.
  var links: [(sources: Set<OpenState.Key>, set: Set<OpenState.Key>)] {
    let first = followers.count + hearers.count
    return listeners.enumerated().map { number, listener in
      let done = known.filter { $0.key.follower == first + number }.values.flatMap(\.self)
      return (listener.keys, OpenState.Key.set(by: done))
    }
  }

  /// The calls that send something which nothing but views that are followed hears, and the first statements of the closures that hear of nothing else.
  ///
  /// - Parameter keys: what handlers change as the app is left.
  mutating func whole(
    leaving keys: Set<OpenState.Key>, in evaluator: inout Evaluator
  ) -> (sendings: Set<CodePlace>, hearings: Set<CodePlace>) {
    var (sendings, hearings) = (Set<CodePlace>(), Set<CodePlace>())
    for hearer in hearers {
      guard let all = hearer.sendings(besides: hearers, in: evaluator),
        all.isSubset(of: heard), all.isDisjoint(with: unheard)
      else { continue }
      sendings.formUnion(all)
      if let closure = hearer.handler.closurePlace { hearings.insert(closure) }
    }
    for (number, listener) in listeners.enumerated() where !openListeners.contains(number) {
      // What it begins with has been changed by the time when the app is left.
      let place = followers.count + hearers.count + number
      let first = follow(place, listener.sent.value, in: &evaluator)
      guard first.allSatisfy({ $0.sets(oneOf: keys) }) else { continue }
      if let closure = listener.handler.closurePlace { hearings.insert(closure) }
    }
    return (sendings, hearings)
  }

  private mutating func follow(
    _ number: Int, _ value: Value, in evaluator: inout Evaluator
  ) -> [Effect] {
    let handler = handlers[number]
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
  func asks(forAnyOf keys: Set<OpenState.Key>) -> Bool { !stateKeys.isDisjoint(with: keys) }

  /// The properties that change and that lie in it.
  var stateKeys: Set<OpenState.Key> {
    var keys: Set<OpenState.Key> = []
    _ = containsTerm { term in
      if let key = OpenState.Key(.term(term)) { keys.insert(key) }
      return false
    }
    return keys
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

extension Term {
  /// What puts something off to a later turn of the main queue.
  fileprivate static func asynchronous(at place: CodePlace) -> Term {
    let main = Term(
      form: .member, name: "main", base: .type("DispatchQueue"), arguments: [], place: place)
    return Term(form: .call, name: "async", base: .term(main), arguments: [], place: place)
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

extension Effect {
  /// True for nothing but a change of one of some properties.
  fileprivate func sets(oneOf keys: Set<OpenState.Key>) -> Bool {
    switch self {
    case .set(let owner, let name, _, _): keys.contains(OpenState.Key(owner: owner, name: name))
    case .branch(_, let then, let otherwise, _):
      (then + otherwise).allSatisfy { $0.sets(oneOf: keys) }
    case .within(_, let inner): inner.allSatisfy { $0.sets(oneOf: keys) }
    case .call, .deferred, .possible, .gap: false
    }
  }
}
