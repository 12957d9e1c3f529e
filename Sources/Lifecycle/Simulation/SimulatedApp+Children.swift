import AfterimageMasking
import AfterimageScreens

/// A child controller that has been made.
struct EmbeddedController {
  /// Which of the controllers that were made it is.
  let controller: Int
  /// What the scenario calls it.
  let name: String
  /// Its view in the screen of its parent.
  let view: ViewPath
}

extension PresentedScreen {
  /// The screen's own controller, then its children, parents first: in this order UIKit forwards what they are told.
  var controllers: [Int] { [controller] + children.map(\.controller) }

  /// The child that a controller is; nil where it is the screen's own, or another screen's.
  func child(_ controller: Int?) -> EmbeddedController? {
    children.first { $0.controller == controller }
  }

  /// True where a controller is the screen's own or one of its children, and for nobody's rules.
  func belongs(to controller: Int?) -> Bool {
    controller.map(controllers.contains) ?? true
  }

  /// What timelines call one of the screen's controllers.
  func owner(_ controller: Int) -> Protection.Owner {
    child(controller).map { .child($0.name) } ?? .screen(story.name)
  }
}

extension SimulatedScene {
  /// The screen that a controller is of, as its own or as a child.
  func screen(of controller: Int?) -> PresentedScreen? {
    screens.first { $0.controllers.contains { $0 == controller } }
  }
}

/// Parts of screens that belong to controllers of their own.
extension SimulatedApp {
  /// Makes the children of a screen that has just been made.
  mutating func makeChildren(of story: StoryScreen) -> [EmbeddedController] {
    story.placedChildren.map { child in
      controllersMade += 1
      return EmbeddedController(controller: controllersMade, name: child.name, view: child.view)
    }
  }

  /// The covers on the views of a screen's children, each within its view.
  ///
  /// - Parameter isPresented: whether those in what the screen presents are meant, or those in the screen itself.
  func coversOnChildren(
    of screen: PresentedScreen, isPresented: Bool, in scene: SimulatedScene,
    _ style: UserInterfaceStyle
  ) -> [Composition.Layer] {
    layers(in: scene, style) { place in
      guard case .child(let controller, let host) = place else { return false }
      return screen.child(controller) != nil && (host.view.root == .presented) == isPresented
    }
  }
}
