import AfterimageSwiftEvaluation

/// What an app registers at its launch that is run when something happens beside its life: publishers, observed properties, settings, streams.
struct StandingClosures {
  /// The closures and functions, each with the call that registers it.
  private(set) var closures: [(term: Term, effects: [Effect])] = []

  /// Knows none.
  init() {}

  /// Runs what effects register.
  ///
  /// - Parameter heard: what is known to be run on something in the app's life.
  init(
    in effects: [Effect], except heard: Set<CodePlace>, _ notifications: OwnNotifications,
    _ evaluator: inout Evaluator
  ) {
    for effect in effects.flatMap(\.flattened) where closures.count < Self.mostClosures {
      switch effect {
      case .call(let term):
        guard !heard.contains(term.place) else { continue }
        guard let body = Self.body(of: term, notifications, evaluator) else { continue }
        let done = evaluator.effects(withinSteps: Self.mostSteps) {
          AppReader.run(body, at: term.place, in: &$0)
        }
        closures.append((term, done ?? [.gap(Unknown(reason: .tooManySteps, place: term.place))]))
      case .deferred(let term, let inner), .possible(let term, let inner):
        closures.append((term, Self.whenever(term, inner, &evaluator)))
      case .set(let owner, let name, let value, let place):
        // What the program has made calls what it keeps itself.
        guard case .function = value, owner.asObject == nil else { continue }
        let term = Term(form: .call, name: name, base: owner, arguments: [], place: place)
        let done = evaluator.effects(withinSteps: Self.mostSteps) {
          AppReader.run(.closure(value), at: place, in: &$0)
        }
        closures.append((term, done ?? [.gap(Unknown(reason: .tooManySteps, place: place))]))
      case .branch, .within, .gap: continue
      }
    }
  }

  /// What a closure of the launch's does whenever it runs: what the launch had not laid yet may be there by then.
  private static func whenever(
    _ term: Term, _ inner: [Effect], _ evaluator: inout Evaluator
  ) -> [Effect] {
    guard let closure = term.closure else { return inner }
    let done = evaluator.effects(withinSteps: mostSteps) {
      AppReader.run(.closure(closure), at: term.place, in: &$0)
    }
    return inner + (done ?? [])
  }

  /// What runs for a call that registers it; nil for what is run on something in the app's life, or by what posts a notification of the app's own.
  private static func body(
    of term: Term, _ notifications: OwnNotifications, _ evaluator: Evaluator
  ) -> AppReader.Handler.Body? {
    if let body = RegisteredCode.body(of: term, notifications, evaluator) { return body }
    if term.isOfTimer, term.closure == nil { return RegisteredCode.timed(by: term, evaluator) }
    guard registering.contains(term.name) else { return nil }
    return term.closure.map { .closure($0) }
  }

  /// Adds what follows the changes that they make.
  mutating func follow(_ changes: inout FollowedChanges, in evaluator: inout Evaluator) {
    for index in closures.indices {
      closures[index].effects = changes.following(closures[index].effects, in: &evaluator)
    }
  }

  /// The most that is run, and the steps of each.
  private static let (mostClosures, mostSteps) = (200, 10_000)

  /// Functions that keep a closure.
  private static let registering: Set = [
    "sink", "assign", "observe", "handleEvents",
    "subscribe", "bind", "drive", "onNext",
  ]
}
