import AfterimageMasking
import AfterimageScreens

/// A scene of the app: what one window of the system's shows, with the app's own windows in it.
struct SimulatedScene {
  /// The identity of the scene.
  let id: SceneIdentity
  /// The state of the scene.
  var state = AppState.background
  /// True for the scene of an external display, which nobody can touch.
  var isExternal = false
  /// True where the user has left the scene for another of the app's.
  var isPutAway = false
  /// The controllers of its windows.
  var navigation = Navigation<PresentedScreen>()
  /// The controller whose screen the root shows; nil before one is shown.
  var visibleController: Int?
  /// The covers that are up or going, the uppermost last.
  var covers: [RaisedCover] = []
  /// The views of controllers whose opacity rules have set.
  var transparencies: [Transparency] = []
  /// The screen of the controller that is the root in place of the window's own; nil where that is the root.
  var exchangedRoot: Screen?
  /// The windows that rules have hidden.
  var hiddenWindows: Set<WindowPlace> = []
  /// The windows that were made key, the last one last; those that are gone among them.
  var madeKey: [WindowPlace] = []
  /// True where the window lies in the canvas of a secure text field.
  var isWindowSecured = false

  /// True for a scene on the device that the user has not left.
  var isInSight: Bool { !isPutAway && !isExternal }

  /// The screen that the root shows.
  var visibleScreen: PresentedScreen? {
    navigation.stack.first { $0.controller == visibleController }
  }

  /// The screen that a controller is of, as its own or as a child.
  func screen(of controller: Int?) -> PresentedScreen? {
    guard let controller else { return nil }
    return navigation.screens.first { $0.controllers.contains(controller) }
  }

  /// Changes the screens that a controller's code reaches; the function gets the view of a child, beyond which the child's code does not reach.
  mutating func changeScreens(
    of controller: Int?, _ change: (inout PresentedScreen, ViewPath?) -> Void
  ) {
    navigation.change(where: { $0.belongs(to: controller) }) {
      change(&$0, $0.child(controller)?.view)
    }
  }
}
