import AfterimageGraphics
import AfterimageRendering
import Testing

/// The faces that stand in for Apple's families, which have their advances.
struct StandInTests {
  private let engine: TextEngine

  init() throws { engine = try TextEngine() }

  private func font(
    _ typeface: Typeface.Bundled, _ size: Double, _ weight: Font.Weight = .regular,
    isItalic: Bool = false
  ) -> Font {
    var font = Font(size: size, weight: weight, isItalic: isItalic)
    font.face = FontFace(ascent: 0.952, descent: 0.213, typeface: .bundled(typeface))
    return font
  }

  private func width(
    of text: String, _ font: Font, spans: [TextSpan] = []
  ) throws -> Double {
    try #require(engine.measurer.lines(Paragraph(text: text, font: font, spans: spans)).first).width
  }

  @Test(arguments: StandInWidths.rows)
  func `each character is as wide as the family has it`(row: StandInWidths.Row) throws {
    let font = font(row.typeface, 100, row.weight, isItalic: row.isItalic)
    #expect(row.advances.count == 95)
    for (character, width) in row.advances {
      let ours = try self.width(of: character, font) * 10
      #expect((ours - width).magnitude < 1, "\(character): \(ours), not \(width)")
    }
  }

  @Test(arguments: StandInWidths.labels)
  func `labels are as wide as Interface Builder stored them`(
    text: String, weight: Font.Weight, size: Double, width: Double, scale: Double
  ) throws {
    let ours = try self.width(of: text, font(.neue, size, weight))
    #expect(((ours * scale).rounded(.up) / scale - width).magnitude < 1e-9, "\(text): \(ours)")
  }

  @Test func `lighter weights of Helvetica Neue are narrower`() throws {
    let widths = try [Font.Weight.ultraLight, .thin, .light, .regular, .medium, .bold].map {
      try width(of: "Hamburgefonstiv", font(.neue, 17, $0))
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test func `letters that stand in are not tracked, and grow with their size alone`() throws {
    let small = try width(of: "Balance", font(.sans, 10))
    let large = try width(of: "Balance", font(.sans, 40))
    #expect((large - 4 * small).magnitude < 0.05)
    #expect(font(.sans, 10).tracking == 0)
  }

  @Test func `a text may be set in several designs`() throws {
    let parts = try width(of: "Total ", font(.serif, 17)) + width(of: "12.50", font(.console, 17))
    let span = TextSpan(6..<11, font: font(.console, 17), color: .black)
    let whole = try width(of: "Total 12.50", font(.serif, 17), spans: [span])
    #expect((whole - parts).magnitude < 0.01)
  }

  @Test func `what a design lacks is set in the system's`() throws {
    let greek = try width(of: "λ", font(.sans, 17))
    var system = Font(size: 17)
    system.face.opticalSizing = .none
    #expect((greek - (try width(of: "λ", system) - system.tracking)).magnitude < 0.01)
    #expect(engine.missingScripts(in: "λ") == [])
  }

  @Test func `each design and style is drawn by a face of its own`() throws {
    var pictures: Set<Bitmap> = []
    let fonts = Typeface.Bundled.allCases.flatMap { typeface in
      [Font.Weight.regular, .bold].flatMap { weight in
        [false, true].map { font(typeface, 20, weight, isItalic: $0) }
      }
    }
    for font in fonts {
      let line = TextLine(text: "aRgf", font: font, color: .black, origin: Point(x: 4, y: 24))
      pictures.insert(
        try Renderer(text: engine).render(
          DisplayList(size: Size(width: 80, height: 32), items: [DisplayItem(.text(line))]),
          scale: 1, background: .white))
    }
    #expect(pictures.count == fonts.count)
  }
}
