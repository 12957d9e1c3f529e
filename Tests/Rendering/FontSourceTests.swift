import AfterimageGraphics
import AfterimageRendering
import Testing

@Suite struct FontSourceTests {
  private static let texts: [(text: String, script: WritingScript)] = [
    ("مرحبا", .arabic), ("שלום", .hebrew), ("नमस्ते", .devanagari), ("世界", .chinese),
    ("こんにちは", .japanese), ("สวัสดี", .thai), ("😀", .emoji),
  ]

  @Test func `nothing stands in for a script that is in no known font`() throws {
    #expect(try TextEngine().missingScripts(in: "a \u{12000} b") == [.other])
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

    @Test(arguments: texts)
    func `fonts of the system's that are known stand in for what the bundled ones lack of`(
      text: String, script: WritingScript
    ) throws {
      let engine = try TextEngine()
      #expect(engine.missingScripts(in: "a \(text) b") == [], "\(script)")
      let faces = Self.faces(of: text, engine)
      #expect(!faces.isEmpty)
      #expect(faces.allSatisfy { $0.hasPrefix("Noto") || $0.hasPrefix("Droid") })
      #expect(Self.faces(of: "Grüße", engine) == [])
      #expect(script.fontPackage.hasPrefix("fonts-"))
    }

    /// A collection has the faces of several languages, and each weight a file of its own.
    @Test(arguments: [
      ("世界", Font.Weight.regular, "Noto Sans CJK", "Regular"),
      ("世界", .bold, "Noto Sans CJK", "Bold"),
      ("こんにちは", .regular, "Noto Sans CJK JP", "Regular"),
      ("שלום", .bold, "Noto Sans Hebrew", "Bold"),
      ("😀", .bold, "Noto Color Emoji", "Regular"),
    ])
    func `of the faces that are opened the one is named that a text is set in`(
      text: String, weight: Font.Weight, family: String, style: String
    ) throws {
      for language in ["en", "ja", "zh-Hans"] {
        let engine = try TextEngine()
        engine.language = language
        let faces = Self.faces(of: "a \(text)", engine, Font(size: 17, weight: weight))
        #expect(faces.count == 1)
        let words = faces.first?.split(separator: " ").dropLast().joined(separator: " ") ?? ""
        #expect(words.hasPrefix(family) && words.hasSuffix(style), "\(faces)")
      }
    }

    private static func faces(
      of text: String, _ engine: TextEngine, _ font: Font = Font(size: 17)
    ) -> [String] {
      engine.fallbackFaces(
        of: TextLine(text: text, font: font, color: .black, origin: Point(x: 0, y: 0)))
    }

    @Test func `a text that needs none of them is set as without them`() throws {
      let engine = try TextEngine()
      let measurer = engine.measurer
      let latin = Paragraph(text: "Grüße", font: Font(size: 17))
      let width = measurer.lines(latin).map(\.width)
      _ = measurer.lines(Paragraph(text: "שלום", font: Font(size: 17)))
      #expect(measurer.lines(latin).map(\.width) == width)
    }

    @Test(arguments: ["😀", "❤\u{FE0F}", "☺\u{FE0F}", "1\u{FE0F}\u{20E3}"])
    func `an emoji is as wide as on iOS`(emoji: String) throws {
      let lines = try TextEngine().measurer.lines(Paragraph(text: emoji, font: Font(size: 100)))
      #expect((111...113).contains(try #require(lines.first).width))
    }

    @Test(arguments: [FontSource.bundled, .system])
    func `full stops and commas between ideographs stand at the lower left of their cells`(
      _ fonts: FontSource
    ) throws {
      for text in ["世界。", "世界，", "こんにちは。", "こんにちは、"] {
        let ink = try inkOfLast(text, fonts)
        #expect(ink.maxX < 0.5 && ink.minY > 0.5, "\(text)")
      }
    }

    /// Where the ink of a text's last character lies in its square, from the upper left corner, in parts of the square.
    private func inkOfLast(_ text: String, _ fonts: FontSource) throws -> Rect {
      let size = 40.0
      let engine = try TextEngine(fonts: fonts)
      let width = try #require(
        engine.measurer.lines(Paragraph(text: String(text.dropLast()), font: Font(size: size)))
          .first
      ).width
      let line = TextLine(
        text: text, font: Font(size: size), color: .black,
        origin: Point(x: 0, y: size))
      let canvas = Size(width: width + size, height: 2 * size)
      let bitmap = try Renderer(text: engine).render(
        DisplayList(size: canvas, items: [DisplayItem(.text(line))]), scale: 1, background: .white)
      var (left, right, top, bottom) = (Double.infinity, 0.0, Double.infinity, 0.0)
      for y in 0..<bitmap.height {
        for x in Int(width)..<bitmap.width
        where bitmap.pixels[y * bitmap.width + x] & 0xFF < 0x80 {
          (left, right) = (min(left, Double(x)), max(right, Double(x)))
          (top, bottom) = (min(top, Double(y)), max(bottom, Double(y)))
        }
      }
      return Rect(
        x: (left - width) / size, y: top / size - 0.12, width: (right - left) / size,
        height: (bottom - top) / size)
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
