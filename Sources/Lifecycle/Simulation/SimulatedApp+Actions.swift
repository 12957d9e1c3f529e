import AfterimageMasking
import AfterimageScreens

/// The actions of a rule.
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
    let identity = process.listeners[listener].identity
    let controller = identity.controller ?? subject.controller
    switch action {
    case .async(let actions):
      putOff(DelayedActions(.zero, actions), until: .mainQueue, for: identity, about: subject)
      return [.putOff(nil)]
    case .after(let delayed):
      putOff(delayed, until: .init(delayed), for: identity, about: subject)
      return [delayed.repeats ? .repeats(every: delayed.time) : .putOff(delayed.time)]
    case .cancel(let id): return [cancel(id, of: identity)]
    case .set(let variable, let value):
      process.set(variable, to: value, at: clock)
      return [.variableSet(variable, value)]
    case .commit:
      commit()
      return [.committed]
    case .runLoop(let time):
      advance(to: clock + time)
      return [.ranRunLoop(time)]
    case .when(let condition, let then, let otherwise):
      let isMet = process.meets(condition, for: identity, about: subject, at: clock)
      noteAnswer(to: condition, isMet, for: listener, about: subject)
      return perform(isMet ? then : otherwise, for: listener, about: subject)
    case .cover(let cover): return raise(cover, for: listener, about: subject)
    case .uncover(let uncovering): return lower(uncovering, for: identity, about: subject)
    case .capture(let capture): return [take(capture, for: listener, about: subject)]
    case .stopPictureInPicture: return [stopPictureInPicture()]
    case .ignoreSnapshot: return [ignoreSnapshot()]
    case .hide(let ids):
      return change(identity, subject) { $0.setHidden(true, of: ids, by: controller) }
    case .show(let ids):
      return change(identity, subject) { $0.setHidden(false, of: ids, by: controller) }
    case .setText(let texts):
      return change(identity, subject) { $0.setText(texts, by: controller) }
    case .restoreText(let ids):
      return change(identity, subject) { $0.restoreTexts(of: ids, by: controller) }
    case .setSecureTextEntry(let entries):
      return change(identity, subject) { $0.setSecureTextEntry(entries, by: controller) }
    case .mask(let mask): return change(identity, subject) { $0.setMask(mask, by: controller) }
    case .unmask: return change(identity, subject) { $0.setMask(nil, by: controller) }
    case .endEditing:
      return change(identity, subject) { $0.endEditing(by: controller) { _ in true } }
    case .resignFirstResponder(let id):
      return change(identity, subject) { $0.endEditing(by: controller) { $0 == id } }
    case .content(let content):
      let scenes = process.scenes(chosenBy: .own, for: identity, about: subject)
      return scenes.flatMap { change(content, in: $0, by: controller) }
    case .secureWindow: return change(identity, subject) { $0.secureWindow() }
    }
  }

  /// Gives up what a listener has put off under a name.
  private mutating func cancel(_ id: String, of owner: ListenerIdentity) -> TimelineEntry.Change {
    process.queue.cancel(id, of: owner) ? .cancelled(id: id) : .nothingCancelled(id: id)
  }

  /// Notes a question and its answer in the entry that is being reacted to.
  private mutating func noteAnswer(
    to condition: Condition, _ isMet: Bool, for listener: Int, about subject: Subject
  ) {
    guard let reacting else { return }
    let found = process.found(
      by: condition, for: process.listeners[listener].identity, about: subject, at: clock)
    record.entries[reacting.entry].answers.append(
      .init(owner: owner(of: listener), condition: condition, found: found, isMet: isMet))
  }

  /// Changes the scenes whose views a listener knows.
  private mutating func change(
    _ listener: ListenerIdentity, _ subject: Subject,
    _ change: (inout SimulatedScene) -> TimelineEntry.Change
  ) -> [TimelineEntry.Change] {
    process.ownScenes(of: listener, about: subject).compactMap { process.change($0, change) }
  }

  /// Lays a cover over each of the scenes that it is for.
  private mutating func raise(
    _ cover: Cover, for listener: Int, about subject: Subject
  ) -> [TimelineEntry.Change] {
    let identity = process.listeners[listener].identity
    let scenes = process.scenes(chosenBy: cover.scenes, for: identity, about: subject)
    guard !scenes.isEmpty else { return [.coverWithoutScene(id: cover.id)] }
    return scenes.flatMap { scene in
      // In a statement of its own: what it lies on is asked for with the cover there.
      let change = raise(cover, for: listener, in: scene, about: subject)
      return changes(by: change, in: scene)
    }
  }

  private mutating func raise(
    _ cover: Cover, for listener: Int, in id: SceneIdentity, about subject: Subject
  ) -> TimelineEntry.Change {
    guard let scene = process[id], !scene.holds(cover) else { return .coverUpAlready(id: cover.id) }
    let owner = process.listeners[listener]
    var picture: CapturedPicture?
    if case .captured(let name, _) = cover.content {
      picture = owner.pictures[name] ?? process.sharedPictures[name]
      guard picture != nil else { return .coverWithoutPicture(id: cover.id, picture: name) }
    }
    let window: WindowPlace
    switch scene.window(for: cover, isSceneBased: order.hasSceneDelegate) {
    case .success(let found): window = found
    case .failure(let absence): return .coverWithoutWindow(id: cover.id, because: absence)
    }
    if let refusal = refusal(ofPresenting: cover, in: scene) {
      return .presentationRefused(id: cover.id, because: refusal)
    }
    let (clock, sizes) = (clock, coverSizes(in: id))
    process.change(id) {
      $0.raise(
        cover, in: window, showing: picture, by: owner.controller ?? subject.controller, at: clock,
        in: sizes)
    }
    complete(
      .coverUp(id: cover.id), cover.fade, cover.completion, for: owner.identity, about: subject)
    return .coverUp(id: cover.id, fade: cover.fade, scene: process.number(of: id))
  }

  /// Takes a cover down in the scenes whose views a listener knows.
  private mutating func lower(
    _ uncovering: Uncovering, for listener: ListenerIdentity, about subject: Subject
  ) -> [TimelineEntry.Change] {
    let clock = clock
    let lowered = process.ownScenes(of: listener, about: subject).filter { scene in
      process.change(scene) { $0.lower(uncovering, at: clock) } ?? false
    }
    guard !lowered.isEmpty else { return [.coverNotUp(id: uncovering.id)] }
    discardCoversWithoutWindow()
    complete(
      .coverDown(id: uncovering.id), uncovering.fade, uncovering.completion, for: listener,
      about: subject)
    return lowered.map { _ in .coverDown(id: uncovering.id, fade: uncovering.fade) }
  }

  /// Has a completion wait for the end of its animation; without one it is called in the next turn.
  private mutating func complete(
    _ animation: Origin.Kind, _ fade: Seconds, _ actions: [Action],
    for listener: ListenerIdentity, about subject: Subject
  ) {
    guard !actions.isEmpty else { return }
    putOff(DelayedActions(fade, actions), until: animation, for: listener, about: subject)
  }

  /// UIKit presents nothing from a controller that is presenting, nor, on newer systems, while the app is inactive.
  private func refusal(
    ofPresenting cover: Cover, in scene: SimulatedScene
  ) -> TimelineEntry.PresentationRefusal? {
    guard cover.attachment.isPresented else { return nil }
    // The controller on top presents nothing yet, whatever the root does.
    guard cover.attachment == .topPresentation || !scene.isPresenting else {
      return .presentsAlready
    }
    let isAllowed = scenario.settings.presentsWhileInactive ?? profile.presentsWhileInactive
    return transitionUnderWay == .resignActive && !isAllowed ? .resigning : nil
  }
}

