import AfterimageMasking
import AfterimageScreens

/// An app in the middle of its story: a value, so that a run can fork and try several times for the same thing.
struct SimulatedApp {
  /// The story.
  let scenario: Scenario
  /// The behaviour of the system.
  let profile: SystemProfile
  /// The order of the system's callbacks.
  let order: CallbackOrder
  /// True where a rule takes a picture of what was committed last.
  let looksAtCommits: Bool
  /// The questions of the rules about the time since an event.
  let elapsedQuestions: [ElapsedQuestion]
  /// The time since the story began.
  var clock = Seconds.zero
  /// How far the story has come.
  var progress: Progress
  /// The process, which has no scenes while it does not run.
  var process = SimulatedProcess()
  /// How the device is held.
  var orientation: Orientation
  /// How much of the screen the app has.
  var windowShape = WindowShape.fullScreen
  /// The size of text that the user has chosen.
  var contentSizeCategory: ContentSizeCategory
  /// The appearance that the user has chosen.
  var chosenStyle: UserInterfaceStyle
  /// The traits of which controllers know, where the user has chosen others since; nil where they know of all.
  var unheardChoice: Traits?
  /// The traits in which the system takes a picture just now; nil while it takes none.
  var picturedTraits: Traits?
  /// The traits whose size the views still have while controllers hear of another; nil where they hear of none.
  var traitsBeforeTransition: Traits?
  /// True while the screen is recorded, which outlives the process.
  var isRecorded = false
  /// The external display, which outlives the process; nil where none is connected.
  var externalDisplay: ExternalDisplay?
  /// True while the process runs in the background.
  var isAwake = false
  /// The transition of which the app is being told; nil between them.
  var transitionUnderWay: CallbackOrder.Transition?
  /// The entry of the timeline to which rules are reacting, and the callback with which that began; nil where none is.
  var reacting: (entry: Int, callback: Callback?)?
  /// True while controllers are told that a rule has changed the content of a window.
  var isTellingOfContent = false
  /// True where the app has asked not to be launched with its next picture.
  var ignoresSnapshot = false
  /// The count of controllers that have been made.
  var controllersMade = 0
  /// The first screen that was shown, which the app shows again when it is launched in the background.
  var firstScreen: StoryScreen?
  /// The screens that the next process shows; nil where none have been preserved.
  var preserved: Navigation<StoryScreen>?
  /// The windows in the pictures of this moment.
  var photographed: [PhotographedWindows] = []
  /// The entries and pictures so far.
  var record = StoryRecord()
  /// What was filmed so far; nil where nobody asks for a film.
  var takes: [Take]?

  /// Sets a story up; nothing has happened yet.
  init(_ scenario: Scenario) {
    self.scenario = scenario
    profile = SystemProfile(of: scenario.traits.system)
    order = CallbackOrder(profile: profile, infoPlist: scenario.app.infoPlist)
    looksAtCommits = scenario.hasAction(where: \.looksAtCommits)
    elapsedQuestions = scenario.elapsedQuestions
    progress = Progress(hasScenes: order.hasSceneDelegate)
    orientation = scenario.traits.orientation
    contentSizeCategory = scenario.traits.contentSizeCategory
    chosenStyle = scenario.traits.userInterfaceStyle
  }

  /// The traits of the app at this moment, or those of the picture that is being taken.
  var traits: Traits { picturedTraits ?? circumstances(orientation, currentStyle) }

  /// The appearance that the user has chosen, or else the only one that the app or the system has.
  var currentStyle: UserInterfaceStyle {
    guard profile.hasDarkMode else { return .light }
    return scenario.app.infoPlist.userInterfaceStyle ?? chosenStyle
  }

  /// The traits of the app's window in an orientation and an appearance.
  func circumstances(_ orientation: Orientation, _ style: UserInterfaceStyle) -> Traits {
    var traits = scenario.traits
    traits.orientation = orientation
    traits.userInterfaceStyle = style
    traits.contentSizeCategory = contentSizeCategory
    return traits.inWindow(windowShape)
  }

  /// Notes something that happens now, and returns its index among all that has happened.
  @discardableResult
  mutating func note(_ event: TimelineEntry.Event) -> Int {
    record.add(TimelineEntry(time: clock, event: event))
  }
}

extension Action {
  /// True for a picture of what was committed last.
  fileprivate var looksAtCommits: Bool {
    if case .capture(let capture) = self { !capture.afterScreenUpdates } else { false }
  }
}
