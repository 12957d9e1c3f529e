package import AfterimageScreens

/// Required constraints that contradict each other, and the one that was given up.
package struct LayoutConflict: Hashable, Sendable {
  /// A minimal set: without any one of them the others can hold together.
  package let members: [ConflictMember]
  /// Which of them the layout does without.
  package let givenUp: ConflictMember
}

/// A constraint in a conflict, as it can be shown to anybody: it names views and numbers, never texts.
package struct ConflictMember: Hashable, Sendable {
  /// The identifier that the author gave the constraint.
  package var identifier: String?
  /// The constraint as it was written, or in the same notation where UIKit made it.
  package var text: String
  /// The view that owns the constraint.
  package var owner: String
  /// Who made the constraint.
  package var maker: Maker

  /// Who makes constraints.
  package enum Maker: Hashable, Sendable {
    /// The screen, at a place in the owner's declarations.
    case screen(owner: ViewPath, declaration: Int)
    /// UIKit: the window, a bar, a stack view, or the content of a view.
    case system
  }
}
