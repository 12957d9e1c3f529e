package import AfterimageGraphics
package import AfterimageScreens

/// A figure with its colours resolved.
package struct ShapeContent: Hashable, Sendable {
  /// The figure.
  package var figure: Figure
  /// The colour within it; nil fills nothing.
  package var fill: Color?
  /// The colours over that, in unit coordinates of the view; nil draws none.
  package var gradient: ColorGradient?
  /// The line along the edge; nil draws none.
  package var stroke: Stroke?

  /// A line along the edge.
  package struct Stroke: Hashable, Sendable {
    /// The colour of the line.
    package var color: Color
    /// The thickness in points.
    package var width: Double
    /// True where the line lies within the edge.
    package var isWithinEdge: Bool
    /// The dashes that it is made of; nil is an unbroken line.
    package var dashes: Dashes?
  }
}

extension Lowering {
  /// The colours of a figure.
  func lowered(_ shape: ShapeView, as view: LoweredView) -> LoweredView {
    var lowered = view
    lowered.content = .shape(
      ShapeContent(
        figure: shape.figure, fill: shape.fill.map(color),
        gradient: shape.fillGradient.map(resolved),
        stroke: shape.stroke.map {
          ShapeContent.Stroke(
            color: color($0.color), width: $0.lineWidth, isWithinEdge: $0.isWithinEdge,
            dashes: Dashes($0))
        }))
    return lowered
  }
}

/// What lies within a figure, and the line along its edge.
func shapeDrawings(_ content: ShapeContent, of node: Node) -> [Drawing] {
  let outline = content.figure.outline(in: node.snappedFrame, direction: node.direction)
  var drawings: [Drawing] = []
  if let fill = content.fill, fill.alpha > 0 { drawings.append(outline.filled(fill)) }
  if let gradient = content.gradient {
    drawings.append(.gradient(outline.rounded, gradient.scaled(to: node.snappedFrame)))
  }
  if let stroke = content.stroke, stroke.width > 0 {
    let middle = stroke.isWithinEdge ? stroke.width / 2 : 0
    drawings.append(
      content.figure.outline(
        in: node.snappedFrame.inset(by: EdgeInsets(all: middle)), direction: node.direction
      ).stroked(stroke))
  }
  return drawings
}

/// The edge of a figure: that of a rounded rectangle, or another.
struct FigureOutline {
  /// The rounded rectangle that the figure is, or that comes nearest to it.
  var rounded: RoundedRect
  /// The edge of a figure that is no rounded rectangle.
  var path: Path?

  /// The figure in one colour.
  func filled(_ color: Color) -> Drawing {
    path.map { .path($0, color) } ?? .fill(rounded, color)
  }

  /// A line whose middle runs along the edge.
  func stroked(_ stroke: ShapeContent.Stroke) -> Drawing {
    if let dashes = stroke.dashes {
      let outline = path ?? rounded.outline
      return .path(outline.dashed(dashes, width: stroke.width), stroke.color)
    }
    if let path { return .stroke(path, width: stroke.width, stroke.color) }
    var outer = rounded
    outer.rect = rounded.rect.inset(by: EdgeInsets(all: -stroke.width / 2))
    // The corners of a line around a square one are square.
    outer.radius = rounded.radius == 0 ? 0 : rounded.radius + stroke.width / 2
    return .border(outer, width: stroke.width, stroke.color)
  }
}

