import AfterimageMasking
import AfterimageScreens

/// What the actions of a rule do.
extension SimulatedApp {
  /// Performs actions for a listener, in order.
  ///
  /// - Parameter subject: what the callback is about.
  mutating func perform(
    _ actions: [Action], for listener: Int, about subject: Subject
  ) -> [TimelineEntry.Change] {
    actions.flatMap { perform($0, for: listener, about: subject) }
  }

  private mutating func perform(
    _ action: Action, for listener: Int, about subject: Subject
  ) -> [TimelineEntry.Change] {
    let identity = listeners[listener].identity
    switch action {
    case .async(let actions):
      putOff(Later(.zero, actions), for: identity, about: subject)
      return [.putOff(nil)]
    case .after(let later):
      putOff(later, for: identity, about: subject)
      return [later.repeats ? .repeats(every: later.time) : .putOff(later.time)]
    case .cancel(let id): return [cancel(id, of: identity)]
    case .set(let variable, let value):
      variables[variable] = value
      return [.variableSet(variable, value)]
    case .commit:
      commit()
      return [.committed]
    case .runLoop(let time):
      advance(to: clock + time)
      return [.ranRunLoop(time)]
    case .when(let condition, let then, let otherwise):
      let actions = holds(condition, for: identity, about: subject) ? then : otherwise
      return perform(actions, for: listener, about: subject)
    case .cover(let cover):
      let scenes = scenes(of: cover, for: identity, about: subject)
      guard !scenes.isEmpty else { return [.coverWithoutScene(id: cover.id)] }
      return scenes.map { raise(cover, for: listener, in: $0, about: subject) }
    case .uncover(let uncovering):
      return lower(uncovering, in: own(subject, of: identity), for: identity, about: subject)
    case .capture(let capture):
      return [take(capture, for: listener, about: subject)]
    case .ignoreSnapshot:
      ignoresSnapshot = true
      return [.snapshotIgnored]
    case .hide, .show, .setText, .mask, .unmask, .endEditing, .resignFirstResponder, .secureWindow:
      return own(subject, of: identity).flatMap {
        change(scene: $0, by: action, controller: identity.controller ?? subject.controller)
      }
    }
  }

  /// Puts something off for a listener.
  mutating func putOff(_ later: Later, for listener: ListenerIdentity, about subject: Subject) {
    pending.append(
      PendingWork(
        due: clock + later.time, actions: later.actions, id: later.id,
        interval: later.repeats ? max(later.time, Later.shortestInterval) : nil,
        listener: listener, subject: subject))
  }

  /// Gives up what a listener put off last under an id: its variable holds no other.
  private mutating func cancel(
    _ id: String, of listener: ListenerIdentity
  ) -> TimelineEntry.Change {
    let last = pending.lastIndex { $0.id == id && $0.listener == listener }
    guard let last else { return .nothingCancelled(id: id) }
    pending.remove(at: last)
    return .cancelled(id: id)
  }

  private func holds(
    _ condition: Condition, for listener: ListenerIdentity, about subject: Subject
  ) -> Bool {
    switch condition {
    case .variable(let name, let isEqual, let value):
      return (variables[name, default: false] == value) == isEqual
    case .state(.applicationState, let isEqual, let state):
      return (applicationState == state) == isEqual
    case .state(.scenePhase, let isEqual, let state):
      return (self.state(ofScene: listener.scene) == state) == isEqual
    case .state(.activationState, let isEqual, let state):
      return (self.state(ofScene: subject.scene ?? listener.scene) == state) == isEqual
    }
  }

  /// What a scene is doing, or the app where none is meant.
  private func state(ofScene index: Int?) -> AppState {
    index.flatMap { scenes.indices.contains($0) ? scenes[$0].state : nil } ?? applicationState
  }

  /// The scenes whose views a listener knows: its own or the callback's; those of the app's rules are all.
  private func own(_ subject: Subject, of listener: ListenerIdentity) -> [Int] {
    if let scene = listener.scene { return scenes.indices.contains(scene) ? [scene] : [] }
    if let scene = subject.scene { return scenes.indices.contains(scene) ? [scene] : [] }
    return Array(scenes.indices)
  }

