/// The blurred silhouette of some drawings in one colour.
package struct CastShadow: Hashable, Sendable {
  /// The drawings that cast the shadow: where they are opaque the shadow is.
  package var items: [DisplayItem]
  /// A rectangle around all that casts, in points.
  package var bounds: Rect
  /// The standard deviation of the Gaussian, in points.
  package var radius: Double
  /// How far the shadow lies from what casts it, in points.
  package var offset: Point
  /// The colour, its opacity included.
  package var color: Color

  /// Makes the shadow of some drawings.
  package init(
    of items: [DisplayItem], bounds: Rect, radius: Double, offset: Point, color: Color
  ) {
    self.items = items
    self.bounds = bounds
    self.radius = radius
    self.offset = offset
    self.color = color
  }
}
