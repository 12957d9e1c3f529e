/// An upright rectangle, in points.
public struct Rect: Codable, Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// Makes a rectangle from its corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four lengths in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle without place and extent.
  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  // The compiler inlines over targets what is public, and else what it is told: layout and drawing ask for these all the time.

  /// The left edge.
  @inlinable package var minX: Double { origin.x }
  /// The top edge.
  @inlinable package var minY: Double { origin.y }
  /// The right edge.
  @inlinable package var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable package var maxY: Double { origin.y + size.height }
  /// The horizontal middle.
  @inlinable package var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  @inlinable package var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  @inlinable package var width: Double { size.width }
  /// The vertical extent.
  @inlinable package var height: Double { size.height }
  /// True where there is nothing inside.
  @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle that is left within the given insets, never of negative extent.
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle around this one at the given distances.
  package func outset(by insets: EdgeInsets) -> Rect {
    inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The same rectangle in a coordinate system whose origin lies elsewhere.
  package func offset(by point: Point) -> Rect {
    Rect(x: minX + point.x, y: minY + point.y, width: width, height: height)
  }

  /// The part that two rectangles share, nil where they share none.
  package func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around two.
  package func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// True where the other rectangle lies wholly within this one.
  package func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
