import AfterimageGraphics
import AfterimageRendering
import Testing

struct TextDrawingTests {
  private func width(_ text: String, size: Double = 17, weight: Font.Weight = .regular) throws
    -> Double
  {
    try TextEngine().measurer.lines(
      Paragraph(text: text, font: Font(size: size, weight: weight)))[0].width
  }

  @Test func `letters stand on the baseline and within the box of their line`() throws {
    let ink = try #require(picture(120, 60, line("HEX", size: 20)).ink)
    #expect(ink.maxY == 40)
    #expect(ink.minY >= 40 - Font(size: 20).ascender)
    let descending = try #require(picture(120, 60, line("pgy", size: 20)).ink)
    #expect(descending.maxY > 40)
    #expect(descending.maxY <= (40 + Font(size: 20).descender).rounded(.up))
  }

  @Test(arguments: [1.0, 2, 3], Font.Weight.allCases)
  func `ink ends where measuring says`(scale: Double, weight: Font.Weight) throws {
    for text in ["Payment Card", "4242 4242 4242 4242", "$12,845.07", "•••", "Ёжик Ωμέγα"] {
      let bitmap = try picture(260, 60, scale: scale, line(text, weight: weight))
      let ink = try #require(bitmap.ink)
      let end = (20 + (try width(text, weight: weight))) * scale
      #expect(ink.minX >= 20 * scale - 1)
      #expect(ink.maxX <= end + 1)
      #expect(ink.maxX >= end - 3 * scale)
    }
  }

  @Test(arguments: [Truncation.head, .middle, .tail, .clip])
  func `a limit keeps ink within its room`(truncation: Truncation) throws {
    let limit = TextLimit(width: 80, truncation: truncation)
    let bitmap = try picture(260, 60, scale: 2, line("Margaret Hamilton", limit: limit))
    let ink = try #require(bitmap.ink)
    #expect(ink.maxX <= 2 * 100 + 1)
    #expect(ink.maxX >= 2 * 80)
  }

  @Test func `the ellipsis goes where it is asked to`() throws {
    func cut(_ truncation: Truncation) throws -> Bitmap {
      try picture(
        260, 60, line("Margaret", limit: TextLimit(width: 50, truncation: truncation)))
    }
    let pictures = try [Truncation.head, .middle, .tail, .clip].map(cut)
    #expect(Set(pictures).count == 4)
    let dots = Rect(x: 20, y: 36, width: 12, height: 5)
    #expect(
      pictures[0].isInked(dots) && !pictures[0].isInked(Rect(x: 20, y: 24, width: 12, height: 10)))
  }

  @Test
  func `text that is clipped keeps its start, which is on the right when it runs to the left`()
    throws
  {
    let limit = TextLimit(width: 20, truncation: .clip)
    let whole = try picture(200, 60, line("WWWWil"))
    let start = try picture(200, 60, line("WWWWil", limit: limit))
    #expect(start[22, 35] == whole[22, 35])
    let mirrored = try picture(200, 60, line("WWWWil", direction: .rightToLeft, limit: limit))
    #expect(mirrored != start)
    #expect(try #require(mirrored.ink).maxX <= 41)
  }

  @Test func `the base direction decides where neutral characters go`() throws {
    let forward = try picture(120, 60, line("Hello!"))
    let backward = try picture(120, 60, line("Hello!", direction: .rightToLeft))
    #expect(forward != backward)
    #expect(try picture(120, 60, line("!Hello")) == backward)
  }

  @Test func `heavier weights leave more ink`() throws {
    let ink = try Font.Weight.allCases.map { weight in
      try picture(260, 60, scale: 2, line("Hamburgefonstiv", weight: weight)).pixels
        .reduce(0) { $0 + 255 - Int($1 & 0xFF) }
    }
    #expect(ink == ink.sorted() && Set(ink).count == Font.Weight.allCases.count)
  }

  @Test func `text takes its colour`() throws {
    let text = TextLine(
      text: "\u{25A0}", font: Font(size: 40), color: .red, origin: Point(x: 5, y: 45))
    #expect(try picture(60, 60, .text(text)).count(of: 0xFFFF_0000) > 100)
  }
}

extension Bitmap {
  fileprivate func isInked(_ rect: Rect) -> Bool {
    (Int(rect.minY)..<Int(rect.maxY)).contains { y in
      (Int(rect.minX)..<Int(rect.maxX)).contains { x in self[x, y] != 0xFFFF_FFFF }
    }
  }
}
