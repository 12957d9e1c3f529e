import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// A cover that has been laid over a screen.
struct RaisedCover {
  /// The cover as the rule has it.
  let cover: Cover
  /// The picture that it shows, where it shows one that was captured.
  let picture: CapturedPicture?
  /// The place where it lies.
  var place: Place
  /// Its frame, or the constraints that give it one.
  let placement: Composition.CoverPlacement
  /// The change of its opacity.
  var fade: Fade
  /// True from the moment on at which a rule takes it down.
  var isLeaving = false
  /// True for one that was laid before the system showed a view once more, and so lies beneath that in its window.
  var isBeneathCopies = false

  /// The places where a cover can lie, from the bottom to the top.
  enum Place: Hashable {
    /// The main window, beneath the view of a root controller that came later.
    case beneathRoot
    /// The view of a child controller.
    case child(Int, Composition.ChildHost)
    /// The view of a controller on the stack.
    case view(of: Int)
    /// The view of the root controller.
    case root
    /// The view of the controller that is the root in place of the window's own.
    case exchangedRoot
    /// The view of a controller that is presented.
    case presented(Int)
    /// A controller of its own above those.
    case presentation
    /// A controller of its own, presented by the controller that was presented last, or by the root; nil for that.
    case topPresentation(by: Int?)
    /// The main window, above what was in it: controllers with numbers up to that of the newest one.
    case window(above: Int)
    /// A window beside the main one, above all else in that.
    case inWindow(WindowPlace)
    /// A window of its own.
    case newWindow(WindowPlace)

    /// The controller on whose own view the cover lies, and with which it goes; nil for the other places.
    var controller: Int? {
      switch self {
      case .view(let controller), .child(let controller, _), .presented(let controller): controller
      case .topPresentation(let controller): controller
      case .beneathRoot, .root, .exchangedRoot, .presentation, .window, .inWindow, .newWindow: nil
      }
    }

    /// The view of a child controller; nil for every other place.
    var host: Composition.ChildHost? {
      if case .child(_, let host) = self { host } else { nil }
    }

    /// The window of its own; nil for every other place.
    var ownWindow: WindowPlace? {
      if case .newWindow(let place) = self { place } else { nil }
    }

    /// True for the view of a controller, presented or not.
    func isView(of controller: Int) -> Bool {
      self == .view(of: controller) || self == .presented(controller)
    }
  }
}

extension Composition.CoverPlacement {
  /// The placement of a cover; the frame of a child's view is known only once its screen is laid out.
  init(of cover: Cover, on place: RaisedCover.Place, in sizes: CoverSizes) {
    self =
      switch cover.layout {
      case .autoresizing: .whole
      case .constrained(let constraints):
        constraints.areToAllEdges ? .whole : .constraints(constraints)
      case .frame where place.host != nil, .newSize where place.host != nil: .whole
      case .frame: .frame(Rect(origin: .zero, size: sizes.bounds.size))
      case .screenBounds: .frame(Rect(origin: .zero, size: sizes.screen))
      case .newSize: .frame(Rect(origin: .zero, size: sizes.new.size))
      }
  }
}
