/// A view as documents name it: its drawings are together in a group.
package struct DrawnView: Hashable, Sendable {
  /// The id, or what stands for it.
  package var name: String
  /// The index of the view that it lies in, which comes before it; nil for a root.
  package var parent: Int?

  /// Makes a view of a name.
  package init(name: String, parent: Int?) {
    self.name = name
    self.parent = parent
  }
}
