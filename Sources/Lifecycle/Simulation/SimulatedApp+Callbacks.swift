import AfterimageMasking
import AfterimageScreens

/// How callbacks reach the protections.
extension SimulatedApp {
  /// Takes every scene that fulfils a predicate through a transition, and the app with it where the state of the app changes.
  ///
  /// - Parameters:
  ///   - state: the state of the scenes after the transition.
  ///   - isEarly: true where the scenes have that state when they are told, as in methods with "did"; false where they get it afterwards, as in those with "will".
  mutating func transition(
    _ transition: CallbackOrder.Transition, to state: AppState, isEarly: Bool,
    where predicate: (SimulatedScene) -> Bool = { _ in true }
  ) {
    transitionUnderWay = transition
    defer { transitionUnderWay = nil }
    for scene in process.scenes.map(\.id) {
      guard let before = process[scene], predicate(before) else { continue }
      let appState = process.state
      let concernsApp =
        before.state == state || process.state(with: scene, doing: state) != appState
      if isEarly { change(scene, to: state) }
      deliver(order.sceneCallbacks(of: transition), to: scene)
      if concernsApp { deliver(order.appCallbacks(of: transition)) }
      change(scene, to: state)
      if state != before.state { deliverPhase(of: Subject(scene: scene)) }
      if process.state != appState { deliverPhase(of: .everyScene) }
    }
  }

  /// Tells the views of a scene of its phase, or the app of its own, which is that of its most active scene.
  private mutating func deliverPhase(of subject: Subject) {
    deliver(.scenePhase, about: subject, onlyIfHeard: true)
  }

  private mutating func change(_ scene: SceneIdentity, to state: AppState) {
    guard let before = process[scene]?.state, before != state else { return }
    process.change(scene) { $0.state = state }
    deliver(.activationState, about: Subject(scene: scene), onlyIfHeard: true)
  }

  /// Tells the app about a part of its life.
  mutating func deliver(_ callbacks: [Callback]) {
    for callback in callbacks { deliver(callback, about: Subject()) }
  }

  /// Tells a scene about a part of its life.
  mutating func deliver(_ callbacks: [Callback], to scene: SceneIdentity) {
    for callback in callbacks { deliver(callback, about: Subject(scene: scene)) }
  }

  /// Tells a screen's controller in the scene that the user sees, and then its children, to whom UIKit forwards it.
  ///
  /// - Parameter scene: another scene, where it is not that one.
  mutating func deliver(
    _ callback: Callback, to screen: PresentedScreen, in scene: SceneIdentity? = nil
  ) {
    for controller in screen.controllers {
      register(controller, after: callback)
      deliver(callback, about: Subject(scene: scene ?? process.frontScene, controller: controller))
      unregister(controller, after: callback)
    }
  }

  /// Tells the visible controllers of a scene, or of every one, that their size changes; what has a frame of its own keeps it.
  ///
  /// - Parameter before: the traits whose size the views have until they are told.
  mutating func deliverSize(to scene: SceneIdentity? = nil, from before: Traits) {
    traitsBeforeTransition = before
    deliver(.viewWillTransition, toControllersOf: scene, onDevice: true)
    traitsBeforeTransition = nil
    deliver(.bounds, toControllersOf: scene, onDevice: true)
  }

  /// Tells the visible controllers of a scene that its traits change, the appearance or the text size.
  mutating func deliverTraits(to scene: SceneIdentity, isStyleNew: Bool = true) {
    deliver(.traitCollectionDidChange, toControllersOf: scene)
    if isStyleNew { deliver(.userInterfaceStyle, toControllersOf: scene) }
  }

  /// Tells the visible controllers of a scene, or of every one.
  ///
  /// - Parameter isOnDevice: true leaves out external displays, which are not turned and keep their size.
  private mutating func deliver(
    _ callback: Callback, toControllersOf wanted: SceneIdentity?, onDevice isOnDevice: Bool = false
  ) {
    for id in process.scenes.map(\.id) where wanted == nil || wanted == id {
      guard let scene = process[id], !(isOnDevice && scene.isExternal) else { continue }
      let seen = [scene.visibleScreen, scene.navigation.presented.last].compactMap(\.self)
      for screen in seen + scene.navigation.windows.map(\.screen) {
        for controller in screen.controllers {
          let subject = Subject(scene: id, controller: controller)
          deliver(callback, about: subject, onlyIfHeard: true)
        }
      }
    }
  }

