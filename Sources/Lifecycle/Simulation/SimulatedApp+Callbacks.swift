import AfterimageMasking

/// How callbacks reach the protections.
extension SimulatedApp {
  /// Tells the app about a part of its life.
  mutating func deliver(_ callbacks: [Callback]) {
    for callback in callbacks {
      if callback == .sceneWillConnect { addListeners(ownedBy: .scene) }
      deliver(callback, about: nil)
    }
  }

  /// Tells a controller about its view.
  mutating func deliver(_ callback: Callback, to screen: PresentedScreen) {
    register(screen.controller, after: callback)
    deliver(callback, about: screen)
    unregister(screen.controller, after: callback)
  }

  /// Makes the app's or the scene's protections listen.
  mutating func addListeners(ownedBy owner: Protection.Owner) {
    for protection in scenario.protections where protection.owner == owner {
      listeners.append(Listener(protection: protection, controller: nil, isRegistered: true))
    }
  }

  /// Gives a new controller the protections that are its own.
  mutating func addListeners(of screen: PresentedScreen) {
    for protection in scenario.protections
    where protection.owner == .everyScreen || protection.owner == .screen(screen.story.name) {
      listeners.append(
        Listener(
          protection: protection, controller: screen.controller,
          isRegistered: protection.registration == .always))
    }
  }

  private mutating func deliver(_ callback: Callback, about screen: PresentedScreen?) {
    var reactions: [TimelineEntry.Reaction] = []
    for index in listeners.indices
    where listeners[index].hears(callback, about: screen?.controller) {
      let changes = react(index, to: callback, about: screen?.controller)
      guard !changes.isEmpty else { continue }
      reactions.append(.init(owner: name(of: listeners[index]), changes: changes))
    }
    record(.callback(callback, screen: screen?.story.name), reactions)
  }

  private mutating func react(
    _ listener: Int, to callback: Callback, about subject: Int?
  ) -> [TimelineEntry.Change] {
    let actions = listeners[listener].protection.rules
      .filter { $0.callback == callback }.flatMap(\.actions)
    guard !actions.isEmpty else { return [] }
    switch subject == nil ? forwarding(to: listeners[listener]) : .arrives {
    case .arrives: return actions.map { perform($0, for: listener, about: subject) }
    case .goesElsewhere: return []
    case .stops(let container): return [.notForwarded(by: container)]
    }
  }

  private func name(of listener: Listener) -> Protection.Owner {
    let holder = stack.first { $0.controller == listener.controller }
    return holder.map { .screen($0.story.name) } ?? listener.protection.owner
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