extension Figure {
  /// The edge of the figure in a frame.
  func outline(in frame: Rect, direction: TextDirection) -> FigureOutline {
    let half = min(frame.width, frame.height) / 2
    switch self {
    case .rectangle: return FigureOutline(rounded: RoundedRect(frame))
    case .roundedRectangle(let corners):
      return FigureOutline(
        rounded: RoundedRect(frame, radius: corners.radius, curve: corners.curve))
    case .capsule: return FigureOutline(rounded: RoundedRect(frame, radius: half))
    case .circle:
      let square = Rect(
        x: frame.midX - half, y: frame.midY - half, width: 2 * half, height: 2 * half)
      return FigureOutline(rounded: RoundedRect(square, radius: half))
    case .ellipse:
      return FigureOutline(
        rounded: RoundedRect(frame, radius: half),
        path: frame.width == frame.height ? nil : .ellipse(in: frame))
    case .unevenRoundedRectangle(let corners):
      return corners.outline(in: frame, isMirrored: direction == .rightToLeft)
    }
  }
}

extension Figure.UnevenCorners {
  /// Radii that are alike or nothing make a rounded rectangle; others a figure of its own, with circular corners.
  fileprivate func outline(in frame: Rect, isMirrored: Bool) -> FigureOutline {
    let radii: [Corner: Double] = [
      isMirrored ? .topRight : .topLeft: topLeading,
      isMirrored ? .topLeft : .topRight: topTrailing,
      isMirrored ? .bottomRight : .bottomLeft: bottomLeading,
      isMirrored ? .bottomLeft : .bottomRight: bottomTrailing,
    ]
    let round = Corner.allCases.filter { (radii[$0] ?? 0) > 0 }
    let largest = radii.values.max() ?? 0
    let rounded = RoundedRect(frame, radius: largest, curve: curve, corners: Set(round))
    let isEven = round.allSatisfy { radii[$0] == largest }
    return FigureOutline(
      rounded: rounded, path: isEven ? nil : .rounded(frame) { radii[$0] ?? 0 })
  }
}

extension Path {
  /// How far the handles of a quarter of a circle reach, in radii.
  private static let handle = 4 * (2.0.squareRoot() - 1) / 3

  /// The largest ellipse in a rectangle.
  fileprivate static func ellipse(in rect: Rect) -> Path {
    rounded(rect, horizontal: { _ in rect.width / 2 }, vertical: { _ in rect.height / 2 })
  }

  /// A rectangle whose corners have radii of their own, none larger than half of the shorter side.
  fileprivate static func rounded(_ rect: Rect, _ radius: (Corner) -> Double) -> Path {
    let most = min(rect.width, rect.height) / 2
    return rounded(
      rect, horizontal: { min(radius($0), most) }, vertical: { min(radius($0), most) })
  }

  private static func rounded(
    _ rect: Rect, horizontal: (Corner) -> Double, vertical: (Corner) -> Double
  ) -> Path {
    let corners: [(Corner, Point, Double, Double, Bool)] = [
      (.topRight, Point(x: rect.maxX, y: rect.minY), -1, 1, true),
      (.bottomRight, Point(x: rect.maxX, y: rect.maxY), -1, -1, false),
      (.bottomLeft, Point(x: rect.minX, y: rect.maxY), 1, -1, true),
      (.topLeft, Point(x: rect.minX, y: rect.minY), 1, 1, false),
    ]
    var elements: [Element] = [
      .move(to: Point(x: rect.minX + horizontal(.topLeft), y: rect.minY))
    ]
    for (corner, point, right, down, isHorizontalFirst) in corners {
      let (across, along) = (horizontal(corner) * right, vertical(corner) * down)
      let onHorizontal = Point(x: point.x + across, y: point.y)
      let onVertical = Point(x: point.x, y: point.y + along)
      let nearHorizontal = Point(x: point.x + across * (1 - handle), y: point.y)
      let nearVertical = Point(x: point.x, y: point.y + along * (1 - handle))
      elements.append(.line(to: isHorizontalFirst ? onHorizontal : onVertical))
      elements.append(
        .curve(
          to: isHorizontalFirst ? onVertical : onHorizontal,
          control1: isHorizontalFirst ? nearHorizontal : nearVertical,
          control2: isHorizontalFirst ? nearVertical : nearHorizontal))
    }
    return Path(elements + [.close])
  }
}
