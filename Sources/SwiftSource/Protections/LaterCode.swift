import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What may run while the app is being left without having to do with that: what code in front has begun and ends later, and what delegates of the system hear at any time.
struct LaterCode {
  /// What is done, with the function in which it stands.
  private(set) var parts: [(function: SourceFunction, effects: [Effect])] = []
  private var notifications: OwnNotifications?

  /// Knows none.
  init() {}

  /// Adds what follows the changes that it makes.
  mutating func follow(_ changes: inout FollowedChanges, in evaluator: inout Evaluator) {
    for index in parts.indices {
      parts[index].effects = changes.following(parts[index].effects, in: &evaluator)
    }
  }

  /// Adds what code that the system has called registers.
  mutating func add(registeredBy calls: [SystemCalls.Call], in evaluator: inout Evaluator) {
    for call in calls {
      let done = call.effects ?? []
      let later = done.flatMap(\.later) + registered(in: done, &evaluator)
      if !later.isEmpty { parts.append((call.function, later)) }
    }
  }

  /// Runs the functions that views of SwiftUI call whenever something changes, or a while after they appear, in a controller that hosts them.
  mutating func add(
    calledByViewsIn program: SourceProgram, reaching reach: SurfaceReach, _ index: MentionIndex,
    _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator
  ) {
    let names = ViewEvents.names(in: program, index.families)
    guard !names.isEmpty else { return }
    let types = evaluator.program.types.values.filter(\.isReference).sorted { $0.place < $1.place }
    for type in types {
      let functions = type.functions.values.joined().filter { function in
        names.contains(function.declaration.name) && reach.mayTouch(codeAt: function.place)
      }
      for function in functions.sorted(by: { $0.place < $1.place })
      where parts.count < Self.mostParts {
        for object in receivers.objects(of: type, in: &evaluator) {
          let done = evaluator.effects(withinSteps: Self.mostSteps) {
            $0.run(function, on: function.isStatic ? nil : object)
          }
          if let done, !done.isEmpty { parts.append((function, done)) }
        }
      }
    }
  }

  /// Runs the functions of an app's classes that nothing has run yet and that may come to touch what is photographed.
  ///
  /// - Parameters:
  ///   - near: the places of the code that may matter.
  ///   - heard: the places of what hears of the app's life.
  ///   - index: what the program's code mentions.
  ///   - receivers: finds what a function may be called of.
  init(
    in near: Set<CodePlace>, except heard: Set<CodePlace>, reaching reach: SurfaceReach,
    _ index: MentionIndex, _ notifications: OwnNotifications,
    _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator
  ) {
    self.notifications = notifications
    let types = evaluator.program.types.values.filter(\.isReference).sorted { $0.place < $1.place }
    let visited = evaluator.visited
    for type in types {
      let functions = type.functions.values.joined().filter { function in
        !function.isStatic && near.contains(function.place) && !heard.contains(function.place)
          && LifecycleNames.delegateMethods[function.fullName] == nil
          && reach.mayTouch(codeAt: function.place) && !function.wasRun(among: visited)
      }
      for function in functions.sorted(by: { $0.place < $1.place })
      where parts.count < Self.mostParts {
        let isHeard =
          (function.isHeardAtAnyTime || isHeard(function, of: type, in: evaluator.program))
          && !index.isCalledByOthers(function)
        guard isHeard || LaterWork.isFound(in: function.declaration.body) else { continue }
        for object in receivers.objects(of: type, in: &evaluator) {
          let done = evaluator.effects(withinSteps: Self.mostSteps) {
            AppReader.run(.method(function, object), at: function.place, in: &$0)
          }
          let later =
            isHeard
            ? done ?? []
            : (done ?? []).flatMap(\.later) + Self.heard(in: done ?? [], &evaluator)
              + registered(in: done ?? [], &evaluator)
          if !later.isEmpty { parts.append((function, later)) }
        }
      }
    }
  }

