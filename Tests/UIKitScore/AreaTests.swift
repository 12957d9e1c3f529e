import AfterimageGraphics
import Testing
import UIKitScore

@Suite struct AreaTests {
  private func bitmap(_ views: [(PixelRect, UInt32)]) throws -> Bitmap {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 60 * 30)
    for (view, color) in views {
      for y in view.y..<view.maxY {
        for x in view.x..<view.maxX { pixels[y * 60 + x] = color }
      }
    }
    return try #require(Bitmap(width: 60, height: 30, pixels: pixels))
  }

  @Test func `a view on another is an area of its own, and so is the ring around it`() throws {
    let picture = try bitmap([
      (PixelRect(x: 3, y: 3, width: 54, height: 24), 0xFFFF_2D55),
      (PixelRect(x: 12, y: 9, width: 30, height: 12), 0xFFFF_FF00),
    ])
    #expect(
      areas(of: picture, scale: 3) == [
        Rect(x: 1, y: 1, width: 18, height: 8), Rect(x: 4, y: 3, width: 10, height: 4),
      ])
  }

  @Test func `views side by side are two areas where their colours differ`() throws {
    let left = PixelRect(x: 0, y: 0, width: 20, height: 30)
    let right = PixelRect(x: 20, y: 0, width: 40, height: 30)
    let both = try bitmap([(left, 0xFF00_00FF), (right, 0xFF00_FF00)])
    #expect(areas(of: both, scale: 1).map(\.width) == [20, 40])
    let same = try bitmap([(left, 0xFF00_00FF), (right, 0xFF00_00FF)])
    #expect(areas(of: same, scale: 1).map(\.width) == [60])
  }

  @Test func `areas that touch at a corner alone are two, and white is none`() throws {
    let picture = try bitmap([
      (PixelRect(x: 0, y: 0, width: 10, height: 10), 0xFF00_00FF),
      (PixelRect(x: 10, y: 10, width: 10, height: 10), 0xFF00_00FF),
    ])
    #expect(areas(of: picture, scale: 1).count == 2)
  }
}
