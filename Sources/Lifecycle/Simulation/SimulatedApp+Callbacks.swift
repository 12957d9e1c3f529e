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
      if isEarly { scenes[index].state = state }
      deliver(order.sceneCallbacks(of: transition), to: index)
      if concernsApp { deliver(order.appCallbacks(of: transition)) }
      changeScene(index) { $0.state = state }
      deliver(.scenePhase, about: Subject(scene: index), onlyIfHeard: true)
    }
  }

  /// True where the app's own state follows a scene's, or both are told again what they are.
  private func concernsApp(scene index: Int, becoming state: AppState) -> Bool {
    var after = self
    after.scenes[index].state = state
    return after.applicationState != applicationState || scenes[index].state == state
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
  mutating func deliver(_ callback: Callback, to screen: PresentedScreen, in scene: Int) {
    register(screen.controller, after: callback)
    deliver(callback, about: Subject(scene: scene, controller: screen.controller))
    unregister(screen.controller, after: callback)
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

  /// Gives a new controller the protections that are its own.
  mutating func addListeners(of screen: PresentedScreen, in scene: Int) {
    for (place, protection) in scenario.protections.enumerated()
    where protection.owner == .everyScreen || protection.owner == .screen(screen.story.name) {
      let identity = ListenerIdentity(
        protection: place, scene: scene, controller: screen.controller)
      listeners.append(
        Listener(
          identity: identity, protection: protection,
          isRegistered: protection.registration == .always))
    }
  }

  /// What timelines call a listener.
  func name(of listener: Int) -> Protection.Owner {
    let holder = scenes.flatMap(\.screens).first {
      $0.controller == listeners[listener].controller
    }
    return holder.map { .screen($0.story.name) } ?? listeners[listener].protection.owner
  }

  private func screenName(of subject: Subject) -> String? {
    subject.controller.flatMap { controller in
      scenes.flatMap(\.screens).first { $0.controller == controller }?.story.name
    }
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
