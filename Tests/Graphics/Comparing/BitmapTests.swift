import AfterimageGraphics
import Testing

@Suite struct BitmapTests {
  @Test func `a picture is drawn in place, on nothing`() {
    let picture = Bitmap(width: 3, height: 2) { $0[4] = 0xFF00_00FF }
    #expect(picture?.pixels == [0, 0, 0, 0, 0xFF00_00FF, 0])
  }

  @Test func `an error while drawing comes through`() {
    struct Interrupted: Error {}
    #expect(throws: Interrupted.self) {
      try Bitmap(width: 1, height: 1) { _ in throw Interrupted() }
    }
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, -1), (Int.max, 2)])
  func `a picture without pixels, or with too many, cannot be made`(width: Int, height: Int) {
    #expect(Bitmap(width: width, height: height) { _ in } == nil)
  }

  @Test func `a part has the pixels that lie within it`() {
    let picture = Pictures.of(5, 4) { x, y in UInt32(10 * y + x) }
    let part = picture.cropped(to: PixelRect(x: 1, y: 2, width: 3, height: 2))
    #expect(part == Bitmap(width: 3, height: 2, pixels: [21, 22, 23, 31, 32, 33]))
  }

  @Test(arguments: [
    PixelRect(x: -1, y: 0, width: 2, height: 2), PixelRect(x: 0, y: 0, width: 6, height: 1),
    PixelRect(x: 0, y: 0, width: 0, height: 1), PixelRect(x: Int.max, y: 0, width: 1, height: 1),
  ])
  func `a part that lies outside cannot be made`(rect: PixelRect) {
    #expect(Pictures.of(5, 4) { _, _ in 0 }.cropped(to: rect) == nil)
  }
}
