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

  /// Effects with what follows each change right behind it.
  mutating func following(_ effects: [Effect], in evaluator: inout Evaluator) -> [Effect] {
    guard !followers.isEmpty else { return effects }
    var all: [Effect] = []
    for effect in effects {
      switch effect {
      case .set(let owner, let property, let value, _):
        all.append(effect)
        let key = OpenState.Key(owner: owner, name: property)
        for (number, follower) in followers.enumerated() where follower.key == key {
          all += follow(number, value, in: &evaluator)
        }
      case .branch(let condition, let then, let otherwise, let place):
        let one = following(then, in: &evaluator)
        let other = following(otherwise, in: &evaluator)
        all.append(.branch(condition, then: one, otherwise: other, place))
      case .within(let term, let inner):
        all.append(.within(term, following(inner, in: &evaluator)))
      case .deferred(let term, let inner):
        all.append(.deferred(term, following(inner, in: &evaluator)))
      case .possible(let term, let inner):
        all.append(.possible(term, following(inner, in: &evaluator)))
      case .call, .gap: all.append(effect)
      }
    }
    return all
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

extension OpenState.Key {
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
