import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What the system calls of views, windows and controllers while an app is left, and as they are added, and of whatever goes away: they can hide a cover again, or raise something above it.
struct SystemCalls {
  /// The functions that may matter, each with what it does.
  private(set) var calls: [Call] = []

  /// A function that the system calls.
  struct Call {
    /// The function.
    var function: SourceFunction
    /// What it is called of.
    var receiver: ObjectID
    /// True for what is done as an object goes away, which may be at any time.
    var isEnd: Bool { function.declaration.name == "deinit" }
    /// True where it speaks of windows, or of what the app's delegates and listeners keep.
    var speaksOfWindows: Bool
    /// True for what a controller does as it appears, which is in front, where its own code does not speak of windows.
    var isArrival: Bool
    /// What it does; nil where that takes more steps than are followed.
    var effects: [Effect]?
  }

  /// Knows none.
  init() {}

  /// Runs what the system calls of the views and the controllers that there are, and what speaks of windows on any of its class.
  ///
  /// - Parameters:
  ///   - owners: the classes that hear of the app's life.
  ///   - receivers: finds what a function may be called of.
  init(of owners: [SourceType], _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator) {
    let words = Self.windowWords.union(owners.flatMap(\.stored).map(\.name))
    let types = evaluator.program.types.values.filter(\.isReference).sorted { $0.place < $1.place }
    for type in types {
      let called = type.functions.values.joined()
        .filter { !$0.isStatic && Self.names.contains($0.declaration.name) }
        .filter { !Self.requests.contains($0.fullName) }
      let functions = (called + [type.deinitializer].compactMap(\.self))
        .sorted { $0.place < $1.place }
      for function in functions where calls.count < Self.mostCalls {
        run(function, of: type, speakingOf: words, &receivers, &evaluator)
      }
    }
  }

  /// The most calls that are followed, and the steps of each.
  private static let (mostCalls, mostSteps) = (400, 10_000)

  private mutating func run(
    _ function: SourceFunction, of type: SourceType, speakingOf words: Set<String>,
    _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator
  ) {
    let (body, name) = (function.declaration.body, function.declaration.name)
    let speaksOfWindows = MentionedNames.include(words, in: body)
    let isArrival =
      Self.arrivals.contains(name)
      && !MentionedNames.include(Self.windowWords.union(Self.findingWords), in: body)
    let objects =
      speaksOfWindows
      ? receivers.objects(of: type, in: &evaluator).flatMap(\.objects)
      : receivers.known(of: type, in: evaluator)
    for object in objects {
      let effects = evaluator.effects(withinSteps: Self.mostSteps) {
        $0.run(function, on: .object(object))
      }
      if effects?.isEmpty == true { continue }
      calls.append(
        Call(
          function: function, receiver: object, speaksOfWindows: speaksOfWindows,
          isArrival: isArrival, effects: effects))
    }
  }

  /// The words by which code comes to what lies around a view.
  private static let windowWords: Set = [
    "window", "keyWindow", "windows", "superview", "connectedScenes", "sendSubviewToBack",
  ]

  /// The words by which code comes to views that no property holds.
  private static let findingWords: Set = ["subviews", "viewWithTag"]

  /// Those that it calls of controllers as they come to be seen.
  private static let arrivals: Set = ["viewDidAppear", "viewIsAppearing"]

  /// The functions that the system calls as views are added, laid out and pictured.
  private static let names: Set = [
    "didMoveToWindow", "didMoveToSuperview", "willMove", "layoutSubviews", "updateConstraints",
    "traitCollectionDidChange", "tintColorDidChange", "safeAreaInsetsDidChange",
    "layoutMarginsDidChange", "didAddSubview", "willRemoveSubview", "draw", "viewDidAppear",
    "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints",
    "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "viewWillTransition",
    "willTransition", "didMove", "windowScene", "layoutSublayers", "becomeKey", "resignKey",
    "updateProperties",
  ]

  /// Those with a name among them by which the system asks for something in front.
  private static let requests: Set = [
    "windowScene(_:performActionFor:completionHandler:)",
    "windowScene(_:userDidAcceptCloudKitShareWith:)",
  ]
}
