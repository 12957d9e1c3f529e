import AfterimageGraphics
import AfterimageRandom
import Testing

/// Files that are written with what is known of the rows of the picture before.
@Suite struct NextFileTests {
  static let seeds = [UInt64(1), 2, 3, 4]

  /// Writes a picture, some rows of which are not those of the picture before; nil where that needs more pixels.
  static func next(
    _ picture: Bitmap, changed: [Range<Int>], after known: PNG.TokenizedRows?
  ) -> (file: [UInt8], rows: PNG.TokenizedRows?)? {
    let (width, none) = (picture.width, [UInt32]())
    var writer = PNG.Writer(width: width, height: picture.height, after: known)
    for rows in changed {
      let above = max(0, rows.lowerBound - 1) * width..<rows.lowerBound * width
      if !above.isEmpty {
        writer.repeatRows(to: rows.lowerBound, last: Array(picture.pixels[above]).span)
      }
      writer.add(Array(picture.pixels[rows.lowerBound * width..<rows.upperBound * width]).span)
    }
    writer.repeatRows(to: picture.height, last: none.span)
    return writer.finishRemembering()
  }

  /// Ranges in order that do not touch, with the row beneath each, on which it has an effect.
  static func ranges(
    in height: Int, using random: inout SplitMix
  ) -> [(changed: Range<Int>, packed: Range<Int>)] {
    var ranges: [(changed: Range<Int>, packed: Range<Int>)] = []
    var row = Int.random(in: 0...height / 2, using: &random)
    while row < height, ranges.count < 5 {
      let end = Int.random(in: row + 1...min(height, row + 1 + height / 6), using: &random)
      ranges.append((row..<end, row..<min(end + 1, height)))
      row = Int.random(in: end + 1...end + 1 + height / 3, using: &random)
    }
    return ranges
  }

  /// A picture with other pixels in some rows.
  static func changing(
    _ picture: Bitmap, _ ranges: [Range<Int>], noise: Int, using random: inout SplitMix
  ) -> Bitmap {
    var pixels = Array(picture.pixels)
    for place in ranges.flatMap({ $0.lowerBound * picture.width..<$0.upperBound * picture.width })
    where Int.random(in: 0..<100, using: &random) < noise {
      pixels[place] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    return Bitmap(width: picture.width, height: picture.height, pixels: pixels)!
  }

  /// Pictures of an interface of many tokens, of few, and of a size by chance.
  static func starts(seed: UInt64) -> [Bitmap] {
    var random = SplitMix(seed: seed)
    let (width, height) = (
      Int.random(in: 1...300, using: &random), Int.random(in: 1...80, using: &random)
    )
    let spots = of(260, 150, each: 0.02, using: &random)
    return [
      Pictures.blocks(200, 100, seed: seed), Pictures.text(150, 120, seed: seed), spots,
      Pictures.noise(width, height, seed: seed), Pictures.of(width, height) { _, _ in .max },
    ]
  }

  /// Some pixels by chance on white: so many tokens that they take blocks.
  static func of(
    _ width: Int, _ height: Int, each share: Double, using random: inout SplitMix
  ) -> Bitmap {
    var pixels = [UInt32](repeating: .max, count: width * height)
    for _ in 0..<Int(Double(pixels.count) * share) {
      pixels[Int.random(in: 0..<pixels.count, using: &random)] =
        0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    return Bitmap(width: width, height: height, pixels: pixels)!
  }

  @Test(arguments: KernelLevel.available, seeds)
  func `a file that takes rows over has the bytes of one that does not`(
    level: KernelLevel, seed: UInt64
  ) throws {
    try level.use {
      for start in Self.starts(seed: seed) {
        var random = SplitMix(seed: seed)
        var picture = start
        var known: PNG.TokenizedRows?
        for turn in 0..<6 {
          let ranges = turn == 0 ? [] : Self.ranges(in: picture.height, using: &random)
          let noise = [0, 1, 8, 8, 100][Int.random(in: 0..<5, using: &random)]
          picture = Self.changing(picture, ranges.map(\.changed), noise: noise, using: &random)
          let all = [0..<picture.height]
          let written =
            Self.next(picture, changed: known == nil ? all : ranges.map(\.packed), after: known)
            ?? Self.next(picture, changed: all, after: known)
          let (file, rows) = try #require(written)
          #expect(file == PNG.encode(picture))
          known = rows
        }
      }
    }
  }

  @Test(arguments: seeds) func `rows of several blocks are taken over`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let first = Self.of(900, 900, each: 0.04, using: &random)
    var known = try #require(Self.next(first, changed: [0..<900], after: nil)?.rows)
    for noise in [0, 1, 1, 1] {
      let row = Int.random(in: 0..<840, using: &random)
      let picture = Self.changing(first, [row..<row + 60], noise: noise, using: &random)
      let (file, rows) = try #require(
        Self.next(picture, changed: [row..<row + 61], after: known))
      #expect(file == PNG.encode(picture))
      let back = try #require(Self.next(first, changed: [row..<row + 61], after: rows))
      #expect(back.file == PNG.encode(first))
      known = try #require(back.rows)
    }
  }

  @Test func `of a picture that is packed by matches no rows are known`() throws {
    let tile = Pictures.noise(40, 4, seed: 5)
    let picture = Pictures.of(400, 300) { x, y in tile[x % 40, y % 4]! }
    let written = try #require(Self.next(picture, changed: [0..<300], after: nil))
    #expect(written.file == PNG.encode(picture))
    #expect(written.rows == nil)
  }

  @Test func `rows beneath noise cannot be taken over without their pixels`() throws {
    let plain = Pictures.blocks(400, 300, seed: 1)
    let known = try #require(Self.next(plain, changed: [0..<300], after: nil)?.rows)
    var random = SplitMix(seed: 1)
    let noisy = Self.changing(plain, [16..<40], noise: 100, using: &random)
    #expect(Self.next(noisy, changed: [16..<33], after: known) == nil)
    #expect(Self.next(noisy, changed: [0..<300], after: known)?.file == PNG.encode(noisy))
  }

  @Test func `more rows than are known cannot be taken over`() throws {
    let small = Pictures.blocks(40, 30, seed: 1)
    let known = try #require(Self.next(small, changed: [0..<30], after: nil)?.rows)
    let large = Pictures.blocks(40, 60, seed: 1)
    #expect(Self.next(large, changed: [0..<10], after: known) == nil)
  }

  @Test func `a frame of tokens without end is written, and not remembered`() throws {
    let picture = Pictures.noise(700, 500, seed: 9)
    let written = try #require(Self.next(picture, changed: [0..<500], after: nil))
    #expect(written.file == PNG.encode(picture))
    #expect(written.rows == nil)
  }
}
