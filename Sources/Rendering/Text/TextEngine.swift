package import AfterimageGraphics

/// Measures and shapes text, and remembers what it has shaped; for one thread.
package final class TextEngine {
  private let typesetter: Typesetter
  private var shaped: [ShapingKey: ShapedLine] = [:]
  private var broken: [Paragraph: [MeasuredLine]] = [:]

  /// The most results that are remembered of each kind; beyond it everything is forgotten at once.
  private static let capacity = 4096

  /// Opens the faces of a source.
  package init(fonts: FontSource = .bundled) throws(RenderingError) {
    typesetter = try Typesetter(fonts: fonts)
  }

  /// The scripts of the characters that have no glyph, each once, in the order of the text.
  package func missingScripts(in text: String) -> [WritingScript] {
    // The bundled faces have all that can be printed of ASCII, and come first.
    guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }),
      typesetter.lacksGlyphs(for: text)
    else { return [] }
    var scripts: [WritingScript] = []
    for scalar in text.unicodeScalars where typesetter.lacksGlyphs(for: String(scalar)) {
      let script = WritingScript(of: scalar)
      if !scripts.contains(script) { scripts.append(script) }
    }
    return scripts
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
      text: text, font: font, spans: spans, direction: direction, limit: limit)
    if let known = shaped[key] { return known }
    let line = typesetter.shape(
      text, font: font, spans: spans, direction: direction, limit: limit)
    if shaped.count >= TextEngine.capacity { shaped.removeAll() }
    shaped[key] = line
    return line
  }

  private func lines(of paragraph: Paragraph) -> [MeasuredLine] {
    if let known = broken[paragraph] { return known }
    let breaker = LineBreaker(
      paragraph: paragraph,
      width: { [self] text, spans, limit in
        shape(
          text, font: paragraph.font, spans: spans, direction: paragraph.direction, limit: limit
        ).width
      },
      breaks: { [self] text, spans, width in
        typesetter.lines(
          text, font: paragraph.font, spans: spans, direction: paragraph.direction, width: width,
          atWords: paragraph.breaksAtWords)
      })
    let lines = breaker.lines()
    if broken.count >= TextEngine.capacity { broken.removeAll() }
    broken[paragraph] = lines
    return lines
  }
}

private struct ShapingKey: Hashable {
  let text: String
  let font: Font
  let spans: [TextSpan]
  let direction: TextDirection
  let limit: TextLimit?
}
