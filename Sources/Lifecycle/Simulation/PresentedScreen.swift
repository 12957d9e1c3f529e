import AfterimageMasking
import AfterimageScreens

/// A screen that is shown, with its controllers and its state at this moment.
struct PresentedScreen {
  /// The number of the controller, in the order in which controllers were made.
  let controller: Int
  /// The screen's part in the story.
  let story: StoryScreen
  /// The screen as it stands now.
  var screen: Screen
  /// The children of the controller, parents before their own children.
  let children: [EmbeddedController]
  /// The mask that a rule has put on its sensitive views.
  var mask: FieldMask?
  /// The view of it that the system shows once more; nil where it shows none.
  var copied: CopiedView?
  /// The own texts of views in which rules have written others.
  var replacedTexts: [ViewPath: String] = [:]

  /// The screen's own controller, then its children, parents first: in this order UIKit forwards callbacks.
  var controllers: [Int] { [controller] + children.map(\.controller) }

  /// The child that a controller is; nil where it is the screen's own, or another screen's.
  func child(_ controller: Int?) -> EmbeddedController? {
    children.first { $0.controller == controller }
  }

  /// True where a controller is the screen's own or one of its children, and where none is given.
  func belongs(to controller: Int?) -> Bool {
    controller.map(controllers.contains) ?? true
  }

  /// The name of one of the screen's controllers in timelines.
  func owner(_ controller: Int) -> Protection.Owner {
    child(controller).map { .child($0.name) } ?? .screen(story.name)
  }

  /// True where the field with the focus lies within a view; nil is the whole screen.
  func isEdited(within part: ViewPath?) -> Bool {
    guard let field = screen.focusedField else { return false }
    return part.map(field.path.lies) ?? true
  }
}

/// A child controller that has been made.
struct EmbeddedController {
  /// The number of the controller, in the order in which controllers were made.
  let controller: Int
  /// Its name in the scenario.
  let name: String
  /// Its view in the screen of its parent.
  let view: ViewPath
}
