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

extension RoundedRect {
  /// The outline, clockwise from the end of the top left corner.
  package var outline: Path {
    let quarter = CornerProfile(curve, radius: radius, in: rect.size)
    let start = corners.contains(.topLeft) ? radius * quarter.reach : 0
    var elements: [Path.Element] = [.move(to: Point(x: rect.minX + start, y: rect.minY))]
    for corner in [Corner.topRight, .bottomRight, .bottomLeft, .topLeft] {
      append(corner, quarter, to: &elements)
    }
    return Path(elements + [.close])
  }

  /// Appends the edge that leads to a corner, and the corner.
  private func append(
    _ corner: Corner, _ quarter: CornerProfile, to elements: inout [Path.Element]
  ) {
    guard corners.contains(corner) else {
      elements.append(.line(to: place(Point.zero, at: corner)))
      return
    }
    let points = quarter.points(into: corner).map {
      place(Point(x: $0.x * radius, y: $0.y * radius), at: corner)
    }
    elements.append(.line(to: points[0]))
    for first in stride(from: 1, to: points.count, by: 3) {
      elements.append(
        .curve(to: points[first + 2], control1: points[first], control2: points[first + 1]))
    }
  }

  /// The point at distances inward from the vertical and the horizontal edge of a corner.
  private func place(_ inward: Point, at corner: Corner) -> Point {
    switch corner {
    case .topLeft: Point(x: rect.minX + inward.x, y: rect.minY + inward.y)
    case .topRight: Point(x: rect.maxX - inward.x, y: rect.minY + inward.y)
    case .bottomLeft: Point(x: rect.minX + inward.x, y: rect.maxY - inward.y)
    case .bottomRight: Point(x: rect.maxX - inward.x, y: rect.maxY - inward.y)
    }
  }
}

/// The curve of one corner in radii: its ends and the handles between them, inward from the corner.
private struct CornerProfile {
  /// From the horizontal edge to the vertical one: an end, then two handles and an end for each curve.
  let points: [Point]

  /// How far the curve reaches along an edge.
  var reach: Double { points[0].x }

  /// Chooses the curve for the room that there is.
  init(_ curve: CornerCurve, radius: Double, in size: Size) {
    switch curve {
    case .circular: points = Self.quarterCircle
    case .continuous:
      let room = radius > 0 ? min(size.width, size.height) / 2 / radius : 0
      points = Self.continuous(smoothness: max(0, min((room - 1) / (Self.widestReach - 1), 1)))
    }
  }

  /// The points in the order of a clockwise outline.
  func points(into corner: Corner) -> [Point] {
    switch corner {
    case .topRight, .bottomLeft: points
    case .topLeft, .bottomRight: points.reversed()
    }
  }

  /// One curve whose handle comes nearest to a quarter of a circle, 4/3 * (sqrt(2) - 1); an arc of cairo's would come from the sine and cosine of the C library.
  private static let quarterCircle: [Point] = {
    let handle = 1 - 4 * (2.0.squareRoot() - 1) / 3
    return [
      Point(x: 1, y: 0), Point(x: handle, y: 0), Point(x: 0, y: handle), Point(x: 0, y: 1),
    ]
  }()

  /// How far the continuous curve reaches along an edge where it has the room.
  private static let widestReach = 1.52866498

  /// The first half of UIBezierPath's rounded rectangle, as its points are commonly read.
  private static let smooth = [
    Point(x: widestReach, y: 0), Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0),
    Point(x: 0.63149379, y: 0.07491139), Point(x: 0.37282383, y: 0.16905956),
  ]

  /// The same half of a quarter of a circle in three arcs, of which the first ends beside that of the smooth curve.
  private static let round = [
    Point(x: 1, y: 0), Point(x: 0.87326017, y: 0), Point(x: 0.74767556, y: 0.02409254),
    Point(x: 0.62993359, y: 0.0709947), Point(x: 0.37476583, y: 0.17263999),
  ]

  /// Between a quarter of a circle, 0, and the widest curve, 1: as the room gets less the curve tightens, until the sides of a capsule are half circles.
  private static func continuous(smoothness: Double) -> [Point] {
    let half = zip(round, smooth).map { round, smooth in
      Point(
        x: round.x + (smooth.x - round.x) * smoothness,
        y: round.y + (smooth.y - round.y) * smoothness)
    }
    return half + half.reversed().map { Point(x: $0.y, y: $0.x) }
  }
}
