/// A rectangle with circular corners.
package struct RoundedRect: Hashable, Sendable {
  /// The bounds.
  package var rect: Rect
  /// The radius of the corners, at most half of the shorter side.
  package var radius: Double

  /// Makes a shape whose radius is brought down to what its bounds allow.
  package init(_ rect: Rect, radius: Double = 0) {
    self.rect = rect
    self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
  }
}

/// A figure of straight lines and cubic curves.
package struct Path: Hashable, Sendable {
  /// The steps of the pen, the first of them a move.
  package var elements: [Element]

  /// Makes a figure from the steps of the pen.
  package init(_ elements: [Element]) {
    self.elements = elements
  }

  /// One step of the pen.
  package enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case curve(to: Point, control1: Point, control2: Point)
    case close
  }
}
