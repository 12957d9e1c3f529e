import AfterimageMasking
import AfterimageScreens

/// An app in the middle of its story: a value, so that a run can fork and try several times for the same thing.
struct SimulatedApp {
  /// The story.
  let scenario: Scenario
  /// What the system does.
  let profile: SystemProfile
  /// The order of the system's callbacks.
  let order: CallbackOrder
  /// The time since the story began.
  var clock = Seconds.zero
  /// How far the story has come.
  var progress: Progress
  /// The scenes that are connected, in the order of connection; there is one even where the system knows none.
  var scenes: [SimulatedScene] = []
  /// The index of the scene that the user sees, which steps are about.
  var frontScene = 0
  /// How the device is held.
  var orientation: Orientation
  /// How much of the screen the app has.
  var windowShape = WindowShape.fullScreen
  /// The traits in which the system takes a picture just now; nil while it takes none.
  var picturedTraits: Traits?
  /// True where a rule takes a picture of what was committed last.
  let looksAtCommits: Bool
  /// The scenes as the app last committed them, which is what the display shows; empty where nobody looks.
  var committedScenes: [SimulatedScene] = []
  /// The values of the app's variables that have been set.
  var variables: [String: Bool] = [:]
  /// What the app has put off, in the order in which it did.
  var pending: [PendingWork] = []
  /// True while the process runs in the background.
  var isAwake = false
  /// The transition that the app is being told of; nil between them.
  var transitionUnderWay: CallbackOrder.Transition?
  /// True where the app has asked not to be launched with its next picture.
  var ignoresSnapshot = false
  /// Who listens, in the order of registration.
  var listeners: [Listener] = []
  /// The count of controllers that have been made.
  var controllersMade = 0
  /// The count of scenes that have been connected.
  var scenesMade = 0
  /// The first screen that was shown, which the app shows again when it is launched in the background.
  var firstScreen: StoryScreen?
  /// What has happened.
  var entries: [TimelineEntry] = []
  /// True once more would have happened than may; then nothing does any longer.
  var isCutShort = false
  /// The pictures that have been taken.
  var snapshots: [Snapshot] = []
  /// How much the covers have let through, at worst, of the pictures of this moment.
  var worstExposure = Exposure.none
  /// What the switcher has shown of the living app.
  var cards: [Snapshot] = []
  /// What the user has seen at the ends of steps.
  var displays: [Display] = []

  /// Sets a story up; nothing has happened yet.
  init(_ scenario: Scenario) {
    self.scenario = scenario
    profile = SystemProfile(of: scenario.traits.system)
    order = CallbackOrder(profile: profile, infoPlist: scenario.app.infoPlist)
    looksAtCommits = scenario.protections.flatMap(\.rules).flatMap(\.actions)
      .flatMap(\.flattened).contains(where: \.looksAtCommits)
    progress = Progress(hasScenes: order.hasSceneDelegate)
    orientation = scenario.traits.orientation
  }

  /// The scene that the user sees; nil while the app does not run.
  var front: SimulatedScene? { scenes.indices.contains(frontScene) ? scenes[frontScene] : nil }

  /// UIApplication.applicationState: that of the most active scene.
  var applicationState: AppState { scenes.map(\.state).min() ?? .background }

  /// The circumstances of the app at this moment, or those of the picture that is being taken.
  var traits: Traits {
    if let picturedTraits { return picturedTraits }
    return circumstances(orientation, currentStyle)
  }

  /// The circumstances of the app's window as the device is held and looks.
  func circumstances(_ orientation: Orientation, _ style: UserInterfaceStyle) -> Traits {
    var traits = scenario.traits
    traits.orientation = orientation
    traits.userInterfaceStyle = style
    return traits.inWindow(windowShape)
  }

  /// Notes something that happens now, and returns its place among all that has happened.
  @discardableResult
  mutating func record(_ event: TimelineEntry.Event) -> Int {
    entries.append(TimelineEntry(time: clock, event: event))
    if entries.count >= Limits.storyEntries { isCutShort = true }
    return entries.count - 1
  }

  /// Changes the scene of an index.
  mutating func changeScene(_ index: Int, _ change: (inout SimulatedScene) -> Void) {
    guard scenes.indices.contains(index) else { return }
    change(&scenes[index])
  }
}

extension Action {
  /// True for a picture of what was committed last.
  fileprivate var looksAtCommits: Bool {
    if case .capture(let capture) = self { !capture.afterScreenUpdates } else { false }
  }
}
