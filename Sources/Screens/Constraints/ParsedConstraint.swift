/// A constraint whose grammar is understood, and whose items are still names.
struct ParsedConstraint: Hashable {
  var first: ParsedAnchor
  var relation = LayoutRelation.equal
  var multiplier = 1.0
  var second: ParsedAnchor?
  var constant = 0.0
  var priority = LayoutPriority.required
  var identifier: String?
}

/// An attribute of an item that is still a name.
struct ParsedAnchor: Hashable {
  var item: ParsedItem
  var attribute: LayoutAttribute
}

/// The name of an item, and where it stands.
struct ParsedItem: Hashable {
  /// An id or a reserved word.
  var name: String
  /// The guide of that item, such as its safe area; nil for itself.
  var guide: String?
  /// The part of the declaration that the name stands in, by its key in files.
  var part: String?
  /// The character of the text at which the name begins.
  var offset: Int?

  /// The view that owns the constraint.
  static let owner = ParsedItem(name: ItemWord.super.rawValue)
  /// The margins of the view that owns the constraint.
  static let ownerMargins = ParsedItem(name: ItemWord.margins.rawValue)

  func anchor(_ attribute: LayoutAttribute) -> ParsedAnchor {
    ParsedAnchor(item: self, attribute: attribute)
  }
}

/// The words that constraints use for items, and that no id can be.
package enum ItemWord: String, CaseIterable, Hashable, Sendable {
  /// The view that owns the constraint.
  case `super`
  case safeArea
  case margins
  case keyboard
  case contentLayoutGuide
  case frameLayoutGuide

  /// The words, for messages.
  package static let words = allCases.map(\.rawValue)
}
