/// How a picture differs from the one that was expected; there is no tolerance.
public enum PictureDifference: Codable, Hashable, Sendable {
  /// The pictures have different lengths, in pixels.
  case size(expectedWidth: Int, expectedHeight: Int, actualWidth: Int, actualHeight: Int)
  /// Pictures of one size differ in some pixels.
  case pixels(PixelDifference)
}

/// Which pixels differ between two pictures of one size.
public struct PixelDifference: Codable, Hashable, Sendable {
  /// The number of pixels that differ.
  public let count: Int
  /// The largest difference of a component, 1 to 255.
  public let largest: UInt8
  /// The smallest rectangle around all pixels that differ.
  public let bounds: PixelRect
  /// A rectangle around each group of pixels near one another, from the top.
  public let clusters: [PixelRect]

  /// Makes a difference from its numbers.
  package init(count: Int, largest: UInt8, bounds: PixelRect, clusters: [PixelRect]) {
    self.count = count
    self.largest = largest
    self.bounds = bounds
    self.clusters = clusters
  }
}
