import AfterimageMasking

/// What the steps of a story do.
extension SimulatedApp {
  /// Performs a step, or notes why it cannot be performed.
  mutating func perform(_ step: Step) {
    let told = tell(step)
    let before = progress.appearance
    do throws(StepRefusal) {
      try progress.take(step.kind)
    } catch {
      record(.refused(told, error))
      return
    }
    record(.step(told))
    carryOut(step, from: before)
    endTurn()
    noteDisplay()
  }

  /// Notes what the user sees of an app that is active.
  private mutating func noteDisplay() {
    guard progress.appearance == .active, front?.visibleScreen != nil else { return }
    displays.append(
      Display(
        entries: entries.count,
        snapshot: Snapshot(
          moment: displays.count + 1, time: clock, traits: traits,
          scene: scenesMade > 1 ? scenes[frontScene].number : nil,
          composition: picture(of: frontScene, in: currentStyle), alternatives: [])))
  }

  private mutating func carryOut(_ step: Step, from appearance: Progress.Appearance) {
    switch step {
    case .launch: launch()
    case .show(let screen): show(screen)
    case .type(let texts): changeTexts { $0.screen = $0.screen.typing(texts) }
    case .load: changeTexts { $0.screen = $0.screen.withSecrets(of: $0.story.screen) }
    case .push(let screen): push(screen)
    case .pop: pop()
    case .present(let screen): present(screen)
    case .dismiss: dismiss()
    case .openScene(let screen): openScene(screen)
    case .leaveScene: leaveScene()
    case .closeScene: closeScene()
    case .showWindow(let screen, let level): showWindow(screen, at: level)
    case .hideWindow: hideWindow()
    case .wait(let time): advance(to: clock + time)
    case .event(let event):
      for movement in event.movements { carryOut(movement, from: appearance) }
    }
  }

  /// Changes the texts of the uppermost screen, and tells those who observe them.
  private mutating func changeTexts(_ change: (inout PresentedScreen) -> Void) {
    guard let top = front?.frontScreens.first?.controller else { return }
    changeScene(frontScene) { $0.changeScreens(where: { $0.controller == top }, change) }
    deliver(.text, about: Subject(scene: frontScene, controller: top), onlyIfHeard: true)
  }

  /// The step as the timeline tells it.
  private func tell(_ step: Step) -> TimelineStep {
    switch step {
    case .launch: .launch
    case .show(let screen): .show(screen.name)
    case .type(let texts): .type(texts.map(tell))
    case .load: .load(front?.frontScreens.first?.screen.sensitiveIds ?? [])
    case .push(let screen): .push(screen.name)
    case .pop: .pop
    case .present(let screen): .present(screen.name)
    case .dismiss: .dismiss
    case .openScene(let screen): .openScene(screen.name)
    case .leaveScene: .leaveScene
    case .closeScene: .closeScene
    case .showWindow(let screen, let level): .showWindow(screen.name, level)
    case .hideWindow: .hideWindow
    case .wait(let time): .wait(time)
    case .event(let event): .event(event)
    }
  }

  /// What is typed where nothing is known to be no secret counts as one.
  private func tell(_ typed: TypedText) -> TimelineStep.TypedEntry {
    let isOpen = front?.frontScreens.first.map { $0.screen.isOpen(typed.id) } ?? false
    return TimelineStep.TypedEntry(typed: typed, isSensitive: !isOpen)
  }
}
