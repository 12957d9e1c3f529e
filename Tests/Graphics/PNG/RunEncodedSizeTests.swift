import AfterimageGraphics
import AfterimageRandom
import Testing

@Suite struct RunEncodedSizeTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func `a picture of runs with skewed colours takes no code longer than the format allows`(
    seed: UInt64
  ) throws {
    // Counts that grow as Fibonacci numbers would give an unlimited code more than 15 bits.
    var random = SplitMix(seed: seed)
    var counts = [1, 1]
    while counts.count < 24 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    var values = counts.enumerated().flatMap {
      Array(repeating: UInt32($0.offset), count: $0.element)
    }
    values.shuffle(using: &random)
    let picture = Pictures.of(3000, 100) { x, y in
      x % 30 == 0 ? 0xFF00_0000 | values[(y * 100 + x / 30) % values.count] : 0xFF64_6464
    }
    #expect(try PNG.decode(PNG.encode(picture)) == picture)
  }
}
