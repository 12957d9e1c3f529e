import AfterimageGraphics
import AfterimageRandom
import Testing

@Suite struct DifferenceTests {
  private static func changed(_ picture: Bitmap, at places: [(Int, Int)], by mask: UInt32) -> Bitmap
  {
    Pictures.of(picture.width, picture.height) { x, y in
      let isChanged = places.contains { $0 == (x, y) }
      return picture[x, y]! ^ (isChanged ? mask : 0)
    }
  }

  @Test func `equal pictures do not differ`() {
    #expect(
      Pictures.noise(50, 40, seed: 1).difference(from: Pictures.noise(50, 40, seed: 1)) == nil)
  }

  @Test(arguments: [(0, 0), (49, 0), (0, 39), (49, 39), (16, 15), (31, 32)])
  func `one pixel that differs by one is found`(place: (Int, Int)) {
    let expected = Pictures.of(50, 40) { _, _ in 0xFF10_2030 }
    let actual = Self.changed(expected, at: [place], by: 1)
    let spot = PixelRect(x: place.0, y: place.1, width: 1, height: 1)
    let difference = PixelDifference(count: 1, largest: 1, bounds: spot, clusters: [spot])
    #expect(actual.difference(from: expected) == .pixels(difference))
  }

  @Test func `groups that lie apart get rectangles of their own`() {
    let expected = Pictures.of(200, 100) { _, _ in 0xFFFF_FFFF }
    let actual = Self.changed(
      expected, at: [(10, 10), (17, 15), (150, 80), (151, 80)], by: 0x80_0000)
    let difference = PixelDifference(
      count: 4, largest: 128, bounds: PixelRect(x: 10, y: 10, width: 142, height: 71),
      clusters: [
        PixelRect(x: 10, y: 10, width: 8, height: 6), PixelRect(x: 150, y: 80, width: 2, height: 1),
      ])
    #expect(actual.difference(from: expected) == .pixels(difference))
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `the count is that of a comparison pixel by pixel`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let expected = Pictures.noise(131, 97, seed: seed)
    let places = (0..<60).map { _ in
      (Int.random(in: 0..<131, using: &random), Int.random(in: 0..<97, using: &random))
    }
    let actual = Self.changed(expected, at: places, by: 0x0302_0104)
    guard case .pixels(let difference) = actual.difference(from: expected) else {
      Issue.record("the pictures differ")
      return
    }
    let count = zip(expected.pixels, actual.pixels).count { $0 != $1 }
    #expect(difference.count == count)
    #expect(difference.clusters.reduce(difference.bounds) { $0.union($1) } == difference.bounds)
    for place in places {
      #expect(
        difference.clusters.contains {
          ($0.x..<$0.maxX).contains(place.0) && ($0.y..<$0.maxY).contains(place.1)
        })
    }
  }

  @Test func `another size is a difference of its own`() {
    let difference = Pictures.noise(3, 4, seed: 1).difference(from: Pictures.noise(4, 3, seed: 1))
    #expect(
      difference
        == .size(expectedWidth: 4, expectedHeight: 3, actualWidth: 3, actualHeight: 4))
  }

  @Test func `a single pixel is seen by its colour and the frame around it`() throws {
    let expected = Pictures.of(60, 60) { _, _ in 0xFFFF_FFFF }
    let actual = Self.changed(expected, at: [(30, 30)], by: 1)
    guard case .pixels(let difference) = actual.difference(from: expected) else {
      Issue.record("the pictures differ")
      return
    }
    let picture = difference.picture(expected: expected, actual: actual)
    #expect(picture[30, 30] == 0xFFFF_00FF)
    #expect(picture[31, 30] == 0xFFFF_FFFF)
    #expect(picture.pixels.count { $0 == 0xFFFF_00FF } > 50)
  }

  @Test func `a comparison shows expected, difference and actual in turn`() throws {
    let expected = Pictures.noise(30, 20, seed: 1)
    let actual = Self.changed(expected, at: [(3, 3)], by: 0xFF)
    let picture = try #require(Bitmap.comparison(expected: expected, actual: actual))
    #expect((picture.width, picture.height) == (3 * 30 + 4 * 16, 20 + 2 * 16))
    let parts = [16, 62, 108].map {
      picture.cropped(to: PixelRect(x: $0, y: 16, width: 30, height: 20))
    }
    #expect(parts[0] == expected)
    #expect(parts[1]?[3, 3] == 0xFFFF_00FF)
    #expect(parts[2] == actual)
  }

  @Test func `pictures of two sizes stand beside one another`() throws {
    let picture = try #require(
      Bitmap.comparison(
        expected: Pictures.noise(30, 20, seed: 1), actual: Pictures.noise(10, 50, seed: 1)))
    #expect((picture.width, picture.height) == (30 + 10 + 3 * 16, 50 + 2 * 16))
  }
}

/// What a device's picture may differ in.
@Suite struct TextureLossTests {
  private static let picture = Pictures.blocks(64, 48, seed: 2)

  @Test func `a picture agrees with itself after ASTC, and after a rounding of its colours`() throws
  {
    let texture = try KTX.decode(KTX.encode(Self.picture, as: .astc))
    #expect(texture != Self.picture)
    #expect(try texture.difference(beyondLossFrom: Self.picture) == nil)
    let rounded = Pictures.of(64, 48) { x, y in (Self.picture[x, y] ?? 0) ^ 0x0001_0203 }
    #expect(try rounded.difference(beyondLossFrom: Self.picture) == nil)
  }

  @Test func `a pixel that ASTC would have kept differs`() throws {
    let white = Pictures.of(32, 32) { _, _ in 0xFFFF_FFFF }
    let dotted = Pictures.of(32, 32) { x, y in x == 9 && y == 20 ? 0xFFF0_F0F0 : 0xFFFF_FFFF }
    guard case .pixels(let pixels) = try dotted.difference(beyondLossFrom: white) else {
      Issue.record("the dot is not found")
      return
    }
    #expect(pixels.count == 1 && pixels.bounds == PixelRect(x: 9, y: 20, width: 1, height: 1))
  }

  @Test func `pictures of other sizes differ by them`() throws {
    let small = Pictures.blocks(32, 48, seed: 2)
    #expect(
      try small.difference(beyondLossFrom: Self.picture) == small.difference(from: Self.picture))
  }
}
