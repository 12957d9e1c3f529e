import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What listens to notifications of the app's own, added to what posts them: a notification is heard before the call that posts it returns.
struct FollowedPosts {
  /// The calls whose listeners are all known, wherever they are come to.
  var followed: Set<CodePlace> { known.subtracting(doubtful) }
  private var known: Set<CodePlace> = []
  private var doubtful: Set<CodePlace> = []
  /// Finds the objects that listen.
  private(set) var receivers: OpenReceivers
  private let notifications: OwnNotifications
  /// What was registered by functions, by their places.
  private var registered: [CodePlace: [Listener]] = [:]
  /// The posts that are being followed.
  private var running: Set<CodePlace> = []
  private var remaining = 40

  /// Code that hears of a notification.
  private struct Listener {
    var name: Value
    var body: AppReader.Handler.Body
    var place: CodePlace
  }

  /// The steps that the functions of a listener are followed for.
  private static let mostSteps = 20_000

  /// Follows the notifications of a program.
  ///
  /// - Parameter receivers: finds the objects that listen.
  init(_ notifications: OwnNotifications, _ receivers: OpenReceivers) {
    (self.notifications, self.receivers) = (notifications, receivers)
  }

  /// Effects with what listens to each post right behind it.
  mutating func following(_ effects: [Effect], in evaluator: inout Evaluator) -> [Effect] {
    guard !notifications.isEmpty else { return effects }
    var all: [Effect] = []
    for effect in effects {
      switch effect {
      case .call(let term):
        all.append(effect)
        if term.name == "post" { all += follow(term, in: &evaluator) }
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
      case .set, .gap: all.append(effect)
      }
    }
    return all
  }

  private mutating func follow(_ post: Term, in evaluator: inout Evaluator) -> [Effect] {
    let sites = notifications.listeners(to: post)
    // What it posts itself it does not follow for ever.
    guard !sites.isEmpty, running.insert(post.place).inserted else { return [] }
    defer { running.remove(post.place) }
    guard let effects = effects(of: post, heardAt: sites, &evaluator) else {
      doubtful.insert(post.place)
      return []
    }
    known.insert(post.place)
    return effects
  }

  /// What is done by all that hears of a call; nil where that is not known.
  private mutating func effects(
    of post: Term, heardAt sites: [MemberCode], _ evaluator: inout Evaluator
  ) -> [Effect]? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    let name = post["name"] ?? post.arguments.first?.value
    var effects: [Effect] = []
    var met: Set<CodePlace> = []
    for member in sites where met.insert(member.place).inserted {
      let heard = listeners(in: member, &evaluator).filter { $0.name == name }
      guard heard.count >= sites.count(where: { $0.place == member.place }) else { return nil }
      for listener in heard {
        let done = evaluator.effects(withinSteps: Self.mostSteps) { evaluator in
          AppReader.run(listener.body, at: listener.place, in: &evaluator)
        }
        guard let done else { return nil }
        effects += following(done, in: &evaluator)
      }
    }
    return effects
  }

  /// What a function registers, on each object of its class that the app has.
  private mutating func listeners(
    in member: MemberCode, _ evaluator: inout Evaluator
  ) -> [Listener] {
    if let known = registered[member.place] { return known }
    var found: [Listener] = []
    if let type = member.owner, type.isReference {
      let functions = type.functions.values.joined().filter { $0.place == member.place }
      for receiver in receivers.objects(of: type, in: &evaluator) {
        for function in functions {
          let done = evaluator.effects(withinSteps: Self.mostSteps) {
            $0.run(function, on: function.isStatic ? .type(type.name) : receiver)
          }
          found += (done ?? []).flatMap(\.flattened).compactMap { Self.listener($0, evaluator) }
        }
      }
    }
    registered[member.place] = found
    return found
  }

  /// What an effect registers; nil for any other.
  private static func listener(_ effect: Effect, _ evaluator: Evaluator) -> Listener? {
    guard case .call(let term) = effect, term.name == "addObserver",
      let name = term["forName"] ?? term["name"]
    else { return nil }
    if let closure = term.closure {
      return Listener(name: name, body: .closure(closure), place: term.place)
    }
    guard let observer = term.arguments.first?.value, let selector = term["selector"],
      let (function, place) = AppReader.function(selector, of: observer, evaluator)
    else { return nil }
    return Listener(name: name, body: .method(function, observer), place: place)
  }
}
