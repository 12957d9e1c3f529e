import AfterimageGraphics
import AfterimageRendering
import Testing

@Suite struct FontSourceTests {
  private static let texts: [(text: String, script: WritingScript)] = [
    ("مرحبا", .arabic), ("שלום", .hebrew), ("नमस्ते", .devanagari), ("世界", .chinese),
    ("こんにちは", .japanese), ("สวัสดี", .thai), ("😀", .emoji),
  ]

  @Test(arguments: texts)
  func `the bundled fonts lack the glyphs of`(text: String, script: WritingScript) throws {
    #expect(try TextEngine().missingScripts(in: "a \(text) b") == [script])
  }

  @Test func `the bundled fonts have the glyphs of Latin, Greek and Cyrillic`() throws {
    #expect(try TextEngine().missingScripts(in: "Grüße, Καλημέρα, Привет… €") == [])
  }

  @Test func `the fingerprint tells the fonts apart`() {
    let bundled = RenderFingerprint.current(with: .bundled)
    let system = RenderFingerprint.current(with: .system)
    #expect(bundled == RenderFingerprint.current)
    #expect(system.hasPrefix(bundled + " system-fonts-"))
    #expect(system == RenderFingerprint.current(with: .system))
  }

  #if os(Linux)
    // Scripts/setup installs the fonts; what Fontconfig knows on a Mac is anybody's guess.
    @Test(arguments: texts)
    func `the system's fonts have the glyphs of`(text: String, script: WritingScript) throws {
      #expect(try TextEngine(fonts: .system).missingScripts(in: text) == [], "\(script)")
    }

    @Test func `the system's fonts change nothing about Latin`() throws {
      let paragraph = Paragraph(text: "The same everywhere", font: Font(size: 17))
      let bundled = try TextEngine().measurer.lines(paragraph)
      #expect(try TextEngine(fonts: .system).measurer.lines(paragraph) == bundled)
    }

    @Test func `Arabic letters join`() throws {
      let measurer = try TextEngine(fonts: .system).measurer
      func width(_ text: String) -> Double {
        let paragraph = Paragraph(text: text, font: Font(size: 17), direction: .rightToLeft)
        return measurer.lines(paragraph).map(\.width).reduce(0, +)
      }
      // A zero-width non-joiner keeps the two apart.
      #expect(width("بب") < width("ب\u{200C}ب"))
    }
  #endif
}
