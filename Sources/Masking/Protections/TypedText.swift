/// A text for a view.
public struct TypedText: Hashable, Sendable {
  /// The view's id.
  public var id: String
  /// The characters that take the place of what the view has.
  public var text: String

  /// Pairs a view's id with a text.
  public init(_ id: String, _ text: String) {
    self.id = id
    self.text = text
  }
}
