import AfterimageMasking

/// How scenes come and go beside each other.
extension SimulatedApp {
  /// Opens a further scene beside the others, with a screen of its own.
  mutating func openScene(_ story: StoryScreen) {
    connectScene(in: .background)
    let opened = scenes[frontScene].number
    transition(.enterForeground, to: .inactive, isEarly: false) { $0.number == opened }
    show(story)
    transition(.becomeActive, to: .active, isEarly: true) { $0.number == opened }
  }

  /// Sends the scene in front into the background, where its pictures are taken, while another of the app's stays active.
  mutating func leaveScene() {
    resignFrontScene()
    changeScene(frontScene) { $0.isPutAway = true }
    self = leastCovered([frontScene])
    frontScene = sceneNextToFront
  }

  /// Disconnects the scene in front for good; no picture is taken.
  mutating func closeScene() {
    resignFrontScene()
    deliver(order.sceneCallbacks(of: .disconnectScene), to: frontScene)
    discardScene(frontScene)
    if order.hasSceneDelegate { deliver([.applicationDidDiscardSceneSessions]) }
    frontScene = sceneNextToFront
  }

  private mutating func resignFrontScene() {
    guard let number = front?.number else { return }
    transition(.resignActive, to: .inactive, isEarly: false) { $0.number == number }
    endTurn()
  }

  /// The scene that was opened last of those that the user still has in sight.
  private var sceneNextToFront: Int { scenes.lastIndex { !$0.isPutAway } ?? 0 }

  /// Forgets a scene with all that belongs to it; those that were connected later move up.
  private mutating func discardScene(_ index: Int) {
    for cover in scenes[index].covers { record(.coverRemoved(id: cover.cover.id)) }
    scenes.remove(at: index)
    listeners = listeners.compactMap { $0.without(scene: index) }
    pending = pending.compactMap { $0.without(scene: index) }
  }
}

extension Listener {
  /// The same listener where a scene is no longer among the others; nil where it belonged to that.
  fileprivate func without(scene index: Int) -> Listener? {
    guard let identity = identity.without(scene: index) else { return nil }
    var copy = self
    copy.identity = identity
    return copy
  }
}

extension ListenerIdentity {
  /// The same holder where a scene is no longer among the others; nil where it belonged to that.
  fileprivate func without(scene index: Int) -> ListenerIdentity? {
    guard let scene else { return self }
    guard scene != index else { return nil }
    return ListenerIdentity(
      protection: protection, scene: scene > index ? scene - 1 : scene, controller: controller)
  }
}

extension Subject {
  /// The same subject where a scene is no longer among the others; nil where it was about that.
  fileprivate func without(scene index: Int) -> Subject? {
    guard let scene else { return self }
    guard scene != index else { return nil }
    return Subject(scene: scene > index ? scene - 1 : scene, controller: controller)
  }
}

extension PendingWork {
  /// The same work where a scene is no longer among the others; nil where it was for that.
  fileprivate func without(scene index: Int) -> PendingWork? {
    guard let listener = listener.without(scene: index),
      let subject = subject.without(scene: index)
    else { return nil }
    var copy = self
    (copy.listener, copy.subject) = (listener, subject)
    return copy
  }
}
