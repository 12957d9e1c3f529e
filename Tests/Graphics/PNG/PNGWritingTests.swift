import AfterimageGraphics
import AfterimageRandom
import Testing

@Suite struct PNGWritingTests {
  static let shapes = [
    (1, 1), (1, 9), (2, 3), (85, 2), (87, 3), (88, 4), (173, 5), (259, 7), (640, 300),
  ]

  @Test(arguments: PNG.Compression.allCases, shapes)
  func `what is written is read back, pixel by pixel`(
    compression: PNG.Compression, shape: (Int, Int)
  ) throws {
    let (width, height) = shape
    let pictures = [
      Pictures.noise(width, height, seed: 1), Pictures.blocks(width, height, seed: 2),
      Pictures.text(width, height, seed: 3), Pictures.step(width, height),
      Pictures.of(width, height) { _, _ in 0xFF12_3456 },
      Pictures.of(width, height) { x, y in 0xFF00_0000 | UInt32(x + y) & 255 },
    ]
    for picture in pictures {
      #expect(try PNG.decode(PNG.encode(picture, compression: compression)) == picture)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
  func `rows of runs between noise are read back`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let width = Int.random(in: 1...700, using: &random)
    var color: UInt32 = 0xFF00_0000
    let picture = Pictures.of(width, 200) { _, _ in
      if Int.random(in: 0..<90, using: &random) == 0 {
        color = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
      }
      return color
    }
    #expect(try PNG.decode(PNG.encode(picture)) == picture)
  }

  @Test func `what is transparent lies on black`() throws {
    let picture = Pictures.of(3, 2) { x, _ in x == 1 ? 0x8040_2010 : 0 }
    let read = try PNG.decode(PNG.encode(picture))
    #expect(read == Pictures.of(3, 2) { x, _ in x == 1 ? 0xFF40_2010 : 0xFF00_0000 })
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `with alpha what is transparent is read back, too`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let picture = Pictures.of(67, 31) { _, _ in
      let alpha = UInt32.random(in: 0...255, using: &random)
      return (0..<3).reduce(alpha) { pixel, _ in
        pixel << 8 | UInt32.random(in: 0...alpha, using: &random)
      }
    }
    #expect(try PNG.decode(PNG.encodeTransparent(picture)) == picture)
  }

  @Test func `an interface costs few bytes, and fewer at the small level`() {
    let picture = Pictures.blocks(1179, 2556, seed: 4)
    let fast = PNG.encode(picture, compression: .fast).count
    let small = PNG.encode(picture, compression: .small).count
    #expect(fast < 100_000)
    #expect(small < fast)
  }

  @Test func `a pattern that repeats every few rows is packed by its repetition`() throws {
    let tile = Pictures.noise(40, 4, seed: 5)
    let picture = Pictures.of(400, 300) { x, y in tile[x % 40, y % 4]! }
    let file = PNG.encode(picture)
    #expect(file.count < 60_000, "a sixth of its samples")
    #expect(try PNG.decode(file) == picture)
  }

  @Test func `a frame without runs or repetition takes little more than its samples`() throws {
    let picture = Pictures.noise(400, 300, seed: 6)
    #expect(PNG.encode(picture).count < 400 * 300 * 3 * 101 / 100)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `rows that come in strips of any height make the same file`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let tile = Pictures.noise(40, 4, seed: seed)
    let pictures = [
      Pictures.blocks(211, 150, seed: seed), Pictures.noise(211, 150, seed: seed),
      Pictures.of(211, 150) { x, y in tile[x % 40, y % 4]! },
    ]
    for picture in pictures {
      var writer = PNG.Writer(width: picture.width, height: picture.height)
      var row = 0
      while row < picture.height {
        let end = min(picture.height, row + Int.random(in: 1...40, using: &random))
        let strip = Array(picture.pixels[row * picture.width..<end * picture.width])
        writer.add(strip.span)
        row = end
      }
      #expect(writer.finish() == PNG.encode(picture))
    }
  }

  @Test func `the file is RGB with 8 bits a sample`() {
    let file = PNG.encode(Pictures.noise(300, 2, seed: 1))
    let header: [UInt8] = [
      0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0, 2, 8, 2, 0, 0, 0,
    ]
    #expect(Array(file[8..<29]) == header)
  }
}
