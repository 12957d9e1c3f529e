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
  }

  private mutating func carryOut(_ step: Step, from appearance: Progress.Appearance) {
    switch step {
    case .launch: launch()
    case .show(let screen): show(screen)
    case .type(let texts): changeVisible { $0.screen = $0.screen.typing(texts) }
    case .load: changeVisible { $0.screen = $0.screen.withSecrets(of: $0.story.screen) }
    case .push(let screen): push(screen)
    case .pop: pop()
    case .wait(let time): advance(to: clock + time)
    case .home: goHome()
    case .return: appearance == .suspended ? comeBack() : launch()
    }
  }

  private mutating func launch() {
    addListeners(ownedBy: .app)
    deliver(order.launch)
  }

  private mutating func comeBack() {
    deliver(order.callbacks(of: .enterForeground))
    advance(to: clock + scenario.settings.activationDelay)
    deliver(order.callbacks(of: .becomeActive))
  }

  private mutating func changeVisible(_ change: (inout PresentedScreen) -> Void) {
    for index in stack.indices where stack[index].controller == visibleController {
      change(&stack[index])
    }
  }

  /// The step as the timeline tells it.
  private func tell(_ step: Step) -> TimelineStep {
    switch step {
    case .launch: .launch
    case .show(let screen): .show(screen.name)
    case .type(let texts): .type(texts.map(tell))
    case .load: .load(visibleScreen?.screen.sensitiveIds ?? [])
    case .push(let screen): .push(screen.name)
    case .pop: .pop
    case .wait(let time): .wait(time)
    case .home: .home
    case .return: .return
    }
  }

  /// What is typed where nothing is known to be no secret counts as one.
  private func tell(_ typed: TypedText) -> TimelineStep.TypedEntry {
    let isOpen = visibleScreen.map { $0.screen.isOpen(typed.id) } ?? false
    return TimelineStep.TypedEntry(typed: typed, isSensitive: !isOpen)
  }
}
