/// A line within the edge of a view, over all in it, as CALayer draws it.
package struct Border: Hashable, Sendable {
  /// The thickness, in points.
  package var width: Double
  /// The colour of the line; CALayer's own is opaque black.
  package var color: ColorReference

  /// Makes a line of a thickness in points.
  package init(width: Double, color: ColorReference = .system(.black)) {
    self.width = width
    self.color = color
  }
}
