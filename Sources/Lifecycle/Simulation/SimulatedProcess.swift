import AfterimageMasking

/// The app's process: its scenes and all else that it has in memory, which is gone when it ends.
struct SimulatedProcess {
  /// The scenes that are connected, in the order of connection; there is one even where the system knows none.
  private(set) var scenes: [SimulatedScene] = []
  /// The scene that the user sees, which steps are about.
  private(set) var frontScene: SceneIdentity?
  /// The count of scenes that have been connected.
  private var scenesMade = 0
  /// The listeners, in the order of registration.
  var listeners: [Listener] = []
  /// The work that the app has put off.
  var queue = MainQueue()
  /// The pictures that are kept for every protection, by name.
  var sharedPictures: [String: CapturedPicture] = [:]
  /// The values of the app's variables that have been set.
  var variables: [String: VariableValue] = [:]
  /// The times at which variables were set to now.
  var moments: [String: Seconds] = [:]
  /// The view that picture in picture shows; nil where there is none.
  var pictureInPicture: PictureInPicture?
  /// The scenes as the app last committed them, which is what the display shows; empty where nobody looks.
  private var committedScenes: [SimulatedScene] = []

  /// The scene that the user sees; nil where there is none.
  var front: SimulatedScene? { frontScene.flatMap { self[$0] } }

  /// UIApplication.applicationState: that of the most active scene.
  var state: AppState { scenes.lazy.map(\.state).min() ?? .background }

  /// The scene of the external display; nil where it has none.
  var externalScene: SceneIdentity? { scenes.first(where: \.isExternal)?.id }

  /// The scene of an identity; nil where it is not connected.
  subscript(id: SceneIdentity) -> SimulatedScene? { index(of: id).map { scenes[$0] } }

  /// The number of a scene where there are several to tell apart.
  func number(of scene: SceneIdentity?) -> Int? { scenesMade > 1 ? scene?.number : nil }

  /// The state of a scene, or of the app where none is connected under the identity.
  func state(of scene: SceneIdentity?) -> AppState {
    scene.flatMap(index).map { scenes[$0].state } ?? state
  }

  /// The state of the app if a scene had another one.
  func state(with scene: SceneIdentity, doing state: AppState) -> AppState {
    scenes.lazy.filter { $0.id != scene }.map(\.state).min().map { min($0, state) } ?? state
  }

  /// The name of a controller in timelines; nil where it is gone.
  func owner(of controller: Int) -> Protection.Owner? {
    scenes.lazy.compactMap { $0.screen(of: controller) }.first?.owner(controller)
  }

  /// Changes a scene; nil where it is not connected.
  @discardableResult
  mutating func change<Result>(
    _ id: SceneIdentity, _ change: (inout SimulatedScene) -> Result
  ) -> Result? {
    index(of: id).map { change(&scenes[$0]) }
  }

  private func index(of id: SceneIdentity) -> Int? { scenes.firstIndex { $0.id == id } }
}

/// Scenes that come and go.
extension SimulatedProcess {
  /// Connects a scene, which is the one that the user sees from then on unless it is an external display's.
  mutating func connect(in state: AppState, isExternal: Bool) -> SceneIdentity {
    scenesMade += 1
    let id = SceneIdentity(number: scenesMade)
    scenes.append(SimulatedScene(id: id, state: state, isExternal: isExternal))
    if !isExternal { frontScene = id }
    return id
  }

  /// Shows the user the scene that was opened last of those that are still in sight.
  mutating func showNextScene() {
    frontScene = scenes.last(where: \.isInSight)?.id
  }

  /// Forgets a scene with all that belongs to it.
  mutating func discard(_ scene: SceneIdentity) {
    scenes.removeAll { $0.id == scene }
    listeners.removeAll { $0.identity.scene == scene }
    queue.discard(scene)
  }

  /// Forgets all scenes with those who listen in them.
  mutating func discardScenes() {
    scenes = []
    listeners.removeAll { $0.identity.scene != nil }
  }
}

/// The display.
extension SimulatedProcess {
  /// Hands the scenes as they are to the display.
  mutating func commit() { committedScenes = scenes }

  /// A scene as it is, or as the display shows it, without what has been changed since the last commit; empty where there is none.
  func scene(_ id: SceneIdentity, asCommitted isCommitted: Bool) -> SimulatedScene {
    (isCommitted ? committedScenes : scenes).first { $0.id == id } ?? SimulatedScene(id: id)
  }
}

/// Covers that fade.
extension SimulatedProcess {
  /// The ends of the fades that are going on at a moment, in order.
  func endsOfFades(after moment: Seconds) -> [Seconds] {
    var ends: Set<Seconds> = []
    for scene in scenes.indices {
      for cover in scenes[scene].covers.indices {
        ends.insert(scenes[scene].covers[cover].fade.end)
      }
      for view in scenes[scene].transparencies { ends.insert(view.fade.end) }
    }
    return ends.filter { $0 > moment }.sorted()
  }

  /// The moment at which the first of the covers that leave until a moment has faded away; nil where none does.
  func firstCoverGone(until moment: Seconds) -> Seconds? {
    firstLeaving(until: moment).map { scenes[$0.scene].covers[$0.cover].fade.end }
  }

  /// Takes the first of the covers that leave until a moment off its scene.
  mutating func removeFirstCover(goneUntil moment: Seconds) -> RaisedCover? {
    firstLeaving(until: moment).map { scenes[$0.scene].covers.remove(at: $0.cover) }
  }

  private func firstLeaving(until moment: Seconds) -> (scene: Int, cover: Int)? {
    var first: (scene: Int, cover: Int)?
    var end = moment
    for scene in scenes.indices {
      for cover in scenes[scene].covers.indices where scenes[scene].covers[cover].isLeaving {
        let own = scenes[scene].covers[cover].fade.end
        guard first == nil ? own <= end : own < end else { continue }
        (first, end) = ((scene, cover), own)
      }
    }
    return first
  }
}
