/// A map, of which a labelled placeholder is drawn.
public struct MapView: Hashable, Sendable {
  /// The place that the placeholder names.
  public var place: String

  /// Makes a view of a place.
  public init(_ place: String = "") {
    self.place = place
  }
}
