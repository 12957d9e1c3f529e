/// A place on a canvas whose y axis points down, in points.
public struct Point: Codable, Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Makes a place from its coordinates in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner of every canvas.
  public static let zero = Point(x: 0, y: 0)
}
