/// A screen of an app: a controller, a tree of views with their constraints, what it presents, and what of it is sensitive.
///
/// A screen that exists is valid: its name can name a file, its ids are unique identifiers, and every constraint is understood and names views that are there.
public struct Screen: Hashable, Sendable {
  /// The name of the screen, in files and on the command line.
  public let name: Name
  /// The view controller around the root view.
  package internal(set) var controller: Controller
  /// The view that fills the controller.
  package internal(set) var root: View
  /// The presentation before the view and its bars; nil is none.
  package internal(set) var presented: Presentation?
  /// Every constraint of every view, understood, in document order.
  package let constraints: [LayoutConstraint]
  /// The views that have an input accessory view, in the order of the document.
  package let accessoryOwners: [ViewPath]
  /// Where all that stands in the file that the screen comes from.
  package var places = ScreenPlaces.none
  /// What the file that the screen comes from rests on and is not there.
  package var missingParts: [MissingPart] = []
  /// True where SwiftUI has redacted what is privacy-sensitive in it.
  package internal(set) var isRedactedForPrivacy = false
  /// The circumstances in which its author saw it on the canvas of Interface Builder; nil where it was not read for them.
  package var canvas: Traits?

  /// Puts a validated screen together; validation is the only caller.
  init(
    name: Name, controller: Controller, root: View, presented: Presentation?,
    constraints: [LayoutConstraint]
  ) {
    self.name = name
    self.controller = controller
    self.root = root
    self.presented = presented
    self.constraints = constraints
    accessoryOwners = Self.accessoryOwners(
      in: Self.authoredViews(root, of: controller, presented: presented))
    findSecrets()
  }
}
