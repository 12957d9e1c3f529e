package import AfterimageGraphics

/// Why there is no picture.
package enum RenderingError: Error, Hashable, Sendable {
  /// A side of the canvas is longer than the limit, in pixels.
  case tooLarge(Size, scale: Double, limit: Int)
  /// A side of the canvas is shorter than half a pixel, or not a number.
  case tooSmall(Size, scale: Double)
  /// A side of a picture on the canvas is longer than the limit, in pixels.
  case imageTooLarge(width: Int, height: Int, limit: Int)
  /// The memory for a part of the picture could not be had.
  case noMemory
  /// A face that is bundled, or was read from a file, could not be opened.
  case fontMissing(face: String)
  /// The drawing library refused something, in its own words.
  case refused(String)
}
