import AfterimageGraphics
import AfterimageRendering
import Foundation
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

  @Test func `a page is the same at another time of day`() throws {
    let first = try document(.pdf, box, text)
    Thread.sleep(forTimeInterval: 1.1)
    #expect(try document(.pdf, box, text) == first)
  }

  @Test func `SVG has its size in pixels, one a point`() throws {
    let drawing = try document(.svg, box, text)
    #expect(drawing.contains(#"width="40" height="30" viewBox="0 0 40 30""#))
  }

  @Test func `figures and text stay what they are`() throws {
    let drawing = try document(.svg, box, text)
    #expect(!drawing.contains("<image"))
    let rect = ##"<rect x="5" y="5" width="10" height="10" rx="3" fill="#ff0000"/>"##
    #expect(drawing.contains(rect))
    #expect(drawing.contains(#"font-family="Inter, -apple-system"#))
    #expect(drawing.contains(">ab</text>"))
  }

  @Test func `what an effect is seen through becomes one image, and what follows does not`() throws
  {
    let drawing = try document(.svg, box, blur, text)
    #expect(drawing.split(separator: "<image").count == 2)
    #expect(drawing.contains(">ab</text>"))
    #expect(try !document(.svg, box, text, blur).contains("<text"))
  }

  @Test func `a text beneath an area that hides it is nowhere`() throws {
    let cover = Drawing.fill(RoundedRect(Rect(x: 0, y: 0, width: 40, height: 25)), .black)
    let drawing = try document(.svg, text, cover)
    #expect(!drawing.contains("<text"))
    #expect(!drawing.contains("<image"))
  }

  @Test(arguments: [Color.white, .clear])
  func `a text that nobody can see is nowhere`(color: Color) throws {
    let unseen = Drawing.text(
      TextLine(text: "ab", font: Font(size: 12), color: color, origin: Point(x: 5, y: 20)))
    #expect(try !document(.svg, unseen).contains("<text"))
  }

  @Test func `of a text that shows through something only the pixels are left`() throws {
    let veil = Drawing.fill(
      RoundedRect(Rect(x: 0, y: 0, width: 40, height: 25)), Color(hex: 0xFFFFFF, alpha: 0.6))
    let drawing = try document(.svg, text, veil)
    #expect(!drawing.contains("<text"))
    #expect(drawing.split(separator: "<image").count == 2)
  }

  @Test func `a text in part beyond an edge is pixels, and one wholly beyond it nothing`() throws {
    func clipped(to rect: Rect) throws -> String {
      try document(.svg, .group(Group([DisplayItem(text)], clip: RoundedRect(rect))))
    }
    let part = try clipped(to: Rect(x: 0, y: 0, width: 10, height: 30))
    #expect(!part.contains("<text") && part.contains("<image"))
    let none = try clipped(to: Rect(x: 30, y: 0, width: 10, height: 30))
    #expect(!none.contains("<text") && !none.contains("<image"))
  }

  @Test func `what an ellipsis stands for is in no document`() throws {
    let line = TextLine(
      text: "a4242424242", font: Font(size: 12), color: .black, origin: Point(x: 0, y: 20),
      limit: TextLimit(width: 30, truncation: .tail))
    let drawing = try document(.svg, .text(line))
    #expect(!drawing.contains("42424242"))
    #expect(drawing.contains("\u{2026}</text>"))
  }

  @Test func `a picture is no larger than what shows of it`() throws {
    let rect = Rect(x: 0, y: 0, width: 8, height: 8)
    let pixels = (0..<64).map { UInt32(0xFF00_0000 + $0 * 4) }
    let bitmap = try #require(Bitmap(width: 8, height: 8, pixels: pixels))
    let image = Drawing.image(bitmap, in: rect, clip: rect)
    let cover = Drawing.fill(RoundedRect(Rect(x: 0, y: 0, width: 40, height: 6)), .black)
    let shown = try self.image(in: document(.svg, image, cover))
    // Two rows show; one more is kept beside them.
    #expect(shown.pixels[..<40].allSatisfy { $0 == 0 })
    #expect(Array(shown.pixels[48...]) == Array(pixels[48...]))
  }

  private func image(in drawing: String) throws -> Bitmap {
    let start = try #require(drawing.range(of: "base64,")).upperBound
    let text = drawing[start...].prefix { $0 != "\"" }
    return try PNG.decode([UInt8](#require(Data(base64Encoded: String(text)))))
  }

  @Test func `views are groups with ids as they lie in each other`() throws {
    let beside = Drawing.text(
      TextLine(text: "ab", font: Font(size: 12), color: .black, origin: Point(x: 20, y: 20)))
    let views = [
      DrawnView(name: "root", parent: nil), DrawnView(name: "card", parent: 0),
      DrawnView(name: "card", parent: 0),
    ]
    let list = DisplayList(
      size: size,
      items: [
        DisplayItem(box, source: 1), DisplayItem(beside, source: 2), DisplayItem(box, source: 0),
      ])
    let renderer = try Renderer(text: TextEngine())
    let bytes = try renderer.svg(list, views: views, scale: 2, background: .white)
    let tags = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      $0.trimmingPrefix { $0 == " " }.prefix { $0 != "x" }.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      tags.dropFirst(2).dropLast() == [
        #"<g id="root">"#, #"<g id="card">"#, "<rect", "</g>", #"<g id="card-2">"#, "<te", "</g>",
        "<rect", "</g>",
      ])
  }

  @Test(arguments: [
    (#""><script>&"#, "_-script-"), ("", "_"), ("1st row", "_1st-row"), ("Größe", "Größe"),
    ("a\u{202E}b\u{0}c", "a-b-c"), ("clip", "clip"),
  ])
  func `a hostile name becomes a valid id`(name: String, id: String) throws {
    let clipped = Drawing.group(
      Group([DisplayItem(box)], clip: RoundedRect(Rect(x: 0, y: 0, width: 10, height: 10))))
    let list = DisplayList(size: size, items: [DisplayItem(clipped, source: 0)])
    let bytes = try Renderer(text: TextEngine()).svg(
      list, views: [DrawnView(name: name, parent: nil)], scale: 2, background: .white)
    let drawing = String(decoding: bytes, as: UTF8.self)
    #expect(drawing.contains(#"<g id="\#(id)">"#))
    #expect(drawing.split(separator: #" id="\#(id)""#).count == 2)
  }

  @Test func `characters that XML has a meaning for are escaped`() throws {
    let line = TextLine(
      text: "<&\"", font: Font(size: 12), color: .black, origin: Point(x: 1, y: 20))
    #expect(try document(.svg, .text(line)).contains(">&lt;&amp;&quot;</text>"))
  }
}
