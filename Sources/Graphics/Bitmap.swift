/// A picture in memory: rows of pixels from the top, each row from the left.
public struct Bitmap: Hashable, Sendable {
  /// The pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// One value a pixel, 0xAARRGGBB with the components premultiplied by alpha; `width * height` of them, without padding.
  public let pixels: [UInt32]

  /// Makes a picture from its pixels; nil unless there are exactly `width * height` of them and both lengths are positive.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, width.multipliedReportingOverflow(by: height).overflow == false,
      pixels.count == width * height
    else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in a column and a row, nil outside the picture.
  public subscript(x: Int, y: Int) -> UInt32? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return pixels[y * width + x]
  }
}
