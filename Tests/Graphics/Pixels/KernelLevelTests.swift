import AfterimageGraphics
import AfterimageRandom
import CPixels
import Testing

/// Every level must give the bytes of the plainest one; those of the plainest are held elsewhere against what they should be.
@Suite struct KernelLevelTests {
  static let wider = KernelLevel.available.filter { $0 != .baseline }
  static let seeds = [UInt64(1), 2, 3, 4, 5]

  /// Pictures of many kinds, of a size by chance.
  static func pictures(seed: UInt64) -> [Bitmap] {
    var random = SplitMix(seed: seed)
    let width = Int.random(in: 1...300, using: &random)
    let height = Int.random(in: 1...40, using: &random)
    return [
      Pictures.noise(width, height, seed: seed), Pictures.blocks(width, height, seed: seed),
      Pictures.text(width, height, seed: seed), Pictures.step(width, height),
      Pictures.of(width, height) { x, y in 0xFF00_0000 | UInt32(x * 3 + y * 260) & 0xFFFFFF },
    ]
  }

  /// Expects that work gives the same with the kernels of a level as with the plainest.
  static func expectSame<Result: Equatable>(
    _ level: KernelLevel, _ work: () throws -> Result
  ) rethrows {
    let plain = try KernelLevel.baseline.use(during: work)
    #expect(try level.use(during: work) == plain)
  }

  @Test func `the plainest level runs everywhere`() {
    #expect(KernelLevel.available.first == .baseline)
  }

  @Test func `a level is in use only during the work that asks for it`() {
    let outside = pixels_use(pixels_level_widest)
    #expect(outside == pixels_level_widest)
    for level in KernelLevel.available {
      level.use {
        let inside = pixels_use(pixels_level_baseline)
        #expect(inside != pixels_level_widest)
        _ = pixels_use(inside)
      }
    }
    #expect(pixels_use(outside) == pixels_level_widest)
  }

  @Test(arguments: wider, seeds)
  func `files have the same bytes with every level`(level: KernelLevel, seed: UInt64) throws {
    for picture in Self.pictures(seed: seed) {
      for compression in PNG.Compression.allCases {
        Self.expectSame(level) { PNG.encode(picture, compression: compression) }
      }
      Self.expectSame(level) { PNG.encodeTransparent(picture) }
    }
  }

  @Test(arguments: wider, try! PngSuiteTests.names { !$0.hasPrefix("x") })
  func `files are read to the same pixels with every level`(level: KernelLevel, name: String)
    throws
  {
    let file = try PngSuiteTests.bytes(name)
    try Self.expectSame(level) { try PNG.decode(file) }
  }

  @Test(arguments: wider, seeds)
  func `rows are filtered alike with every level, and back again`(level: KernelLevel, seed: UInt64)
    throws
  {
    for picture in Self.pictures(seed: seed) {
      for filter in pixels_filter_none.rawValue...pixels_filter_paeth.rawValue {
        let filtered = { Self.filtered(picture, pixels_filter(filter)) }
        Self.expectSame(level, filtered)
        Self.expectSame(level) { Self.unfiltered(filtered(), width: picture.width) }
        Self.expectSame(level) { pixels_filter_cost(filtered(), picture.width) }
      }
    }
  }

  @Test(arguments: wider, seeds)
  func `differences are the same with every level`(level: KernelLevel, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for picture in Self.pictures(seed: seed) {
      var pixels = picture.pixels
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        pixels[Int.random(in: 0..<pixels.count, using: &random)] ^= .random(
          in: 0...(~0), using: &random)
      }
      let changed = try #require(
        Bitmap(width: picture.width, height: picture.height, pixels: pixels))
      Self.expectSame(level) { changed.difference(from: picture) }
    }
  }

  private static func filtered(_ picture: Bitmap, _ filter: pixels_filter) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: (1 + 3 * picture.width) * picture.height)
    picture.pixels.withUnsafeBufferPointer { pixels in
      output.withUnsafeMutableBufferPointer { output in
        for y in 0..<picture.height {
          let row = pixels.baseAddress! + y * picture.width
          pixels_filter_row(
            filter, row, y == 0 ? nil : row - picture.width, picture.width,
            output.baseAddress! + y * (1 + 3 * picture.width))
        }
      }
    }
    return output
  }

  private static func unfiltered(_ rows: [UInt8], width: Int) -> [UInt8] {
    var rows = rows
    let count = rows.count / (1 + 3 * width)
    #expect(pixels_unfilter(&rows, count, 3 * width, 3) == count)
    return rows
  }
}
