public import AfterimageMasking
public import AfterimageScreens

/// A step of a story: something that the user, the app or the system does.
public enum Step: Hashable, Sendable {
  /// The user opens the app for the first time.
  case launch
  /// The app makes a screen the only one of its window.
  case show(StoryScreen)
  /// Texts are entered in the views of some ids on the uppermost screen, whether by the user or by the app.
  case type([TypedText])
  /// A message brings a one-time code, which the system offers above the keyboard of the field that is edited on the uppermost screen.
  case offerCode(String)
  /// The user presses a view of an id on the uppermost screen, and a context menu opens, with titles from top to bottom and a preview of the view above all that lies in its window.
  case contextMenu(of: String, titles: [String] = ["Copy"])
  /// The user closes the context menu.
  case dismissMenu
  /// The user's finger selects text in a view of an id on the uppermost screen, and a loupe shows the text above it.
  case selectText(in: String)
  /// The user lifts the finger that selects text.
  case liftFinger
  /// A view of an id on the uppermost screen is shown by picture in picture: in a small window of the system's, which stays in front when the app is left.
  case pictureInPicture(of: String)
  /// The user closes the window of picture in picture, wherever the app is.
  case stopPictureInPicture
  /// The sensitive texts and pictures of the uppermost screen arrive, as its file has them.
  case load
  /// The app pushes a screen onto its navigation stack.
  case push(StoryScreen)
  /// The app pops the uppermost screen from its navigation stack.
  case pop
  /// The app presents a screen over all others.
  case present(StoryScreen)
  /// The app dismisses the screen that it presented last.
  case dismiss
  /// The app opens a further scene beside the others, with a screen.
  case openScene(StoryScreen)
  /// The user leaves the scene in front for another of the app's; it goes to the background alone.
  case leaveScene
  /// The user closes the scene in front for good, and another of the app's is in front.
  case closeScene
  /// The user connects an external display that mirrors the device's, as it does where the app shows no window on it.
  case mirrorDisplay
  /// The user connects an external display, on which the app shows a screen in a scene of its own that nobody can touch.
  case connectDisplay(StoryScreen)
  /// The user disconnects the external display, and its scene with it.
  case disconnectDisplay
  /// The app shows a further window of the scene, with a screen of its own, at a level, and makes it key or not.
  case showWindow(StoryScreen, level: WindowLevel = .normal, isKey: Bool = false)
  /// The app hides the further window that it showed last.
  case hideWindow
  /// Time goes by.
  case wait(Seconds)
  /// The user chooses another text size or appearance for the whole device, whether the app is in front or not.
  case choose(UserChoice)
  /// The user or the system does something to the app.
  case event(SystemEvent)

  /// The user goes to the home screen.
  public static let home = Step.event(.home)
  /// The user opens the app again.
  public static let `return` = Step.event(.return)
}

extension Step {
  /// The kinds of steps, without their screens, texts and times.
  package enum Kind: Hashable, Sendable {
    case launch, show, type, offerCode, contextMenu, dismissMenu, selectText, liftFinger,
      pictureInPicture, stopPictureInPicture, load, push, pop, present, dismiss, openScene,
      leaveScene, closeScene, mirrorDisplay, connectDisplay, disconnectDisplay, showWindow,
      hideWindow, wait, choose
    case event(SystemEvent)
  }

  /// The kind of the step.
  package var kind: Kind {
    switch self {
    case .launch: .launch
    case .show: .show
    case .type: .type
    case .offerCode: .offerCode
    case .contextMenu: .contextMenu
    case .dismissMenu: .dismissMenu
    case .selectText: .selectText
    case .liftFinger: .liftFinger
    case .pictureInPicture: .pictureInPicture
    case .stopPictureInPicture: .stopPictureInPicture
    case .load: .load
    case .push: .push
    case .pop: .pop
    case .present: .present
    case .dismiss: .dismiss
    case .openScene: .openScene
    case .leaveScene: .leaveScene
    case .closeScene: .closeScene
    case .mirrorDisplay: .mirrorDisplay
    case .connectDisplay: .connectDisplay
    case .disconnectDisplay: .disconnectDisplay
    case .showWindow: .showWindow
    case .hideWindow: .hideWindow
    case .wait: .wait
    case .choose: .choose
    case .event(let event): .event(event)
    }
  }
}

