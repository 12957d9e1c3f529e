import AfterimageMasking
import AfterimageScreens

/// A scene of the app: what one window of the system's shows, with the app's own windows in it.
struct SimulatedScene {
  /// Which scene it is, from 1 in the order of connection.
  let number: Int
  /// What the scene is doing.
  var state = AppState.background
  /// True where the user has left the scene for another of the app's.
  var isPutAway = false
  /// The controllers on the navigation stack, and one that is just coming, from the bottom to the top.
  var stack: [PresentedScreen] = []
  /// The controller whose screen the root shows; nil before one is shown.
  var visibleController: Int?
  /// The controllers that are presented over the root, from the bottom to the top.
  var presented: [PresentedScreen] = []
  /// The further windows that are shown, in the order in which they were.
  var windows: [FurtherWindow] = []
  /// The count of windows that have been shown beside the main one, those of covers among them.
  var windowsShown = 0
  /// The covers that are up or going, the uppermost last.
  var covers: [RaisedCover] = []
  /// True where the window lies in the canvas of a secure text field.
  var isWindowSecured = false

  /// The screen that the root shows.
  var visibleScreen: PresentedScreen? { stack.first { $0.controller == visibleController } }

  /// The screen above all others in the main window.
  var topScreen: PresentedScreen? { presented.last ?? visibleScreen }

  /// The uppermost screen of each window, the highest window's first.
  var frontScreens: [PresentedScreen] {
    let windows = windows.sorted { $0.place > $1.place }
    let above = windows.filter { $0.place > .main }.map(\.screen)
    let beneath = windows.filter { $0.place < .main }.map(\.screen)
    return above + [topScreen].compactMap(\.self) + beneath
  }

  /// Every screen with a controller.
  var screens: [PresentedScreen] { stack + presented + windows.map(\.screen) }

  /// The place for a window that is shown next.
  mutating func placeWindow(at level: WindowLevel) -> WindowPlace {
    windowsShown += 1
    return WindowPlace(level: level, order: windowsShown)
  }

  /// Changes the screens that a test chooses.
  mutating func changeScreens(
    where isMeant: (PresentedScreen) -> Bool, _ change: (inout PresentedScreen) -> Void
  ) {
    for index in stack.indices where isMeant(stack[index]) { change(&stack[index]) }
    for index in presented.indices where isMeant(presented[index]) { change(&presented[index]) }
    for index in windows.indices where isMeant(windows[index].screen) {
      change(&windows[index].screen)
    }
  }
}

/// A screen's controller.
struct PresentedScreen {
  /// Which of the controllers that were made it is.
  let controller: Int
  /// The screen's part in the story.
  let story: StoryScreen
  /// The screen as it stands now.
  var screen: Screen
  /// The children of the controller, parents before their own children.
  let children: [EmbeddedController]
  /// The mask that a rule has put on its sensitive views.
  var mask: FieldMask?
}
