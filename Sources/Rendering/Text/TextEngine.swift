package import AfterimageGraphics

/// Measures and shapes text, and remembers what it has shaped; for one thread.
package final class TextEngine {
  private let typesetter: Typesetter
  private var widened: [Needs: Typesetter] = [:]
  private var fallbacks: [Set<WritingScript>: [FallbackFont]] = [:]
  private var lacking: [Unicode.Scalar: Bool] = [:]
  /// The language of the interface, which decides about the form of ideographs; nil where nobody says.
  package var language: String?
  private var shaped: [ShapingKey: ShapedLine] = [:]
  private var broken: [BrokenKey: [MeasuredLine]] = [:]

  /// The most results that are remembered of each kind; beyond it everything is forgotten at once.
  private static let capacity = 4096

  /// Opens the faces of a source.
  package init(fonts: FontSource = .bundled) throws(RenderingError) {
    typesetter = try Typesetter(fonts: fonts)
  }

  /// The scripts of the characters that have no glyph in any of some fonts, each once, in the order of the text.
  package func missingScripts(
    in text: String, of fonts: [Font] = [Font(size: 17)]
  ) -> [WritingScript] {
    // The bundled faces have all that can be printed of ASCII.
    guard !Self.isPlain(text) else { return [] }
    let sets = fonts.map { (font: $0, typesetter: typesetter(for: text, in: $0)) }
    guard sets.contains(where: { $0.typesetter.lacksGlyphs(for: text, in: $0.font) }) else {
      return []
    }
    var scripts: [WritingScript] = []
    for scalar in text.unicodeScalars {
      let script = WritingScript(of: scalar)
      guard !scripts.contains(script) else { continue }
      let isMissing = sets.allSatisfy { set in
        set.typesetter.lacksGlyphs(for: String(scalar), in: set.font)
      }
      if isMissing { scripts.append(script) }
    }
    return scripts
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// What a text needs beside the system font's faces.
  private struct Needs: Hashable {
    var typefaces: [Typeface] = []
    var fallbacks: [FallbackFont] = []
  }

  /// The typesetter for a text: with the source's faces, with those of other designs that it is set in, and with families of the system's for what a text of the bundled ones lacks.
  private func typesetter(
    for text: String, in font: Font? = nil, _ spans: [TextSpan] = []
  ) -> Typesetter {
    let needs = Needs(typefaces: Self.typefaces(of: font, spans), fallbacks: fallbacks(for: text))
    guard !needs.typefaces.isEmpty || !needs.fallbacks.isEmpty else { return typesetter }
    if let known = widened[needs] { return known }
    let made = try? Typesetter(
      fonts: typesetter.fonts, typefaces: needs.typefaces, fallbacks: needs.fallbacks)
    widened[needs] = made ?? typesetter
    return made ?? typesetter
  }

  /// The designs of a text but the system's, each once, in the order of the alphabet, so that the order in which they are opened decides nothing.
  private static func typefaces(of font: Font?, _ spans: [TextSpan]) -> [Typeface] {
    var found: Set<Typeface> = []
    if let font, !font.face.typeface.isSystem { found.insert(font.face.typeface) }
    for span in spans where !span.font.face.typeface.isSystem {
      found.insert(span.font.face.typeface)
    }
    return found.count < 2 ? Array(found) : found.sorted { $0.family < $1.family }
  }

  /// The families of the system's that have what a text of the bundled faces lacks.
  private func fallbacks(for text: String) -> [FallbackFont] {
    guard typesetter.fonts == .bundled, !Self.isPlain(text) else { return [] }
    var scripts: Set<WritingScript> = []
    for scalar in text.unicodeScalars {
      // Asks for the colourful form of what comes before.
      if scalar == "\u{FE0F}" { scripts.insert(.emoji) }
      if lacksGlyph(for: scalar) { scripts.insert(WritingScript(of: scalar)) }
    }
    guard !scripts.isEmpty else { return [] }
    let fallbacks = self.fallbacks[scripts] ?? FallbackFont.installed(for: scripts)
    self.fallbacks[scripts] = fallbacks
    return fallbacks
  }

  private func lacksGlyph(for scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x7E else { return false }
    if let known = lacking[scalar] { return known }
    let isLacking = typesetter.lacksGlyphs(for: String(scalar))
    lacking[scalar] = isLacking
    return isLacking
  }

  /// The faces of the system's that a line of text has glyphs of, with their versions, in the order of the alphabet.
  package func fallbackFaces(of line: TextLine) -> [String] {
    let typesetter = typesetter(for: line.text, in: line.font, line.spans)
    guard !typesetter.fallbacks.isEmpty else { return [] }
    return typesetter.fallbackFaces(of: shape(line))
  }

  /// Shapes one line of text at its place, once.
  func shape(_ line: TextLine) -> ShapedLine {
    shape(
      line.text, font: line.font, spans: line.spans, direction: line.direction, limit: line.limit)
  }

  /// Breaks paragraphs into lines whose widths are those that are drawn, at any scale.
  package var measurer: TextMeasurer {
    TextMeasurer { [self] in lines(of: $0) }
  }

  /// Shapes one line of text, once.
  func shape(
    _ text: String, font: Font, spans: [TextSpan] = [], direction: TextDirection,
    limit: TextLimit? = nil
  ) -> ShapedLine {
    let key = ShapingKey(
      text: text, font: font, spans: spans, direction: direction, limit: limit,
      language: language)
    if let known = shaped[key] { return known }
    let line = typesetter(for: text, in: font, spans).shape(
      text, font: font, spans: spans, direction: direction, limit: limit, language: language)
    if shaped.count >= TextEngine.capacity { shaped.removeAll() }
    shaped[key] = line
    return line
  }

  private func lines(of paragraph: Paragraph) -> [MeasuredLine] {
    let key = BrokenKey(paragraph: paragraph, language: language)
    if let known = broken[key] { return known }
    let breaker = LineBreaker(
      paragraph: paragraph,
      width: { [self] text, spans, limit in
        shape(
          text, font: paragraph.font, spans: spans, direction: paragraph.direction, limit: limit
        ).width
      },
      breaks: { [self] text, spans, width in
        typesetter(for: text, in: paragraph.font, spans).lines(
          text, font: paragraph.font, spans: spans, direction: paragraph.direction, width: width,
          atWords: paragraph.breaksAtWords, language: language)
      })
    let lines = breaker.lines()
    if broken.count >= TextEngine.capacity { broken.removeAll() }
    broken[key] = lines
    return lines
  }
}

private struct ShapingKey: Hashable {
  let text: String
  let font: Font
  let spans: [TextSpan]
  let direction: TextDirection
  let limit: TextLimit?
  let language: String?
}

private struct BrokenKey: Hashable {
  let paragraph: Paragraph
  let language: String?
}
