import AfterimageSwiftTree

/// What becomes of closures.
extension Frameworks {
  /// What becomes of a closure among the arguments of a call.
  func role(ofArgument index: Int, of term: Term) -> Evaluator.ClosureRole {
    let label = term.arguments[index].label
    if term.base?.isPublisher == true { return .kept }
    // What is made with a value may give it at once.
    if Self.subscribing.contains(term.name), term.base?.isMadePublisher == true { return .possible }
    switch term.name {
    case "performWithoutAnimation", "sync", "withAnimation", "withTransaction", "autoreleasepool",
      "run", "assumeIsolated", "forEach", "map", "compactMap", "filter", "flatMap", "first",
      "contains", "sorted", "reduce", "allSatisfy", "apply", "then", "with",
      "enumerateObjects", "withCheckedContinuation", "drop", "prefix", "last", "firstIndex", "max",
      "min", "Result", "Future", "AsyncStream", "AsyncThrowingStream":
      return .now
    case "performBatchUpdates" where index == 0 && label != "completion": return .now
    case "performBatchUpdates": return .later
    case "animate", "transition", "animateKeyframes", "addAnimations", "modifyAnimations":
      let isCompletion =
        label == "completion" || (label == nil && index > 0 && term.closureCount(before: index) > 0)
      return isCompletion ? .later : .now
    case "addKeyframe": return .now
    case "addCompletion", "async", "asyncAfter", "addOperation", "schedule", "scheduledTimer",
      "performSelector", "setCompletionBlock", "Task", "Timer", "detached", "asyncAndWait",
      "notify", "perform":
      return .later
    case "present", "dismiss", "pushViewController", "evaluatePolicy", "requestAuthorization",
      "dataTask":
      return .later
    case let name where Self.keeping.contains(name): return .kept
    default: return .possible
    }
  }

  /// Functions by which publishers are listened to, which views have none of.
  static let subscribing: Set = ["sink", "assign"]

  /// Functions that run a closure for each of a sequence, and come to nothing.
  static let goingThrough: Set = ["forEach", "enumerateObjects"]

  /// Functions by which a piece of work is done at once.
  static let starting: Set = ["start", "main", "perform"]

  /// Functions that make something of what an optional holds, or of each of a sequence.
  static let mapping: Set = ["map", "flatMap", "compactMap"]

  /// Functions that keep closures and run them whenever something happens.
  package static let keeping: Set = [
    "addObserver", "publisher", "sink", "onReceive", "observe", "receive", "addAction",
    "registerForTraitChanges", "handleEvents", "assign", "subscribe", "bind", "drive",
  ]

  /// What a closure that runs later is given, as far as that is known.
  func laterArguments(of term: Term) -> [CallArgument] {
    guard deniesAuthentication, term.isAuthentication else { return [] }
    let error = Term(form: .name, name: "error", base: nil, arguments: [], place: term.place)
    return [CallArgument(value: .bool(false)), CallArgument(value: .term(error))]
  }

  /// What a closure that runs at once is given.
  func closureArguments(of term: Term) -> [CallArgument] {
    guard let base = term.base else { return [] }
    return [
      CallArgument(
        value: .term(
          Term(form: .element, name: "", base: base, arguments: [], place: term.place)))
    ]
  }
}

extension Value {
  /// True for a publisher that is made with a value, which it may give at once.
  fileprivate var isMadePublisher: Bool {
    if case .array(let values) = self { return values.contains(where: \.isMadePublisher) }
    guard case .term(let term) = self, term.form == .call else { return false }
    if let base = term.base { return base.isMadePublisher }
    // One that merges others gives what these give.
    return term.name.hasPrefix("Publishers.")
      ? term.arguments.contains(where: \.value.isMadePublisher)
      : term.name.first?.isUppercase == true
  }

  /// True for what sends notifications on: its closures run with each of them.
  fileprivate var isPublisher: Bool {
    guard case .term(let term) = self, term.form == .call else { return false }
    return term.name == "publisher" || term.base?.isPublisher == true
  }
}
