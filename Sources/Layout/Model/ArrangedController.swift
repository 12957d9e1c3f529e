import AfterimageGraphics
import AfterimageScreens

/// A controller's part of the window: its root view, the bars upon it, and the circumstances in which both are laid out.
struct ArrangedController {
  /// Which of the screen's root views it has.
  var rootView: ViewPath.Root
  /// The root view, all in it, then the bars.
  var nodes: Range<Int>
  /// The window's circumstances with the size and the safe area that the controller's own view has.
  var traits: Traits
  /// What the bars add to the safe area.
  var barInsets: EdgeInsets = .zero

  /// The root view.
  var root: Int { nodes.lowerBound }

  /// What bars, notch and corners take from the root view.
  var safeArea: EdgeInsets {
    var insets = traits.safeArea
    insets.top += barInsets.top
    insets.bottom += barInsets.bottom
    return insets
  }
}

/// A view whose place in the window is known before anything is solved.
struct PlacedView {
  var node: Int
  var frame: Rect
}

extension Hierarchy {
  /// The controller whose root view or bars a view lies in; of what lies between two controllers the one below.
  func controller(of node: Int) -> ArrangedController? {
    controllers.last { $0.nodes.lowerBound <= node } ?? controllers.first
  }
}

extension Traits {
  /// The same circumstances in a part of the window, as a controller has them whose view does not fill it.
  func confined(to size: Size, safeArea: EdgeInsets) -> Traits {
    var confined = self
    confined.device = Device(
      id: device.id, name: device.name, idiom: device.idiom,
      portraitSize: orientation == .portrait ? size : size.turned, scale: device.scale,
      portraitSafeArea: safeArea, landscapeSafeArea: safeArea, cornerRadius: device.cornerRadius)
    return confined
  }
}
