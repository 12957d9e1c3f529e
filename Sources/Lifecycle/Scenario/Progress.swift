/// How far a story has come, as far as it decides which steps can follow.
package struct Progress: Hashable, Sendable {
  /// What the user sees of the app.
  package private(set) var appearance = Appearance.neverLaunched
  /// The count of screens on the navigation stack.
  package private(set) var depth = 0
  /// The count of screens that are presented over it.
  package private(set) var presentedDepth = 0
  /// The count of further windows that are shown.
  package private(set) var windowCount = 0

  /// The counts of the scenes behind the one in front, the one that was opened last at the end.
  private var scenesBehind: [SceneDepths] = []

  /// True where the app has a first screen, which it shows again after each launch into the background.
  private var hasShown = false

  /// True where the app can have several scenes.
  private let hasScenes: Bool

  /// Makes a story's beginning.
  ///
  /// - Parameter hasScenes: true where the app has a scene delegate and the system knows scenes.
  package init(hasScenes: Bool) {
    self.hasScenes = hasScenes
  }

  /// Where the app is.
  package enum Appearance: Hashable, Sendable {
    /// Nobody has opened it.
    case neverLaunched
    /// In front, and it has the user's touches.
    case active
    /// In front, beneath something of the system's.
    case inactive
    /// In the background, asleep.
    case suspended
    /// Not running.
    case terminated
  }

  /// How much lies upon each other in a scene.
  private struct SceneDepths: Hashable {
    let depth: Int
    let presentedDepth: Int
    let windowCount: Int
  }

  /// Goes on by a step, or says why the step cannot follow.
  package mutating func take(_ step: Step.Kind) throws(StepRefusal) {
    switch step {
    case .launch:
      guard appearance == .neverLaunched || appearance == .terminated else {
        throw .launchedAlready
      }
      appearance = .active
    case .wait: break
    case .show:
      try demandFront(depth: 0)
      (depth, presentedDepth, hasShown) = (1, 0, true)
    case .type, .load: try demandFront(depth: 1)
    case .push:
      try demandFront(depth: 1)
      depth += 1
    case .pop:
      try demandFront(depth: 1)
      guard depth > 1 else { throw .nothingPushed }
      depth -= 1
    case .present:
      try demandFront(depth: 1)
      presentedDepth += 1
    case .dismiss:
      try demandFront(depth: 1)
      guard presentedDepth > 0 else { throw .nothingPresented }
      presentedDepth -= 1
    case .openScene:
      try demandFront(depth: 1)
      guard hasScenes else { throw .withoutScenes }
      scenesBehind.append(
        SceneDepths(depth: depth, presentedDepth: presentedDepth, windowCount: windowCount))
      (depth, presentedDepth, windowCount) = (1, 0, 0)
    case .leaveScene, .closeScene:
      try demandFront(depth: 1)
      guard appearance == .active else { throw .notActive }
      guard let next = scenesBehind.popLast() else { throw .onlyScene }
      (depth, presentedDepth, windowCount) = (next.depth, next.presentedDepth, next.windowCount)
    case .showWindow:
      try demandFront(depth: 1)
      windowCount += 1
    case .hideWindow:
      try demandFront(depth: 1)
      guard windowCount > 0 else { throw .noWindowShown }
      windowCount -= 1
    case .event(let event): try take(event)
    }
  }

  /// Goes on by the end of the app's process.
  mutating func terminate() {
    appearance = .terminated
    (depth, presentedDepth, windowCount, scenesBehind) = (0, 0, 0, [])
  }

  private mutating func take(_ event: SystemEvent) throws(StepRefusal) {
    guard event.from.contains(appearance) else { throw refusal(of: event) }
    for movement in event.movements { take(movement) }
  }

  private mutating func take(_ movement: SystemEvent.Movement) {
    switch movement {
    case .resignActive, .resignActiveAgain: appearance = .inactive
    case .becomeActive, .open: appearance = .active
    case .enterBackground: appearance = .suspended
    case .refresh:
      if appearance == .terminated, hasShown { depth = 1 }
      appearance = .suspended
    case .quit, .end: terminate()
    case .showCard, .turn, .reshape: break
    }
  }

  private func refusal(of event: SystemEvent) -> StepRefusal {
    switch appearance {
    case .neverLaunched, .terminated: .notLaunched
    case .suspended: .notInFront
    case .active: event == .resume || event.from == [.inactive] ? .notInterrupted : .inFrontAlready
    case .inactive: .inFrontAlready
    }
  }

  private func demandFront(depth least: Int) throws(StepRefusal) {
    switch appearance {
    case .neverLaunched, .terminated: throw .notLaunched
    case .suspended: throw .notInFront
    case .active, .inactive: break
    }
    guard depth >= least else { throw .nothingShown }
  }
}

/// Why a step cannot follow those before it.
package enum StepRefusal: String, Error, CaseIterable, Hashable, Sendable {
  case notLaunched
  case launchedAlready
  case notInFront
  case inFrontAlready
  case notInterrupted
  case nothingShown
  case nothingPushed
  case nothingPresented
  case withoutScenes
  case onlyScene
  case notActive
  case noWindowShown
}
