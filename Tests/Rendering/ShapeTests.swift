import AfterimageGraphics
import AfterimageRendering
import Testing

struct ShapeTests {
  @Test(arguments: [1.0, 2, 3])
  func `a fill covers its pixels and no others`(scale: Double) throws {
    let bitmap = try picture(20, 10, scale: scale, .fill(box(3, 2, 5, 4), .red))
    let side = Int(scale)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let isInside = (3 * side..<8 * side).contains(x) && (2 * side..<6 * side).contains(y)
        #expect(bitmap[x, y] == (isInside ? 0xFFFF_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test func `an edge on a third of a point is crisp at three pixels a point`() throws {
    let bitmap = try picture(10, 10, scale: 3, .fill(box(1.0 / 3, 2.0 / 3, 7.0 / 3, 1.0 / 3), .red))
    #expect(bitmap.count(of: 0xFFFF_0000) == 7)
    #expect(bitmap.count(of: 0xFFFF_FFFF) == 900 - 7)
  }

  @Test func `a border lies within its shape`() throws {
    let bitmap = try picture(12, 12, .border(box(2, 2, 8, 8), width: 2, .red))
    #expect(bitmap.ink == Rect(x: 2, y: 2, width: 8, height: 8))
    #expect(bitmap.count(of: 0xFFFF_0000) == 64 - 16)
    #expect(bitmap[5, 5] == 0xFFFF_FFFF)
  }

  @Test func `a border wider than half of its shape fills it`() throws {
    let bitmap = try picture(12, 12, .border(box(2, 2, 8, 8), width: 5, .red))
    #expect(bitmap.count(of: 0xFFFF_0000) == 64)
  }

  @Test func `round corners leave out the corner and keep the middle of each edge`() throws {
    let bitmap = try picture(20, 20, .fill(box(0, 0, 20, 20, radius: 10), .red))
    #expect(bitmap[0, 0] == 0xFFFF_FFFF)
    #expect(bitmap[10, 10] == 0xFFFF_0000)
    #expect(bitmap.ink == Rect(x: 0, y: 0, width: 20, height: 20))
    let area = bitmap.pixels.reduce(0.0) { $0 + Double(255 - ($1 & 0xFF)) / 255 }
    // Cairo draws curves as lines that stay within a tenth of a pixel of them.
    #expect((area - 314.159).magnitude < 0.1 * 62.83)
  }

  @Test func `a path is filled within its lines`() throws {
    let triangle = Path([
      .move(to: .zero), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 0, y: 10)), .close,
    ])
    let bitmap = try picture(10, 10, .path(triangle, .red))
    #expect(bitmap[1, 1] == 0xFFFF_0000)
    #expect(bitmap[8, 8] == 0xFFFF_FFFF)
  }

  @Test func `a stroke is centred on its path and ends round`() throws {
    let path = Path([.move(to: Point(x: 5, y: 5)), .line(to: Point(x: 15, y: 5))])
    let bitmap = try picture(20, 10, .stroke(path, width: 4, .red))
    #expect(bitmap.ink == Rect(x: 3, y: 3, width: 14, height: 4))
    #expect(bitmap[3, 3] != 0xFFFF_0000)
  }

  @Test func `a shape far beyond the canvas is drawn where it reaches it`() throws {
    let bitmap = try picture(10, 10, .fill(box(-1e12, -1e12, 1e12 + 5, 2e12), .red))
    #expect(bitmap.ink == Rect(x: 0, y: 0, width: 5, height: 10))
  }

  @Test func `every pixel is opaque where the background is`() throws {
    let bitmap = try picture(
      60, 40, .fill(box(1.3, 1.7, 20, 20, radius: 6), Color(hex: 0x123456, alpha: 0.3)),
      line("Ag", x: 5.5), .border(box(3.2, 3.1, 9, 9), width: 0.7, .blue))
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 0xFF })
  }

  @Test func `a clear background stays clear`() throws {
    let bitmap = try picture(4, 4, background: .clear, .fill(box(0, 0, 2, 4), .red))
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[3, 3] == 0)
  }
}