/// The scenes and questions of actions.
extension SimulatedProcess {
  /// The answer to a rule's question.
  fileprivate func meets(
    _ condition: Condition, for listener: ListenerIdentity, about subject: Subject,
    at clock: Seconds
  ) -> Bool {
    switch condition {
    case .variable(let name, let isEqual, let value):
      (variables[name, default: false] == value) == isEqual
    case .comparison(let name, let comparison, let number): compares(name, comparison, number)
    case .elapsed(let event, let comparison, let bound):
      compares(since: event, comparison, bound, at: clock)
    case .state(.applicationState, let isEqual, let state): (self.state == state) == isEqual
    case .state(.scenePhase, let isEqual, let state):
      (self.state(of: listener.scene) == state) == isEqual
    case .state(.activationState, let isEqual, let state):
      (self.state(of: subject.scene ?? listener.scene) == state) == isEqual
    }
  }

  /// The state or the value that a rule's question finds, in words.
  fileprivate func found(
    by condition: Condition, for listener: ListenerIdentity, about subject: Subject,
    at clock: Seconds
  ) -> String {
    switch condition {
    case .variable(let name, _, _): "\(variables[name, default: false])"
    case .comparison(let name, _, _): variables[name].map { "\($0)" } ?? "no number"
    case .elapsed(let event, _, let bound): timeFound(since: event, bound, at: clock)
    case .state(.applicationState, _, _): state.rawValue
    case .state(.scenePhase, _, _): state(of: listener.scene).rawValue
    case .state(.activationState, _, _): state(of: subject.scene ?? listener.scene).rawValue
    }
  }

  /// The scenes whose views a listener knows: its own or the callback's; those of the app's rules are all.
  func ownScenes(
    of listener: ListenerIdentity, about subject: Subject
  ) -> [SceneIdentity] {
    let all = scenes.map(\.id)
    guard let scene = listener.scene ?? subject.scene else { return all }
    return all.filter { $0 == scene }
  }

  /// The scenes on which a cover is laid, or whose content is changed.
  fileprivate func scenes(
    chosenBy choice: SceneChoice, for listener: ListenerIdentity, about subject: Subject
  ) -> [SceneIdentity] {
    let all = scenes.map(\.id)
    return switch choice {
    case .every: all
    case .first: Array(all.prefix(1))
    case .own where subject.isEveryScene: all
    case .own where listener.scene == nil && subject.scene == nil: Array(all.prefix(1))
    case .own: ownScenes(of: listener, about: subject)
    }
  }
}