extension Step {
  /// The screen that comes with the step; nil where none does.
  package var storyScreen: StoryScreen? { showing?.screen }

  /// The same step after a function has transformed its screen.
  func mapStoryScreen(_ transform: (StoryScreen) -> StoryScreen) -> Step {
    showing.map { $0.step(transform($0.screen)) } ?? self
  }

  /// The screen that comes with the step, and the step that comes with another in its place; nil where none does.
  private var showing: (screen: StoryScreen, step: (StoryScreen) -> Step)? {
    switch self {
    case .show(let screen): (screen, Step.show)
    case .push(let screen): (screen, Step.push)
    case .present(let screen): (screen, Step.present)
    case .openScene(let screen): (screen, Step.openScene)
    case .connectDisplay(let screen): (screen, Step.connectDisplay)
    case .showWindow(let screen, let level, let isKey):
      (screen, { .showWindow($0, level: level, isKey: isKey) })
    case .launch, .type, .offerCode, .contextMenu, .dismissMenu, .selectText, .liftFinger,
      .pictureInPicture, .stopPictureInPicture, .load, .pop, .dismiss, .leaveScene, .closeScene,
      .mirrorDisplay, .disconnectDisplay, .hideWindow, .wait, .choose, .event:
      nil
    }
  }
}

extension Step {
  /// The id of the view that a finger touches; nil where none does.
  var touchedView: String? {
    switch self {
    case .contextMenu(let view, _), .selectText(let view), .pictureInPicture(let view): view
    case .launch, .show, .type, .offerCode, .dismissMenu, .liftFinger, .stopPictureInPicture, .load,
      .push, .pop, .present, .dismiss, .openScene, .leaveScene, .closeScene, .mirrorDisplay,
      .connectDisplay, .disconnectDisplay, .showWindow, .hideWindow, .wait, .choose, .event:
      nil
    }
  }
}

extension Step {
  /// The texts that come with the step beside those of its screen: entered, offered, or the titles of a menu.
  package var texts: [String] {
    switch self {
    case .type(let texts): texts.map(\.text)
    case .offerCode(let code): [code]
    case .contextMenu(_, let titles): titles
    case .launch, .show, .dismissMenu, .selectText, .liftFinger, .pictureInPicture,
      .stopPictureInPicture, .load, .push, .pop, .present, .dismiss, .openScene, .leaveScene,
      .closeScene, .mirrorDisplay, .connectDisplay, .disconnectDisplay, .showWindow, .hideWindow,
      .wait, .choose, .event:
      []
    }
  }
}

/// A screen of a story, with its name there, its child controllers, and whether its secrets arrive later.
public struct StoryScreen: Hashable, Sendable {
  /// The name of the screen in the scenario.
  package var name: String
  /// The screen, with all its texts.
  package var screen: Screen
  /// True where the sensitive texts and pictures are not there yet when the screen is made.
  package var startsEmpty: Bool
  /// The parts of the screen's view that belong to controllers of their own.
  package var children: [ChildController]
  /// The scene that the screen comes from; nil for any other screen.
  package var scene: StoryScene?

  /// The same screen with all its texts there from the start.
  var complete: StoryScreen {
    StoryScreen(name, screen, startsEmpty: false, children: children, scene: scene)
  }

  /// The same screen as it is shown above others, clear unless it has a background.
  var onClearGround: StoryScreen {
    var copy = self
    copy.screen = screen.onClearGround
    return copy
  }

  /// Names a screen, with all its texts from the start and without children unless told otherwise.
  public init(
    _ name: String, _ screen: Screen, startsEmpty: Bool = false, children: [ChildController] = []
  ) {
    self.init(name, screen, startsEmpty: startsEmpty, children: children, scene: nil)
  }

  /// Names a screen of a storyboard's scene.
  package init(
    _ name: String, _ screen: Screen, startsEmpty: Bool, children: [ChildController],
    scene: StoryScene?
  ) {
    self.name = name
    self.screen = screen
    self.startsEmpty = startsEmpty
    self.children = children
    self.scene = scene
  }
}
