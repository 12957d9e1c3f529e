/// How far a story has come, as far as it decides which steps can follow.
package struct Progress: Hashable, Sendable {
  /// What the user sees of the app.
  package private(set) var appearance = Appearance.neverLaunched

  /// What there is in the scene in front.
  private var front = SceneCounts()

  /// What there is in the scenes behind it, the one that was opened last at the end.
  private var scenesBehind: [SceneCounts] = []

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

  /// How many screens and windows there are in a scene.
  private struct SceneCounts: Hashable {
    /// The screens on the navigation stack.
    var pushed = 0
    /// The screens that are presented over it.
    var presented = 0
    /// The further windows.
    var windows = 0
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
      (front.pushed, front.presented, hasShown) = (1, 0, true)
    case .type, .load: try demandFront(depth: 1)
    case .push:
      try demandFront(depth: 1)
      front.pushed += 1
    case .pop:
      try demandFront(depth: 1)
      guard front.pushed > 1 else { throw .nothingPushed }
      front.pushed -= 1
    case .present:
      try demandFront(depth: 1)
      front.presented += 1
    case .dismiss:
      try demandFront(depth: 1)
      guard front.presented > 0 else { throw .nothingPresented }
      front.presented -= 1
    case .openScene:
      try demandFront(depth: 1)
      guard hasScenes else { throw .withoutScenes }
      scenesBehind.append(front)
      front = SceneCounts(pushed: 1)
    case .leaveScene, .closeScene:
      try demandFront(depth: 1)
      guard appearance == .active else { throw .notActive }
      guard let next = scenesBehind.popLast() else { throw .onlyScene }
      front = next
    case .showWindow:
      try demandFront(depth: 1)
      front.windows += 1
    case .hideWindow:
      try demandFront(depth: 1)
      guard front.windows > 0 else { throw .noWindowShown }
      front.windows -= 1
    case .event(let event): try take(event)
    }
  }

  /// Goes on by the end of the app's process.
  mutating func terminate() {
    appearance = .terminated
    (front, scenesBehind) = (SceneCounts(), [])
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
      if appearance == .terminated, hasShown { front.pushed = 1 }
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
    guard front.pushed >= least else { throw .nothingShown }
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
