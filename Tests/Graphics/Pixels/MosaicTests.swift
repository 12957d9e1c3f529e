import AfterimageGraphics
import CPixels
import Testing

@Suite struct MosaicTests {
  private static func mosaic(_ picture: Bitmap, side: Int, within rect: PixelRect) throws -> Bitmap
  {
    var pixels = picture.pixels
    let status = pixels.withUnsafeMutableBytes { bytes in
      pixels_mosaic(
        pixels_area_of_frame(
          bytes.baseAddress, picture.width * 4, rect.x, rect.y, rect.width, rect.height), side)
    }
    try #require(status == pixels_done)
    return try #require(Bitmap(width: picture.width, height: picture.height, pixels: pixels))
  }

  /// The rounded mean of a square, one component after the other.
  private static func mean(_ picture: Bitmap, _ square: PixelRect) -> UInt32 {
    let part = picture.cropped(to: square)!.pixels
    return [UInt32(24), 16, 8, 0].reduce(0) { pixel, shift in
      let sum = part.reduce(0) { $0 + Int($1 >> shift & 255) }
      return pixel << 8 | UInt32((sum + part.count / 2) / part.count)
    }
  }

  @Test(arguments: [1, 2, 7, 16, 100], [UInt64(1), 2])
  func `every square is its rounded mean, and what is outside stays`(side: Int, seed: UInt64) throws
  {
    let picture = Pictures.noise(60, 50, seed: seed)
    let rect = PixelRect(x: 5, y: 3, width: 43, height: 38)
    let result = try Self.mosaic(picture, side: side, within: rect)
    for y in 0..<50 {
      for x in 0..<60 {
        guard (rect.x..<rect.maxX).contains(x), (rect.y..<rect.maxY).contains(y) else {
          #expect(result[x, y] == picture[x, y])
          continue
        }
        let left = rect.x + (x - rect.x) / side * side
        let top = rect.y + (y - rect.y) / side * side
        let square = PixelRect(
          x: left, y: top, width: min(side, rect.maxX - left), height: min(side, rect.maxY - top))
        #expect(result[x, y] == Self.mean(picture, square))
      }
    }
  }

  @Test(arguments: KernelLevelTests.wider, KernelLevelTests.seeds)
  func `a mosaic has the same bytes with every level`(level: KernelLevel, seed: UInt64) throws {
    for picture in KernelLevelTests.pictures(seed: seed) {
      let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
      for side in [1, 5, 16, 1000] {
        try KernelLevelTests.expectSame(level) {
          try Self.mosaic(picture, side: side, within: whole)
        }
      }
    }
  }

  @Test func `squares without a side are refused`() {
    var pixel: UInt32 = 0
    #expect(pixels_mosaic(pixels_area_of_frame(&pixel, 4, 0, 0, 1, 1), 0) == pixels_out_of_range)
  }
}
