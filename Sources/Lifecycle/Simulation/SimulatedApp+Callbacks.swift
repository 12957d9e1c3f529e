import AfterimageMasking
import AfterimageScreens

/// How callbacks reach the protections.
extension SimulatedApp {
  /// Takes every scene that a test chooses through a transition, and the app where its state follows.
  ///
  /// - Parameter state: what the scenes do from then on: before they are told of what they did, and after they are told of what they will do.
  mutating func transition(
    _ transition: CallbackOrder.Transition, to state: AppState, isEarly: Bool,
    where isMeant: (SimulatedScene) -> Bool = { _ in true }
  ) {
    transitionUnderWay = transition
    defer { transitionUnderWay = nil }
    for index in scenes.indices where isMeant(scenes[index]) {
      let concernsApp = concernsApp(scene: index, becoming: state)
      let before = (scene: scenes[index].state, app: applicationState)
      if isEarly { change(sceneAt: index, to: state) }
      deliver(order.sceneCallbacks(of: transition), to: index)
      if concernsApp { deliver(order.appCallbacks(of: transition)) }
      change(sceneAt: index, to: state)
      if state != before.scene { tellOfPhase(Subject(scene: index)) }
      if applicationState != before.app { tellOfPhase(.everyScene) }
    }
  }

  /// Tells the views of a scene of its phase, or the app of its own, which is that of its most active scene.
  private mutating func tellOfPhase(_ subject: Subject) {
    deliver(.scenePhase, about: subject, onlyIfHeard: true)
  }

  private mutating func change(sceneAt index: Int, to state: AppState) {
    guard scenes.indices.contains(index), scenes[index].state != state else { return }
    scenes[index].state = state
    deliver(.activationState, about: Subject(scene: index), onlyIfHeard: true)
  }

  /// True where the app's own state follows a scene's, or both are told again what they are.
  private func concernsApp(scene index: Int, becoming state: AppState) -> Bool {
    let others = scenes.indices.filter { $0 != index }.map { scenes[$0].state }
    let after = (others + [state]).min()
    return after != applicationState || scenes[index].state == state
  }

  /// Tells the app about a part of its life.
  mutating func deliver(_ callbacks: [Callback]) {
    for callback in callbacks { deliver(callback, about: Subject()) }
  }

  /// Tells a scene about a part of its life.
  mutating func deliver(_ callbacks: [Callback], to scene: Int) {
    for callback in callbacks { deliver(callback, about: Subject(scene: scene)) }
  }

  /// Tells a controller about its view.
  mutating func deliver(_ callback: Callback, to controller: Int, in scene: Int) {
    register(controller, after: callback)
    deliver(callback, about: Subject(scene: scene, controller: controller))
    unregister(controller, after: callback)
  }

  /// Tells those who have rules for it about something that others need not hear of.
  mutating func deliver(_ callback: Callback, about subject: Subject, onlyIfHeard: Bool = false) {
    let hearing = listeners.filter {
      $0.hears(callback, about: subject) && $0.protection.handles(callback)
    }
    guard !onlyIfHeard || !hearing.isEmpty else { return }
    let entry = record(
      .callback(callback, screen: screenName(of: subject), scene: sceneNumber(of: subject)))
    for listener in hearing.map(\.identity) {
      guard let index = listeners.firstIndex(where: { $0.identity == listener }) else { continue }
      let changes = react(index, to: callback, about: subject)
      guard !changes.isEmpty else { continue }
      entries[entry].reactions.append(.init(owner: name(of: index), changes: changes))
    }
  }

  /// Makes the app's protections listen, or those of a scene.
  mutating func addListeners(ownedBy owner: Protection.Owner, scene: Int? = nil) {
    for (place, protection) in scenario.protections.enumerated() where protection.owner == owner {
      listeners.append(
        Listener(
          identity: ListenerIdentity(protection: place, scene: scene, controller: nil),
          protection: protection, isRegistered: true))
    }
  }

  /// Gives a new controller and its children the protections that are their own.
  mutating func addListeners(of screen: PresentedScreen, in scene: Int) {
    addListeners(of: screen.controller, in: scene) {
      $0 == .everyScreen || $0 == .screen(screen.story.name)
    }
    for child in screen.children {
      addListeners(of: child.controller, in: scene) { $0 == .child(child.name) }
    }
  }

  private mutating func addListeners(
    of controller: Int, in scene: Int, where isOwner: (Protection.Owner) -> Bool
  ) {
    for (place, protection) in scenario.protections.enumerated() where isOwner(protection.owner) {
      listeners.append(
        Listener(
          identity: ListenerIdentity(protection: place, scene: scene, controller: controller),
          protection: protection, isRegistered: protection.registration == .always))
    }
  }

  /// What timelines call a listener.
  func name(of listener: Int) -> Protection.Owner {
    listeners[listener].controller.flatMap(owner) ?? listeners[listener].protection.owner
  }

  private func owner(of controller: Int) -> Protection.Owner? {
    scenes.lazy.compactMap { $0.screen(of: controller) }.first?.owner(controller)
  }

  private func screenName(of subject: Subject) -> String? {
    subject.controller.flatMap(owner)?.description
  }

  /// The number of a scene where there are several to tell apart.
  private func sceneNumber(of subject: Subject) -> Int? {
    guard scenesMade > 1, let scene = subject.scene, scenes.indices.contains(scene) else {
      return nil
    }
    return scenes[scene].number
  }

  private mutating func react(
    _ listener: Int, to callback: Callback, about subject: Subject
  ) -> [TimelineEntry.Change] {
    let actions = listeners[listener].protection.rules
      .filter { $0.callback == callback }.flatMap(\.actions)
    switch subject.controller == nil ? forwarding(to: listeners[listener]) : .arrives {
    case .arrives: return perform(actions, for: listener, about: subject)
    case .goesElsewhere: return []
    case .stops(let container): return [.notForwarded(by: container)]
    }
  }

  /// Registration goes to the end of the line.
  private mutating func register(_ controller: Int, after callback: Callback) {
    let joining = listeners.filter { $0.begins(controller, at: callback) }
    guard !joining.isEmpty else { return }
    listeners.removeAll { $0.begins(controller, at: callback) }
    listeners += joining.map { listener in
      var copy = listener
      copy.isRegistered = true
      return copy
    }
  }

  private mutating func unregister(_ controller: Int, after callback: Callback) {
    for index in listeners.indices where listeners[index].ends(controller, at: callback) {
      listeners[index].isRegistered = false
    }
  }
}

extension Listener {
  fileprivate func begins(_ controller: Int, at callback: Callback) -> Bool {
    guard case .between(callback, _) = protection.registration else { return false }
    return self.controller == controller && !isRegistered
  }

  fileprivate func ends(_ controller: Int, at callback: Callback) -> Bool {
    guard case .between(_, callback?) = protection.registration else { return false }
    return self.controller == controller
  }
}
