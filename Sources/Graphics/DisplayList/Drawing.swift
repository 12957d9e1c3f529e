/// The few things that a renderer knows how to draw; all lengths are in points.
package enum Drawing: Hashable, Sendable {
  /// An area of one colour.
  case fill(RoundedRect, Color)
  /// An area of colours that pass into each other.
  case gradient(RoundedRect, ColorGradient)
  /// A line of a width that lies wholly within the edge of a shape.
  case border(RoundedRect, width: Double, Color)
  /// An open or closed figure, filled.
  case path(Path, Color)
  /// A figure's outline with round ends and joins, its width centred on the figure.
  case stroke(Path, width: Double, Color)
  /// One line of text.
  case text(TextLine)
  /// A picture stretched to a rectangle, drawn within a clip.
  case image(Bitmap, in: Rect, clip: Rect)
  /// Other drawings as one: moved, clipped, and faded together.
  indirect case group(Group)
  /// The blurred silhouette of other drawings, which are not drawn themselves.
  indirect case shadow(CastShadow)
  /// Everything drawn so far, seen through an effect within a rectangle.
  case backdrop(Backdrop, in: Rect, opacity: Double)
}

/// Drawings that move, end and fade together.
package struct Group: Hashable, Sendable {
  /// The drawings in painter's order.
  package var items: [DisplayItem]
  /// The offset that is added to the coordinates of the drawings.
  package var offset: Point
  /// The edge beyond which nothing is drawn, in the coordinates outside the group; nil has no edge.
  package var clip: RoundedRect?
  /// The opacity of the whole, 0 to 1.
  package var opacity: Double

  /// Makes a group, by default in place, without an edge, opaque.
  package init(
    _ items: [DisplayItem], offset: Point = .zero, clip: RoundedRect? = nil, opacity: Double = 1
  ) {
    self.items = items
    self.offset = offset
    self.clip = clip
    self.opacity = opacity
  }
}
