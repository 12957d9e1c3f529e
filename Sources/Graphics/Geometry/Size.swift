/// An extent in both directions, in points.
public struct Size: Codable, Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes an extent from its two lengths in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  package static let zero = Size(width: 0, height: 0)

  /// The extent of the same thing after a quarter turn.
  package var turned: Size { Size(width: height, height: width) }
}
