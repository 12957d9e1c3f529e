import AfterimageGraphics
import AfterimageRendering
import Testing

/// The bundled faces beside the system font, whose advances they have.
struct SystemFontTests {
  /// A pixel of the finest screens.
  private let pixel = 1.0 / 3

  private func width(of text: String, _ font: Font) throws -> Double {
    try TextEngine().measurer.lines(Paragraph(text: text, font: font))[0].width
  }

  @Test(arguments: SystemFontWidths.measured + SystemFontWidths.derived)
  func `texts are as wide as in the system font, at each size and weight`(
    row: SystemFontWidths.Row
  ) throws {
    for (text, width) in zip(SystemFontWidths.texts, row.widths) {
      let ours = try self.width(of: text, row.font)
      #expect((ours - width).magnitude < pixel, "\(text): \(ours), not \(width)")
    }
  }

  @Test func `between two sizes each glyph changes on its own`() throws {
    let growth = try ["i", "W"].map { glyph in
      try (width(of: glyph, Font(size: 28)) - Font(size: 28).tracking) / 28
        - (width(of: glyph, Font(size: 17)) - Font(size: 17).tracking) / 17
    }
    // 247 to 206 and 968 to 924 thousandths of an em.
    #expect((growth[0] + 0.041).magnitude < 0.002)
    #expect((growth[1] + 0.044).magnitude < 0.002)
  }

  @Test(arguments: [(16.0, 0.0308), (30, 0)])
  func `stems stand above capitals in small print alone`(_ size: Double, _ ems: Double) throws {
    let heights = try ["H", "l"].map { letter in
      let drawn = try picture(60, 40, scale: 16, line(letter, y: 30, size: size))
      return try #require(drawn.ink).height / 16 / size
    }
    #expect((heights[1] - heights[0] - ems).magnitude < 0.005)
  }

  @Test func `figures of one width are as wide as a plus sign, quotation marks as a comma`() throws
  {
    var figures = Font(size: 17)
    figures.hasMonospacedDigits = true
    for digit in ["1", "4", "8"] {
      #expect((try width(of: digit, figures) - width(of: "+", Font(size: 17))).magnitude < 0.01)
    }
    #expect((try width(of: "’", Font(size: 17)) - width(of: ",", Font(size: 17))).magnitude < 0.01)
  }

  @Test func `discs are as wide as those of the system's fields and texts`() throws {
    for (disc, ems) in [("●", 0.6299), ("•", 0.468)] {
      let font = Font(size: 17)
      #expect((try width(of: disc, font) - font.tracking - ems * 17).magnitude < 0.05)
    }
  }

  @Test func `what stands in for a font is as wide at every size`() throws {
    var font = Font(size: 17)
    font.face = FontFace(ascent: 1, descent: 0.25)
    let usual = try width(of: "Balance", font) / 17
    for size in [9.0, 24, 60] {
      font.size = size
      #expect((try width(of: "Balance", font) / size - usual).magnitude < 0.001)
    }
  }

  @Test func `an emoji has no tracking, alone or after letters`() throws {
    for (text, letters) in [("😀", ""), ("Hi 😀", "Hi ")] {
      let ems = try [12.0, 17].map { size in
        let font = Font(size: size)
        let tracking = Double(letters.count) * font.tracking
        return (try width(of: text, font) - tracking) / size
      }
      #expect((ems[0] - ems[1]).magnitude < 0.01, "\(text)")
    }
  }

  @Test func `italic letters lean, and are about as wide`() throws {
    let upright = try width(of: "Hamburgefonstiv", Font(size: 17))
    let italic = try width(of: "Hamburgefonstiv", Font(size: 17, isItalic: true))
    #expect(upright != italic)
    #expect((upright - italic).magnitude < 2)
  }
}
