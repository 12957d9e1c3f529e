/// A rectangle with round corners.
package struct RoundedRect: Hashable, Sendable {
  /// The bounds.
  package var rect: Rect
  /// The radius of the corners, at most half of the shorter side.
  package var radius: Double
  /// How a corner leaves the straight edge.
  package var curve: CornerCurve
  /// The corners that are round; the others are square.
  package var corners: Set<Corner>

  /// Makes a shape whose radius is brought down to what its bounds allow.
  package init(
    _ rect: Rect, radius: Double = 0, curve: CornerCurve = .circular, corners: Set<Corner> = .all
  ) {
    self.rect = rect
    self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
    self.curve = curve
    self.corners = corners
  }

  /// The same shape made smaller by a width on every side, in points, its corners concentric.
  package func inset(by width: Double) -> RoundedRect {
    RoundedRect(
      rect.inset(by: EdgeInsets(all: width)), radius: radius - width, curve: curve,
      corners: corners)
  }
}

/// How a corner leaves the straight edge, by the names of CALayerCornerCurve.
public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that bends little by little, as the corners of icons do.
  case continuous
}

/// The corners of a view as they lie on the screen, whatever the direction of the interface.
public enum Corner: String, CaseIterable, Hashable, Sendable {
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight
}

extension Set<Corner> {
  /// All four.
  public static let all = Set(Corner.allCases)
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
