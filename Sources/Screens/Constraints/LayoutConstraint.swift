/// A constraint that has been understood: every item found, every default resolved.
package struct LayoutConstraint: Hashable, Sendable {
  /// The view that owns the constraint.
  package var owner: ViewPath
  /// The left-hand side.
  package var first: LayoutAnchor
  /// How the sides relate.
  package var relation: LayoutRelation
  /// The factor of the second anchor.
  package var multiplier: Double
  /// The anchor on the right-hand side; nil where there is only a constant.
  package var second: LayoutAnchor?
  /// The constant that is added to the right-hand side, in points.
  package var constant: Double
  /// The strength.
  package var priority: LayoutPriority
  /// The author's name for the constraint.
  package var identifier: String?
  /// The text it came from, for messages.
  package var text: String
  /// Where it was declared: the index among the owner's declarations.
  package var declaration: Int
}

/// An attribute of an item.
package struct LayoutAnchor: Hashable, Sendable {
  /// Whose attribute.
  package var item: LayoutItem
  /// Which attribute.
  package var attribute: LayoutAttribute
}

/// The owner of an anchor.
package enum LayoutItem: Hashable, Sendable {
  case view(ViewPath)
  /// The part of a view that bars, notch and corners leave free.
  case safeArea(ViewPath)
  /// A view within its margins.
  case margins(ViewPath)
  /// The part of a root view under the keyboard, or the bottom of its safe area where there is none.
  case keyboard(ViewPath.Root)
  /// The content of a scroll view.
  case contentLayoutGuide(ViewPath)
  /// The window of a scroll view on its content.
  case frameLayoutGuide(ViewPath)
}
