import AfterimageGraphics
import Testing
import UIKitScore

@Suite struct PieceTests {
  private func picture(_ marks: [PixelRect], ink: UInt32 = 0xFF00_0000) -> Bitmap? {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 200 * 100)
    for mark in marks {
      for y in mark.y..<mark.maxY {
        for x in mark.x..<mark.maxX { pixels[y * 200 + x] = ink }
      }
    }
    return Bitmap(width: 200, height: 100, pixels: pixels)
  }

  @Test func `letters of a line are one piece, with the spaces between words`() throws {
    let letters = [0, 8, 20].map { PixelRect(x: $0, y: 10, width: 6, height: 10) }
    #expect(
      pieces(of: try #require(picture(letters)), scale: 1) == [
        Rect(x: 0, y: 10, width: 26, height: 10)
      ])
  }

  @Test func `a dot belongs to its letter, and the line below does not`() throws {
    let marks = [
      PixelRect(x: 10, y: 10, width: 4, height: 12), PixelRect(x: 11, y: 25, width: 2, height: 2),
      PixelRect(x: 10, y: 40, width: 4, height: 12),
    ]
    #expect(
      pieces(of: try #require(picture(marks)), scale: 1) == [
        Rect(x: 10, y: 10, width: 4, height: 17), Rect(x: 10, y: 40, width: 4, height: 12),
      ])
  }

  @Test func `a separator is a piece of its own however near a text is`() throws {
    let marks = [
      PixelRect(x: 10, y: 10, width: 12, height: 10),
      PixelRect(x: 10, y: 21, width: 100, height: 1),
    ]
    #expect(pieces(of: try #require(picture(marks)), scale: 1).count == 2)
  }

  @Test func `what hardly differs from the background is no piece`() throws {
    let bar = PixelRect(x: 0, y: 0, width: 200, height: 40)
    #expect(pieces(of: try #require(picture([bar], ink: 0xFFF9_F9F9)), scale: 1).isEmpty)
  }

  @Test func `boxes are in points`() throws {
    let mark = PixelRect(x: 30, y: 60, width: 15, height: 9)
    #expect(
      pieces(of: try #require(picture([mark])), scale: 3) == [
        Rect(x: 10, y: 20, width: 5, height: 3)
      ])
  }
}
