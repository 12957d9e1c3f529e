/// The stand-in for each sensitive view and image region.
public enum FieldMask: String, CaseIterable, Hashable, Sendable {
  /// Nothing: the view is hidden, and a stack view closes the gap; a region is filled.
  case hide
  /// A black rectangle.
  case redact
  /// A bar of a length that says nothing.
  case placeholder
}
