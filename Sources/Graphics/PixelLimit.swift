/// How large a picture may be that is read from a file.
public struct PixelLimit: Hashable, Sendable {
  /// The largest product of width and height.
  package var pixels: Int

  /// Makes a limit from a number of pixels.
  public init(pixels: Int) {
    self.pixels = pixels
  }

  /// 64 megapixels.
  public static let standard = PixelLimit(pixels: 64 << 20)

  /// True where a picture of positive lengths is small enough.
  package func allows(width: Int, height: Int) -> Bool {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return !overflow && count <= pixels
  }
}
