import AfterimageMasking
import AfterimageScreens

/// The steps of a story.
extension SimulatedApp {
  /// Performs a step, or notes why it cannot be performed.
  mutating func perform(_ step: Step) {
    let named = name(step)
    let before = progress.appearance
    do throws(StepRefusal) {
      let inSight = process.scenes.filter(\.isInSight).map(\.navigation)
      try progress.take(step.kind, showing: inSight)
      try requireField(for: step)
      try requireTouch(for: step)
    } catch {
      note(.refused(named, error))
      return
    }
    note(.step(named))
    carryOut(step, from: before)
    endTurn()
    noteDisplay()
    noteExternalDisplay()
    notePictureInPicture()
  }

  /// A code is offered where a field is edited that brings a keyboard up.
  private func requireField(for step: Step) throws(StepRefusal) {
    guard case .offerCode = step else { return }
    guard process.front?.navigation.frontmost.first?.screen.hasKeyboard == true else {
      throw .nothingEdited
    }
  }

  /// A finger touches a view that is there, and ends what it has begun.
  private func requireTouch(for step: Step) throws(StepRefusal) {
    let front = process.front?.navigation
    if let touched = step.touchedView, front?.frontmost.first?.screen.path(of: touched) == nil {
      throw .noSuchView
    }
    let form = front?.screens.lazy.compactMap(\.copied?.form).first
    if case .dismissMenu = step {
      guard case .contextMenu = form else { throw .noMenuShown }
    }
    if case .liftFinger = step, form != .loupe { throw .nothingSelected }
    if case .stopPictureInPicture = step, process.pictureInPicture == nil {
      throw .noPictureInPicture
    }
  }

  private mutating func carryOut(_ step: Step, from appearance: Progress.Appearance) {
    switch step {
    case .launch: launch()
    case .show(let screen): show(screen)
    case .type(let texts): changeTexts { $0.type(texts) }
    case .offerCode(let code): changeFrontmost { $0.screen = $0.screen.offering(code) }
    case .contextMenu(let view, let titles): copyView(view, as: .contextMenu(titles: titles))
    case .selectText(let view): copyView(view, as: .loupe)
    case .dismissMenu, .liftFinger: removeCopies()
    case .pictureInPicture(let view): startPictureInPicture(of: view)
    case .stopPictureInPicture: stopPictureInPicture()
    case .load: load()
    case .push(let screen): push(screen)
    case .pop: pop()
    case .present(let screen): present(screen)
    case .dismiss: dismiss()
    case .openScene(let screen): openScene(screen)
    case .leaveScene: leaveScene()
    case .closeScene: closeScene()
    case .mirrorDisplay: changeCapture { $0.externalDisplay = .mirror }
    case .connectDisplay(let screen): connectDisplay(screen)
    case .disconnectDisplay: disconnectDisplay()
    case .showWindow(let screen, let level, let isKey):
      showWindow(screen, at: level, makingKey: isKey)
    case .hideWindow: hideWindow()
    case .wait(let time): advance(to: clock + time)
    case .choose(let choice): choose(choice)
    case .event(let event):
      for movement in event.movements { carryOut(movement, from: appearance) }
    }
  }

  /// The step as the timeline has it.
  private func name(_ step: Step) -> TimelineStep {
    let top = process.front?.navigation.frontmost.first?.screen
    return switch step {
    case .launch: .launch
    case .show(let screen): .show(screen.name)
    case .type(let texts):
      // What is typed where nothing is known to be no secret counts as one.
      .type(texts.map { .init(typed: $0, isSensitive: !(top?.isOpen($0.id) ?? false)) })
    case .offerCode(let code): .offerCode(code)
    case .contextMenu(let view, _): .contextMenu(of: view)
    case .dismissMenu: .dismissMenu
    case .selectText(let view): .selectText(in: view)
    case .liftFinger: .liftFinger
    case .pictureInPicture(let view): .pictureInPicture(of: view)
    case .stopPictureInPicture: .stopPictureInPicture
    case .load: .load(top?.sensitiveIds ?? [])
    case .push(let screen): .push(screen.name)
    case .pop: .pop
    case .present(let screen): .present(screen.name)
    case .dismiss: .dismiss
    case .openScene(let screen): .openScene(screen.name)
    case .leaveScene: .leaveScene
    case .closeScene: .closeScene
    case .mirrorDisplay: .mirrorDisplay
    case .connectDisplay(let screen): .connectDisplay(screen.name)
    case .disconnectDisplay: .disconnectDisplay
    case .showWindow(let screen, let level, let isKey):
      .showWindow(screen.name, level, isKey: isKey)
    case .hideWindow: .hideWindow
    case .wait(let time): .wait(time)
    case .choose(let choice): .choose(choice)
    case .event(let event): .event(event)
    }
  }

  /// Names the covers that are up although the user has the app back and the story is over.
  mutating func noteStuckCovers() {
    guard progress.appearance == .active else { return }
    let inSight = process.scenes.filter { !$0.isPutAway }
    let stuck =
      inSight.flatMap(\.covers).filter { !$0.isLeaving }.map(\.cover.id)
      + inSight.flatMap(\.contentOutOfSight)
    if !stuck.isEmpty { note(.coversStuck(stuck)) }
  }
}

/// Scenes beside each other.
extension SimulatedApp {
  /// Opens a further scene beside the others, with a screen of its own.
  private mutating func openScene(_ story: StoryScreen) {
    let opened = connectScene(in: .background)
    transition(.enterForeground, to: .inactive, isEarly: false) { $0.id == opened }
    show(story)
    transition(.becomeActive, to: .active, isEarly: true) { $0.id == opened }
  }

  /// Sends the scene in front into the background, where its pictures are taken, while another of the app's stays active.
  private mutating func leaveScene() {
    guard let left = resignFrontScene() else { return }
    process.change(left) { $0.isPutAway = true }
    self = OpenRuns(of: self, leaving: [left]).leastCovered
    removeHiddenCopies(of: [left])
    process.showNextScene()
  }

  /// Disconnects the scene in front for good; no picture is taken.
  private mutating func closeScene() {
    guard let closed = resignFrontScene() else { return }
    disconnect(closed)
    if order.hasSceneDelegate { deliver([.applicationDidDiscardSceneSessions]) }
    process.showNextScene()
  }

  private mutating func resignFrontScene() -> SceneIdentity? {
    guard let front = process.frontScene else { return nil }
    transition(.resignActive, to: .inactive, isEarly: false) { $0.id == front }
    endTurn()
    return front
  }
}
