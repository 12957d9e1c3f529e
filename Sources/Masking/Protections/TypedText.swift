/// A text for a view, which a user types or a rule writes.
public struct TypedText: Hashable, Sendable {
  /// The id of the view.
  package var id: String
  /// The characters, which replace the view's own text.
  package var text: String
  /// True marks the text as sensitive, false takes the mark off; nil leaves that to the view.
  package var isSensitive: Bool?

  /// Pairs a view's id with a text, which is as sensitive as the view unless told otherwise.
  public init(_ id: String, _ text: String, isSensitive: Bool? = nil) {
    self.id = id
    self.text = text
    self.isSensitive = isSensitive
  }
}
