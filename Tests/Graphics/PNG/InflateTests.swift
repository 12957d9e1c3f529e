import AfterimageGraphics
import AfterimageRandom
import CPixels
import Testing

@Suite struct InflateTests {
  private struct Outcome: Equatable {
    var result: pixels_inflated
    var output: [UInt8]
    var used: Int
  }

  private static func inflated(_ input: [UInt8], count: Int) -> Outcome {
    var output = [UInt8](repeating: 0, count: count)
    var used = 0
    let result = pixels_inflate(input, input.count, &output, count, &used)
    return Outcome(result: result, output: output, used: used)
  }

  /// The blocks of a file that consists of runs, and the bytes that they hold.
  private static func blocks(of picture: Bitmap) -> (blocks: [UInt8], count: Int) {
    // Before the blocks: signature, header, length and name of the chunk, zlib's two bytes; behind them: checksums, end.
    (Array(PNG.encode(picture)[43...].dropLast(20)), (1 + 3 * picture.width) * picture.height)
  }

  @Test func `a stored block is copied, and what follows it is not used`() {
    let input: [UInt8] = [1, 3, 0, 0xFC, 0xFF, 7, 8, 9, 0xAA]
    #expect(
      Self.inflated(input, count: 3)
        == Outcome(result: pixels_inflated_whole, output: [7, 8, 9], used: 8))
  }

  @Test func `a block of fixed codes is unpacked`() {
    // The letter "a" and a match of the longest length at distance one, as RFC 1951 codes them.
    let input: [UInt8] = [0x4B, 0x4C, 0x1C, 0xF1, 0x00, 0x00]
    #expect(
      Self.inflated(input, count: 259)
        == Outcome(
          result: pixels_inflated_whole, output: Array(repeating: 97, count: 259),
          used: input.count))
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `blocks that are cut off anywhere never count as whole`(seed: UInt64) {
    let (blocks, count) = Self.blocks(of: Pictures.text(31, 23, seed: seed))
    #expect(Self.inflated(blocks, count: count).result == pixels_inflated_whole)
    for length in 0..<blocks.count {
      #expect(
        Self.inflated(Array(blocks[..<length]), count: count).result != pixels_inflated_whole)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `room that is too small or too large is told from broken blocks`(seed: UInt64) {
    let (blocks, count) = Self.blocks(of: Pictures.blocks(97, 41, seed: seed))
    #expect(Self.inflated(blocks, count: count - 1).result == pixels_inflated_too_long)
    #expect(Self.inflated(blocks, count: count + 1).result == pixels_inflated_too_short)
  }

  @Test(arguments: KernelLevelTests.wider, KernelLevelTests.seeds)
  func `broken blocks end alike with every level`(level: KernelLevel, seed: UInt64) {
    var random = SplitMix(seed: seed)
    let (blocks, count) = Self.blocks(of: Pictures.text(53, 37, seed: seed))
    for _ in 0..<200 {
      var broken = blocks
      broken[Int.random(in: 0..<blocks.count, using: &random)] ^= .random(
        in: 1...255, using: &random)
      KernelLevelTests.expectSame(level) { Self.inflated(broken, count: count).result.rawValue }
    }
  }
}
