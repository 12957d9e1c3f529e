import AfterimageGraphics
import AfterimageRendering
import Testing

struct ImageTests {
  private func checkerboard(_ side: Int) throws -> Bitmap {
    let pixels = (0..<side * side).map { index -> UInt32 in
      (index % side + index / side) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    return try #require(Bitmap(width: side, height: side, pixels: pixels))
  }

  @Test(arguments: [1.0, 2, 3])
  func `an image of the size of its pixels is copied exactly`(scale: Double) throws {
    let image = try checkerboard(12)
    let rect = Rect(x: 1 / scale, y: 2 / scale, width: 12 / scale, height: 12 / scale)
    let bitmap = try picture(20, 20, scale: scale, .image(image, in: rect, clip: rect))
    for y in 0..<12 {
      for x in 0..<12 { #expect(bitmap[x + 1, y + 2] == image[x, y]) }
    }
    #expect(bitmap[0, 2] == 0xFFFF_FFFF)
  }

  @Test func `an image scaled down is the mean of its pixels`() throws {
    let rect = Rect(x: 0, y: 0, width: 4, height: 4)
    let bitmap = try picture(4, 4, .image(checkerboard(64), in: rect, clip: rect))
    #expect(bitmap.pixels.allSatisfy { (0x70...0x90).contains($0 & 0xFF) })
  }

  @Test func `an image scaled up has edges that neither blend with the background nor jump`() throws
  {
    let image = try #require(Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_0000]))
    let rect = Rect(x: 0, y: 0, width: 20, height: 4)
    let bitmap = try picture(20, 4, .image(image, in: rect, clip: rect))
    #expect(bitmap[0, 0] == 0xFF00_0000)
    #expect(bitmap[19, 3] == 0xFFFF_0000)
    let middle = try #require(bitmap[10, 0]) >> 16 & 0xFF
    #expect((0x60...0xA0).contains(middle))
  }

  @Test(arguments: [3, 64, 900])
  func `nothing shows through an opaque image, however it is scaled`(side: Int) throws {
    let rect = Rect(x: 1.25, y: 1.5, width: 17.5, height: 17.25)
    let image = try Drawing.image(checkerboard(side), in: rect, clip: rect)
    let pictures = try [Color.white, .red].map { color in
      try picture(20, 20, .fill(box(0, 0, 20, 20), color), image)
    }
    for y in 2..<18 {
      for x in 2..<18 { #expect(pictures[0][x, y] == pictures[1][x, y]) }
    }
  }

  @Test func `what an opaque image hides differs in no row`() throws {
    let canvas = Rect(x: 0, y: 0, width: 20, height: 20)
    var clear = try checkerboard(8).pixels
    clear[9] = 0
    for (pixels, isOpaque) in [(try checkerboard(8).pixels, true), (clear, false)] {
      let image = try #require(Bitmap(width: 8, height: 8, pixels: pixels))
      #expect(image.isOpaque == isOpaque)
      let lists = [Color.white, .red].map { color in
        DisplayList(
          size: canvas.size,
          items: [
            DisplayItem(.fill(box(0, 0, 20, 20), color)),
            DisplayItem(.image(image, in: canvas, clip: canvas)),
          ])
      }
      let rows = try Renderer(text: TextEngine()).rowsThatMayDiffer(
        from: lists[0], to: lists[1], scale: 2, background: .white)
      #expect(rows.isEmpty == isOpaque)
    }
  }

  @Test func `an image ends at its clip`() throws {
    let bitmap = try picture(
      20, 20,
      .image(
        checkerboard(2), in: Rect(x: 0, y: 0, width: 20, height: 20),
        clip: Rect(x: 5, y: 6, width: 7, height: 8)))
    let ink = try #require(bitmap.ink)
    #expect(Rect(x: 5, y: 6, width: 7, height: 8).contains(ink))
  }

  @Test func `an image wider than the library can address is refused by name`() throws {
    let image = try #require(
      Bitmap(width: 40_000, height: 1, pixels: Array(repeating: 0, count: 40_000)))
    let rect = Rect(x: 0, y: 0, width: 4, height: 4)
    #expect(throws: RenderingError.imageTooLarge(width: 40_000, height: 1, limit: 32_767)) {
      try picture(4, 4, .image(image, in: rect, clip: rect))
    }
  }
}