  /// True for what a delegate of a library's hears, which may call it whenever anything is called of that.
  private func isHeard(
    _ function: SourceFunction, of type: SourceType, in program: SourceProgram
  ) -> Bool {
    guard !function.isOverride, !function.isOfItsFile,
      !function.attributes.contains(where: { ["objc", "IBAction"].contains($0.name) })
    else { return false }
    return program.foreignAncestors(of: type.name).contains { name in
      Self.telling.contains(where: name.hasSuffix)
        && !Self.ofTheSystem.contains(where: name.hasPrefix)
    }
  }

  /// What the names of those end with that libraries tell of something, and what those of the system's begin with, whose methods are known.
  private static let telling = ["Delegate", "DataSource", "Listener", "Observer"]
  private static let ofTheSystem = [
    "UI", "NS", "CL", "AV", "SK", "WK", "MK", "UN", "PK", "CX", "CN", "PH", "MF", "QL", "VN", "CA",
    "AR", "CB", "MC", "WC", "HK", "EK", "GK", "RP", "SF", "AS", "PDF", "UIScene",
  ]

  /// What is registered for notifications of frameworks and for the end of editing.
  private func registered(in effects: [Effect], _ evaluator: inout Evaluator) -> [Effect] {
    guard let notifications else { return [] }
    return RegisteredCode.found(in: effects, notifications, evaluator).flatMap { body, place in
      evaluator.effects(withinSteps: Self.mostSteps) {
        AppReader.run(body, at: place, in: &$0)
      } ?? []
    }
  }

  /// What the system's objects are handed by properties, which they call whenever they like.
  private static func heard(in effects: [Effect], _ evaluator: inout Evaluator) -> [Effect] {
    effects.flatMap(\.flattened).flatMap { effect -> [Effect] in
      guard case .set(let owner, let name, let value, let place) = effect,
        case .function = value, owner.asObject == nil, name.hasSuffix("Handler")
      else { return [] }
      return evaluator.effects(withinSteps: mostSteps) {
        AppReader.run(.closure(value), at: place, in: &$0)
      } ?? []
    }
  }

  /// The most that is run, and the steps of each.
  private static let (mostParts, mostSteps) = (400, 10_000)
}

extension Effect {
  /// What is done later than the code ends, and not by a touch.
  var later: [Effect] {
    switch self {
    case .deferred(let term, let inner):
      // The next turn comes before anything else can.
      term.isNextTurn ? inner.flatMap(\.later) : inner
    case .possible(let term, let inner):
      term.isTouched || Self.transitions.contains(term.name) ? [] : inner
    case .within(_, let inner): inner.flatMap(\.later)
    case .branch(let condition, let then, let otherwise, let place):
      [
        .branch(
          condition, then: then.flatMap(\.later), otherwise: otherwise.flatMap(\.later), place)
      ]
    case .call, .set, .gap: []
    }
  }

  /// Functions whose closures run with what is shown in front.
  private static let transitions: Set = [
    "present", "dismiss", "animate", "transition", "animateKeyframes", "addAnimations",
    "addCompletion", "performBatchUpdates",
  ]
}

extension Term {
  /// True for what runs its closure as something is touched, or the user has been recognized, in front, and for the wait for that.
  var isTouched: Bool {
    if Self.touching.contains(name) { return true }
    guard form == .operation, name == "await" else { return false }
    return arguments.contains { $0.value.containsTerm { Self.touching.contains($0.name) } }
  }

  private static let touching: Set = [
    "UIAction", "UIAlertAction", "UIContextualAction", "UIKeyCommand", "UIMenu", "addAction",
    "UIDeferredMenuElement", "evaluatePolicy", "evaluateAccessControl",
  ]

  /// True for what the main queue runs in its next turn.
  fileprivate var isNextTurn: Bool {
    name == "async" && base?.asTerm?.name == "main"
  }
}

/// Looks for closures, for what is waited for, and for what registers functions.
private struct LaterWork: SourceVisitor {
  private var isFound = false

  /// True where code has some.
  static func isFound(in body: Block?) -> Bool {
    guard let body else { return false }
    var search = LaterWork()
    search.walk(body)
    return search.isFound
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .closure, .await: isFound = true
    case .name(let name, _), .member(_, let name, _):
      if RegisteredCode.calls.contains(name) { isFound = true }
    default: break
    }
  }
}