  private func scenes(
    of cover: Cover, for listener: ListenerIdentity, about subject: Subject
  ) -> [Int] {
    guard !scenes.isEmpty else { return [] }
    return switch cover.scenes {
    case .every: Array(scenes.indices)
    case .first: [0]
    case .own where subject.isEveryScene: Array(scenes.indices)
    case .own where listener.scene == nil && subject.scene == nil: [0]
    case .own: own(subject, of: listener)
    }
  }

  private mutating func change(
    scene index: Int, by action: Action, controller: Int?
  ) -> [TimelineEntry.Change] {
    switch action {
    case .hide(let ids):
      setHidden(true, of: ids, in: index, controller)
      return [.hidden(ids)]
    case .show(let ids):
      setHidden(false, of: ids, in: index, controller)
      return [.shown(ids)]
    case .setText(let texts):
      changeScreens(of: index, controller) { $0.screen = $0.screen.typing(texts, within: $1) }
      return [.textSet(texts.map(\.id))]
    case .mask(let mask):
      setMask(mask, in: index, controller)
      return [.masked(mask)]
    case .unmask:
      setMask(nil, in: index, controller)
      return [.unmasked]
    case .endEditing: return [endEditing(in: index, controller) { _ in true }]
    case .resignFirstResponder(let id): return [endEditing(in: index, controller) { $0 == id }]
    case .secureWindow:
      defer { scenes[index].isWindowSecured = true }
      return [scenes[index].isWindowSecured ? .windowSecuredAlready : .windowSecured]
    default: return []
    }
  }

  /// Changes the screens that a controller's code reaches; of a child's it is told which view of them alone.
  private mutating func changeScreens(
    of index: Int, _ controller: Int?, _ change: (inout PresentedScreen, ViewPath?) -> Void
  ) {
    scenes[index].changeScreens(where: { $0.belongs(to: controller) }) {
      change(&$0, $0.child(controller)?.view)
    }
  }

  private mutating func setHidden(
    _ isHidden: Bool, of ids: [String], in index: Int, _ controller: Int?
  ) {
    changeScreens(of: index, controller) {
      $0.screen = $0.screen.settingHidden(isHidden, of: ids, within: $1)
    }
  }

  private mutating func setMask(_ mask: FieldMask?, in index: Int, _ controller: Int?) {
    changeScreens(of: index, controller) { screen, view in
      if let view {
        screen.screen = screen.screen.setting(mask, within: view)
      } else {
        screen.mask = mask
      }
    }
  }

  private mutating func endEditing(
    in index: Int, _ controller: Int?, where isMeant: (String?) -> Bool
  ) -> TimelineEntry.Change {
    let isEdited = scenes[index].screens.contains {
      $0.belongs(to: controller) && $0.isEdited(within: $0.child(controller)?.view)
        && isMeant($0.screen.focusedId)
    }
    guard isEdited else { return .nothingEdited }
    changeScreens(of: index, controller) { screen, view in
      if screen.isEdited(within: view) { screen.screen = screen.screen.endingEditing }
    }
    return .editingEnded
  }

  private mutating func take(
    _ capture: Capture, for listener: Int, about subject: Subject
  ) -> TimelineEntry.Change {
    if capture.once, listeners[listener].pictures[capture.name] != nil {
      return .capturedAlready(capture.name)
    }
    let identity = listeners[listener].identity
    guard let scene = own(subject, of: identity).first else {
      return .coverWithoutPicture(id: capture.name, picture: capture.name)
    }
    if capture.afterScreenUpdates { commit() }
    let shown = capture.afterScreenUpdates ? scenes[scene] : committed(scene)
    let controller = identity.controller ?? subject.controller
    let child = shown.screen(of: controller)?.child(controller)
    listeners[listener].pictures[capture.name] = CapturedPicture(
      composition: composition(
        of: capture.source, in: shown, controller: controller,
        style: traits.userInterfaceStyle),
      source: capture.source, child: capture.source == .view ? child?.view : nil)
    return .captured(capture.name)
  }
}

extension PresentedScreen {
  /// True where a view has the focus that lies in another, or anywhere where that is nil.
  fileprivate func isEdited(within part: ViewPath?) -> Bool {
    guard let field = screen.focusedField else { return false }
    return part.map(field.path.lies) ?? true
  }
}
