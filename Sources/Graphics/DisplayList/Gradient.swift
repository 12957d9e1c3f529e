/// Colours that pass into each other.
package struct ColorGradient: Hashable, Sendable {
  /// How the colours are laid out.
  package var kind: GradientKind
  /// The colours, by their places.
  package var stops: [Stop]
  /// Where the first place lies, in points.
  package var start: Point
  /// Where the last place lies, in points; of a radial gradient the corner of the rectangle around the quarter of its ellipse.
  package var end: Point

  /// Makes a gradient between two points.
  package init(_ kind: GradientKind, stops: [Stop], from start: Point, to end: Point) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// A colour at its place.
  package struct Stop: Hashable, Sendable {
    /// The place, 0 to 1 from the start to the end.
    package var location: Double
    /// The colour.
    package var color: Color

    /// Makes a stop at a place from 0 to 1.
    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }
}

/// How the colours of a gradient are laid out, by the names of CAGradientLayerType.
public enum GradientKind: String, CaseIterable, Hashable, Sendable {
  /// In bands across the line from the start to the end.
  case axial
  /// In ellipses around the start.
  case radial
}
