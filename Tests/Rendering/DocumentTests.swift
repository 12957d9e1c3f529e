import AfterimageGraphics
import AfterimageRendering
import Testing

@Suite struct DocumentTests {
  private let size = Size(width: 40, height: 30)

  private func document(_ format: DocumentFormat, _ drawings: Drawing...) throws -> String {
    let list = DisplayList(size: size, items: drawings.map { DisplayItem($0) })
    let renderer = try Renderer(text: TextEngine())
    let bytes = try renderer.document(list, as: format, scale: 2, background: .white)
    return String(decoding: bytes, as: UTF8.self)
  }

  private let box = Drawing.fill(
    RoundedRect(Rect(x: 5, y: 5, width: 10, height: 10), radius: 3), Color(hex: 0xFF0000))
  private let text = Drawing.text(
    TextLine(text: "ab", font: Font(size: 12), color: .black, origin: Point(x: 5, y: 20)))
  private let blur = Drawing.backdrop(
    .mosaic(side: 4), in: Rect(x: 0, y: 0, width: 40, height: 30), opacity: 1)

  private func picture() throws -> Drawing {
    let rect = Rect(x: 0, y: 0, width: 8, height: 8)
    let pixels: [UInt32] = (0..<64).map { $0 % 3 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    return .image(try #require(Bitmap(width: 8, height: 8, pixels: pixels)), in: rect, clip: rect)
  }

  @Test(arguments: DocumentFormat.allCases)
  func `the same drawings give the same bytes`(format: DocumentFormat) throws {
    let first = try document(format, box, text, try picture())
    #expect(try document(format, box, text, try picture()) == first)
  }

  @Test func `a page of PDF has its size in points and no date`() throws {
    let page = try document(.pdf, box, text)
    #expect(page.hasPrefix("%PDF-"))
    #expect(page.contains("/MediaBox [ 0 0 40 30 ]"))
    #expect(!page.contains("CreationDate"))
  }

  @Test func `SVG has its size in pixels, one a point`() throws {
    let drawing = try document(.svg, box, text)
    #expect(drawing.contains("<svg"))
    #expect(drawing.contains(#"width="40px" height="30px""#))
  }

  @Test func `figures and text stay what they are`() throws {
    #expect(try !document(.svg, box, text).contains("<image"))
  }

  @Test func `what an effect is seen through becomes one image, and what follows does not`() throws
  {
    let drawing = try document(.svg, box, blur, text)
    #expect(drawing.split(separator: "<image").count == 2)
    #expect(drawing.contains("<use"))
    #expect(try !document(.svg, box, text, blur).contains("glyph"))
  }
}
