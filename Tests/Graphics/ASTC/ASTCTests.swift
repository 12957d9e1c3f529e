import AfterimageGraphics
import AfterimageRandom
import Testing

@Suite struct ASTCTests {
  @Test(arguments: [(1, 1), (4, 4), (5, 9), (64, 33)], [0xFF00_0000, 0xFFFF_FFFF, 0xFF12_AB7F])
  func `a picture of one colour is kept exactly`(shape: (Int, Int), color: UInt32) throws {
    let picture = Pictures.of(shape.0, shape.1) { _, _ in color }
    #expect(try packedAndUnpacked(picture) == picture)
  }

  @Test func `blocks of one colour each are kept exactly`() throws {
    let picture = Pictures.of(64, 64) { x, y in
      0xFF00_0000 | UInt32(x / 4 * 15) << 16 | UInt32(y / 4 * 13)
    }
    #expect(try packedAndUnpacked(picture) == picture)
  }

  /// The bounds are what the library's own preset "fast" loses on the same pictures, written down in whole steps.
  @Test(arguments: [
    (Pictures.step(128, 96), 0, 0), (Pictures.blocks(128, 96, seed: 1), 0.033, 8),
    (Pictures.text(128, 96, seed: 1), 0, 0), (Pictures.noise(128, 96, seed: 1), 800, 164),
  ])
  func `what is lost stays within the loss of ASTC`(
    picture: Bitmap, meanSquare: Double, largest: Int
  ) throws {
    let loss = Loss(of: picture, as: try packedAndUnpacked(picture))
    #expect(loss.meanSquare <= meanSquare)
    #expect(loss.largest <= largest)
  }

  @Test func `the same picture gives the same blocks`() throws {
    let picture = Pictures.noise(61, 47, seed: 3)
    #expect(try ASTC.encode(picture) == ASTC.encode(picture))
    #expect(try ASTC.encode(picture).count == ASTC.length(width: 61, height: 47))
  }

  @Test func `the blocks are the same on every processor`() throws {
    let blocks = try ASTC.encode(Pictures.noise(61, 47, seed: 3))
    let digest = blocks.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    #expect(digest == 2_117_926_017_545_408_169)
  }

  @Test(arguments: [UInt64(1), 2])
  func `any bytes are blocks of some picture`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let blocks = (0..<16 * 4096).map { _ in UInt8.random(in: 0...255, using: &random) }
    let picture = try ASTC.decode(blocks[...], width: 256, height: 256)
    #expect((picture.width, picture.height) == (256, 256))
  }

  private func packedAndUnpacked(_ picture: Bitmap) throws -> Bitmap {
    try ASTC.decode(
      try ASTC.encode(picture)[...], width: picture.width, height: picture.height)
  }
}

/// How far two pictures of one size are apart, by the components of their pixels.
private struct Loss {
  var meanSquare = 0.0
  var largest = 0

  init(of one: Bitmap, as other: Bitmap) {
    for (left, right) in zip(one.pixels, other.pixels) {
      for shift: UInt32 in [0, 8, 16, 24] {
        let difference = abs(Int(left >> shift & 255) - Int(right >> shift & 255))
        meanSquare += Double(difference * difference)
        largest = max(largest, difference)
      }
    }
    meanSquare /= Double(4 * one.pixels.count)
  }
}
