/// A text for a view.
package struct TypedText: Hashable, Sendable {
  /// The view's id.
  package var id: String
  /// The characters that take the place of what the view has.
  package var text: String

  /// Pairs a view's id with a text.
  package init(_ id: String, _ text: String) {
    self.id = id
    self.text = text
  }
}
