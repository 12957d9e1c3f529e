import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends a controller's root view with what the controller lays around it.
  ///
  /// - Parameters:
  ///   - root: the root view, with which of the screen's it is.
  ///   - frame: where the root view lies in the window.
  ///   - traits: the circumstances with the size and the safe area of the controller's own view.
  mutating func lower(
    _ root: RootView, of controller: Controller, at frame: Rect, traits: Traits,
    in surroundings: inout Surroundings
  ) {
    let outer = self.traits
    self.traits = traits
    defer { self.traits = outer }
    switch controller {
    case .plain, .navigation, .tabBar: lower(root, under: controller, at: frame, in: &surroundings)
    case .split(let split): lower(split, beside: root, at: frame, in: &surroundings)
    case .page(let pages): lower(pages, showing: root, at: frame, in: &surroundings)
    }
  }

  /// Appends a root view and the bars upon it.
  private mutating func lower(
    _ root: RootView, under controller: Controller, at frame: Rect,
    in surroundings: inout Surroundings
  ) {
    let node = lower(root.view, at: root.path, in: &surroundings)
    let barInsets = lowerBars(of: controller, over: node, root.root, in: &surroundings)
    let arranged = ArrangedController(
      rootView: root.root, nodes: node..<hierarchy.nodes.count, traits: traits,
      barInsets: barInsets, endsAtBars: controller.unextendedEdges(under: barInsets))
    hierarchy.placedViews.append(
      PlacedView(node: node, frame: frame.inset(by: arranged.roomOfBars)))
    hierarchy.bars.moveWindowBars(over: node, up: arranged.roomOfBars.top)
    hierarchy.controllers.append(arranged)
  }
}

extension Controller {
  /// The edges at which the view ends where bars begin that take such insets.
  fileprivate func unextendedEdges(under barInsets: EdgeInsets) -> Set<ExtendedEdge> {
    var extended = navigation?.edgesForExtendedLayout ?? .all
    if case .tabBar(let tabs) = self { extended.formIntersection(tabs.edgesForExtendedLayout) }
    return Set.all.subtracting(extended).filter {
      switch $0 {
      case .top: barInsets.top > 0
      case .bottom: barInsets.bottom > 0
      }
    }
  }
}

extension ArrangedBars {
  /// Keeps the bars of a controller in their places where its root view begins lower by so many points.
  fileprivate mutating func moveWindowBars(over root: Int, up distance: Double) {
    for index in windowBars.indices where windowBars[index].root == root {
      windowBars[index].top -= distance
    }
  }
}

/// A controller's part of the window: its root view, the bars upon it, and the circumstances in which both are laid out.
struct ArrangedController {
  /// Which of the screen's root views it has.
  var rootView: ViewPath.Root
  /// The root view, all in it, then the bars.
  var nodes: Range<Int>
  /// The window's circumstances with the size and the safe area that the controller's own view has.
  var traits: Traits
  /// The insets that the bars add to the safe area.
  var barInsets: EdgeInsets = .zero
  /// The edges at which the root view ends where the bars begin, as UIViewController.edgesForExtendedLayout leaves them out.
  var endsAtBars: Set<ExtendedEdge> = []

  /// The root view.
  var root: Int { nodes.lowerBound }

  /// The insets that bars, notch and corners take from the root view: none where it does not reach beneath them.
  var safeArea: EdgeInsets {
    var insets = obscured
    if endsAtBars.contains(.top) { insets.top = 0 }
    if endsAtBars.contains(.bottom) { insets.bottom = 0 }
    return insets
  }

  /// What the bars take of the controller's room above and below the root view that does not reach beneath them.
  fileprivate var roomOfBars: EdgeInsets {
    EdgeInsets(
      top: endsAtBars.contains(.top) ? obscured.top : 0,
      bottom: endsAtBars.contains(.bottom) ? obscured.bottom : 0)
  }

  /// The insets of the controller's room beneath bars, notch and corners.
  private var obscured: EdgeInsets {
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
