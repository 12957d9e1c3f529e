/// The progress of a story, as far as it decides which steps can follow.
struct Progress {
  /// The state of the app as the user sees it.
  private(set) var appearance = Appearance.neverLaunched
  /// The prompts that the app has asked for and that have not been answered yet.
  private(set) var prompts: Set<Prompt> = []
  /// True while an external display is connected, which outlives the process.
  private(set) var hasDisplay = false
  /// True where the app can have several scenes: it has a scene delegate, and the system knows scenes.
  let hasScenes: Bool

  /// The states of an app as the user sees it.
  enum Appearance: Hashable, Sendable {
    /// It has not been opened yet.
    case neverLaunched
    /// In front, and it has the user's touches.
    case active
    /// In front, beneath something of the system's.
    case inactive
    /// In the background, asleep.
    case suspended
    /// In the background, at work on a task.
    case awake
    /// Not running.
    case terminated
  }

  /// Takes a step, or throws why it cannot follow those before it.
  ///
  /// - Parameter scenes: the screens of the scenes that the user still has in sight, the scene in front last.
  mutating func take<Shown>(
    _ step: Step.Kind, showing scenes: [Navigation<Shown>]
  ) throws(StepRefusal) {
    switch step {
    case .launch:
      guard appearance == .neverLaunched || appearance == .terminated else {
        throw .launchedAlready
      }
      appearance = .active
    case .wait, .choose: break
    case .event(let event):
      guard event.from.contains(appearance) else { throw refusal(of: event) }
      guard prompts.isSuperset(of: event.answered) else { throw .notAsked }
      follow(event)
    case .show: try requireRunning()
    case .type, .load, .push, .present, .showWindow: try requireScreen(in: scenes)
    case .offerCode:
      try requireFront()
      try requireScreen(in: scenes)
    case .contextMenu, .dismissMenu, .selectText, .liftFinger, .pictureInPicture:
      try requireScreen(in: scenes)
      guard appearance == .active else { throw .notActive }
    case .stopPictureInPicture:
      guard appearance != .neverLaunched, appearance != .terminated else { throw .notLaunched }
    case .pop:
      guard try requireScreen(in: scenes).stack.count > 1 else { throw .nothingPushed }
    case .dismiss:
      guard try !requireScreen(in: scenes).presented.isEmpty else { throw .nothingPresented }
    case .hideWindow:
      guard try !requireScreen(in: scenes).windows.isEmpty else { throw .noWindowShown }
    case .openScene:
      try requireFront()
      try requireScreen(in: scenes)
      guard hasScenes else { throw .withoutScenes }
    case .mirrorDisplay, .connectDisplay:
      try requireFront()
      try requireScreen(in: scenes)
      guard hasScenes || step == .mirrorDisplay else { throw .withoutScenes }
      guard !hasDisplay else { throw .displayConnected }
      hasDisplay = true
    case .disconnectDisplay:
      try requireFront()
      guard hasDisplay else { throw .noDisplay }
      hasDisplay = false
    case .leaveScene, .closeScene:
      try requireFront()
      try requireScreen(in: scenes)
      guard appearance == .active else { throw .notActive }
      guard scenes.count > 1 else { throw .onlyScene }
    }
  }

  /// Notes the end of the app's process.
  mutating func terminate() { appearance = .terminated }

  private mutating func follow(_ event: SystemEvent) {
    appearance = event.movements.reduce(appearance) { $0.after($1) }
    prompts.formUnion(event.asked)
    prompts.subtract(event.answered)
    // The system cancels the prompts of an app that is left.
    if appearance == .suspended || appearance == .terminated { prompts = [] }
  }

  private func refusal(of event: SystemEvent) -> StepRefusal {
    switch appearance {
    case .neverLaunched, .terminated: .notLaunched
    case _ where event == .sleep: .notAwake
    case .awake where SystemEvent.backgroundWork.contains(event): .awakeAlready
    case .suspended, .awake: .notInFront
    case .active: event == .resume || event.from == [.inactive] ? .notInterrupted : .inFrontAlready
    case .inactive: .inFrontAlready
    }
  }

  private func requireFront() throws(StepRefusal) {
    try requireRunning()
    guard appearance != .awake else { throw .notInFront }
  }

  /// The app runs: in front, or in the background for a task.
  private func requireRunning() throws(StepRefusal) {
    switch appearance {
    case .neverLaunched, .terminated: throw .notLaunched
    case .suspended: throw .notInFront
    case .active, .inactive, .awake: break
    }
  }

  /// The scene in front, or the one that was last, which shows a screen.
  @discardableResult
  private func requireScreen<Shown>(
    in scenes: [Navigation<Shown>]
  ) throws(StepRefusal) -> Navigation<Shown> {
    try requireRunning()
    guard let front = scenes.last, !front.stack.isEmpty else { throw .nothingShown }
    return front
  }
}

extension Progress.Appearance {
  /// True while the process runs behind another app, asleep or at work.
  var isInBackground: Bool {
    switch self {
    case .suspended, .awake: true
    case .neverLaunched, .active, .inactive, .terminated: false
    }
  }

  /// The state of the app after a movement.
  fileprivate func after(_ movement: SystemEvent.Movement) -> Progress.Appearance {
    switch movement {
    case .resignActive, .resignActiveAgain, .comeForward: .inactive
    case .becomeActive, .open: .active
    case .enterBackground, .fallAsleep: .suspended
    case .wake: .awake
    case .quit, .end: .terminated
    case .ask, .answer, .record, .showCard, .turn, .reshape: self
    }
  }
}

/// The reasons for which a step cannot follow those before it.
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
  case notAsked
  case nothingEdited
  case notAwake
  case awakeAlready
  case noSuchView
  case noMenuShown
  case nothingSelected
  case noPictureInPicture
  case displayConnected
  case noDisplay
}
