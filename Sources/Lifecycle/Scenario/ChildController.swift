import AfterimageScreens

/// A controller of its own that a part of a screen's view belongs to, as `addChild(_:)` and embed segues make them.
public struct ChildController: Hashable, Sendable {
  /// The name of the controller in the scenario; one name stands for all of a class.
  package var name: String
  /// The id of the view that belongs to it; without effect where the screen has none of that id.
  package var view: String

  /// Gives the view of an id to a controller.
  public init(_ name: String, of view: String) {
    self.name = name
    self.view = view
  }
}

extension StoryScreen {
  /// The children whose views are there, parents before their own children.
  var placedChildren: [(name: String, view: ViewPath)] {
    children.compactMap { child in screen.path(of: child.view).map { (child.name, $0) } }
      .sorted { $0.view < $1.view }
  }
}
