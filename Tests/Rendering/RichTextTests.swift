import AfterimageGraphics
import AfterimageRendering
import Testing

struct RichTextTests {
  private func rich(_ spans: [TextSpan]) throws -> Bitmap {
    try picture(
      120, 60,
      .text(
        TextLine(
          text: "abcd", font: Font(size: 20), color: .black, origin: Point(x: 20, y: 40),
          spans: spans)))
  }

  @Test func `a span that says what the line says draws the same`() throws {
    let plain = try picture(120, 60, line("abcd", size: 20))
    #expect(try rich([TextSpan(0..<4, font: Font(size: 20), color: .black)]) == plain)
  }

  @Test func `a span has its own colour, and the rest keeps the line's`() throws {
    let bitmap = try rich([TextSpan(2..<4, font: Font(size: 20), color: .red)])
    #expect(bitmap.count(of: 0xFFFF_0000) > 0)
    #expect(bitmap.count(of: 0xFF00_0000) > 0)
  }

  @Test func `a line beneath lies below the baseline, one through above it`() throws {
    let face = Font(size: 20)
    let plain = try #require(rich([]).ink)
    let under = try rich([TextSpan(0..<4, font: face, color: .black, isUnderlined: true)])
    #expect(try #require(under.ink).maxY > plain.maxY)
    let through = try rich([TextSpan(0..<4, font: face, color: .black, isStruckThrough: true)])
    #expect(try #require(through.ink).maxY == plain.maxY)
  }

  @Test func `lines know where they begin, and heavier runs take more room`() throws {
    let bold = TextSpan(4..<7, font: Font(size: 20, weight: .bold), color: .black)
    let measurer = try TextEngine().measurer
    let plain = measurer.lines(Paragraph(text: "one\ntwo", font: Font(size: 20), lineLimit: 0))
    let mixed = measurer.lines(
      Paragraph(text: "one\ntwo", font: Font(size: 20), spans: [bold], lineLimit: 0))
    #expect(mixed.map(\.start) == [0, 4])
    #expect(mixed[0].width == plain[0].width)
    #expect(mixed[1].width > plain[1].width)
  }
}
