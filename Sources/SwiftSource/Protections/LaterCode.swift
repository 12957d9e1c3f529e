import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What may run while the app is being left without having to do with that: what code in front has begun and ends later, and what delegates of the system hear at any time.
struct LaterCode {
  /// What is done, with the function in which it stands.
  private(set) var parts: [(function: SourceFunction, effects: [Effect])] = []

  /// Knows none.
  init() {}

  /// Runs the functions of an app's classes that nothing has run yet and that may come to touch what is photographed.
  ///
  /// - Parameters:
  ///   - near: the places of the code that may matter.
  ///   - heard: the places of what hears of the app's life.
  ///   - index: what the program's code mentions.
  ///   - receivers: finds what a function may be called of.
  init(
    in near: Set<CodePlace>, except heard: Set<CodePlace>, reaching reach: SurfaceReach,
    _ index: MentionIndex,
    _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator
  ) {
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
          function.isHeardAtAnyTime && index.calling([function.declaration.name]).isEmpty
        guard isHeard || LaterWork.isFound(in: function.declaration.body) else { continue }
        for object in receivers.objects(of: type, in: &evaluator) {
          let done = evaluator.effects(withinSteps: Self.mostSteps) { $0.run(function, on: object) }
          let later =
            isHeard
            ? done ?? []
            : (done ?? []).flatMap(\.later) + Self.heard(in: done ?? [], &evaluator)
          if !later.isEmpty { parts.append((function, later)) }
        }
      }
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

extension SourceFunction {
  /// True for a method of a system's delegate that is called whatever the user does.
  fileprivate var isHeardAtAnyTime: Bool {
    if Self.anyTime.contains(declaration.name) { return true }
    guard let first = declaration.parameters.first, first.label == nil,
      let type = first.type.baseName
    else { return false }
    if ["UIApplication", "UIScene", "UIWindowScene"].contains(type) {
      return declaration.parameters.dropFirst().contains {
        Self.anyTimeLabels.contains($0.label ?? "")
      }
    }
    // Views of the system's and what is dragged on them tell of touches.
    return type.prefix { $0.isUppercase }.count >= 3 && !type.hasPrefix("UI")
  }

  /// What the system calls of delegates and controllers for reasons of its own.
  private static let anyTime: Set = [
    "applicationDidReceiveMemoryWarning", "didReceiveMemoryWarning",
    "applicationSignificantTimeChange", "stateRestorationActivity", "encodeRestorableState",
    "textFieldDidEndEditing", "textViewDidEndEditing", "searchBarTextDidEndEditing",
  ]

  /// The labels by which the app's delegates hear of what comes from outside.
  private static let anyTimeLabels: Set = [
    "didReceiveRemoteNotification", "performFetchWithCompletionHandler", "didUpdate",
    "handleEventsForBackgroundURLSession", "shouldSaveApplicationState",
    "shouldSaveSecureApplicationState", "willEncodeRestorableStateWith",
  ]
}

extension Effect {
  /// What is done later than the code ends, and not by a touch.
  fileprivate var later: [Effect] {
    switch self {
    case .deferred(let term, let inner):
      // The next turn comes before anything else can.
      term.isNextTurn ? inner.flatMap(\.later) : inner
    case .possible(let term, let inner):
      Self.touches.contains(term.name) ? [] : inner
    case .within(_, let inner): inner.flatMap(\.later)
    case .branch(let condition, let then, let otherwise, let place):
      [
        .branch(
          condition, then: then.flatMap(\.later), otherwise: otherwise.flatMap(\.later), place)
      ]
    case .call, .set, .gap: []
    }
  }

  /// Functions whose closures run as something is touched, or with what is shown in front.
  private static let touches: Set = [
    "UIAction", "UIAlertAction", "UIContextualAction", "UIKeyCommand", "UIMenu", "addAction",
    "UIDeferredMenuElement", "present", "dismiss", "animate", "transition", "animateKeyframes",
    "addAnimations", "addCompletion", "performBatchUpdates", "evaluatePolicy",
  ]
}

extension Term {
  /// True for what the main queue runs in its next turn.
  fileprivate var isNextTurn: Bool {
    name == "async" && base?.asTerm?.name == "main"
  }
}

/// Looks for closures and for what is waited for.
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
    default: break
    }
  }
}