  /// Delivers a callback to all listeners that hear it and have a rule for it, in the order of registration.
  ///
  /// - Parameter onlyIfHeard: true leaves the callback out of the timeline where no rule is for it.
  mutating func deliver(_ callback: Callback, about subject: Subject, onlyIfHeard: Bool = false) {
    let hearing = process.listeners.filter {
      $0.hears(callback, about: subject) && $0.protection.handles(callback)
    }
    guard !onlyIfHeard || !hearing.isEmpty else { return }
    let entry = note(
      .callback(
        callback, screen: subject.controller.flatMap(process.owner)?.description,
        scene: process.number(of: subject.scene)))
    let before = reacting
    reacting = (entry, callback)
    defer { reacting = before }
    for identity in hearing.map(\.identity) {
      guard let listener = process.listeners.firstIndex(where: { $0.identity == identity })
      else { continue }
      let changes = react(listener, to: callback, about: subject)
      guard !changes.isEmpty else { continue }
      record.entries[entry].reactions.append(.init(owner: owner(of: listener), changes: changes))
    }
  }

  private mutating func react(
    _ listener: Int, to callback: Callback, about subject: Subject
  ) -> [TimelineEntry.Change] {
    let own = process.listeners[listener]
    let actions = own.protection.rules.filter { $0.callback == callback }.flatMap(\.actions)
    let isForwarded = subject.controller == nil && !callback.isCompletion
    switch isForwarded ? Forwarding(to: own, in: process) : .arrives {
    case .arrives: return perform(actions, for: listener, about: subject)
    case .goesElsewhere: return []
    case .stops(let container): return [.notForwarded(by: container)]
    }
  }

  /// The name of a listener in timelines.
  func owner(of listener: Int) -> Protection.Owner {
    let listener = process.listeners[listener]
    return listener.controller.flatMap(process.owner) ?? listener.protection.owner
  }
}

/// The listeners.
extension SimulatedApp {
  /// Makes the app's protections listen, or those of a scene.
  mutating func addListeners(ownedBy owner: Protection.Owner, scene: SceneIdentity? = nil) {
    addListeners(isRegistered: { _ in true }, scene: scene) { $0 == owner }
  }

  /// Gives a new controller and its children the protections that are their own.
  ///
  /// - Parameter scene: their scene, where it is not the one that the user sees.
  mutating func addListeners(of screen: PresentedScreen, in scene: SceneIdentity? = nil) {
    addListeners(of: screen.controller, in: scene) {
      $0 == .everyScreen || $0 == .screen(screen.story.name)
    }
    for child in screen.children {
      addListeners(of: child.controller, in: scene) { $0 == .child(child.name) }
    }
  }

  private mutating func addListeners(
    of controller: Int, in scene: SceneIdentity?, where predicate: (Protection.Owner) -> Bool
  ) {
    addListeners(
      isRegistered: { $0.registration == .always }, scene: scene ?? process.frontScene,
      controller: controller, where: predicate)
  }

  private mutating func addListeners(
    isRegistered: (Protection) -> Bool, scene: SceneIdentity?, controller: Int? = nil,
    where predicate: (Protection.Owner) -> Bool
  ) {
    for (index, protection) in scenario.protections.enumerated() where predicate(protection.owner) {
      process.listeners.append(
        Listener(
          identity: ListenerIdentity(protection: index, scene: scene, controller: controller),
          protection: protection, isRegistered: isRegistered(protection)))
    }
  }

  /// Registration goes to the end of the line.
  private mutating func register(_ controller: Int, after callback: Callback) {
    let joining = process.listeners.filter { $0.begins(controller, at: callback) }
    guard !joining.isEmpty else { return }
    process.listeners.removeAll { $0.begins(controller, at: callback) }
    process.listeners += joining.map { listener in
      var copy = listener
      copy.isRegistered = true
      return copy
    }
  }

  private mutating func unregister(_ controller: Int, after callback: Callback) {
    for index in process.listeners.indices
    where process.listeners[index].ends(controller, at: callback) {
      process.listeners[index].isRegistered = false
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
