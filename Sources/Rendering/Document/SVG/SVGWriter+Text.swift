import AfterimageGraphics

extension SVGWriter {
  /// Writes a line: a text for each run, at its place and as wide as it was set.
  mutating func write(_ line: TextLine) {
    let runs = shape(line).runs(of: line)
    for run in runs { add(Self.text(run, of: line)) }
  }

  private static func text(_ run: TextRun, of line: TextLine) -> String {
    let span = line.spans.last { $0.range.contains(run.range.lowerBound) }
    let font = span?.font ?? line.font
    var element = SVGElement("text")
    element.set("x", line.origin.x + run.start)
    element.set("y", line.origin.y)
    element.set("font-family", families(of: font, drawnBy: run.family))
    element.set("font-size", run.size)
    if font.weight != .regular { element.set("font-weight", weight(of: font)) }
    if font.isItalic { element.set("font-style", "italic") }
    let tracking = run.isTracked ? font.tracking : 0
    if tracking != 0 { element.set("letter-spacing", tracking) }
    if run.ink.count > 1 { element.set("textLength", run.advance) }
    let lines = [
      span?.isUnderlined == true ? "underline" : nil,
      span?.isStruckThrough == true ? "line-through" : nil,
    ].compactMap(\.self)
    if !lines.isEmpty { element.set("text-decoration", lines.joined(separator: " ")) }
    element.set("fill", span?.color ?? line.color)
    if run.text.hasLooseSpace { element.set("style", "white-space:pre") }
    if run.text.hasLooseSpace { element.set("xml:space", "preserve") }
    return element.opening + run.content.escapedForMarkup + element.closing
  }

  /// The families in the order in which a viewer looks for them: those that people have, then what draws on a device.
  private static func families(of font: Font, drawnBy family: String) -> String {
    var names = font.face.typeface.families
    // A face that stands in for what a design lacks.
    if !family.hasPrefix(Typeface.ownPrefix), !family.isEmpty { names.append("'\(family)'") }
    return (names + font.face.typeface.lastFamilies).joined(separator: ", ")
  }

  /// The weight by the numbers of CSS, as -apple-system has them.
  private static func weight(of font: Font) -> String {
    switch font.weight {
    case .ultraLight: "100"
    case .thin: "200"
    case .light: "300"
    case .regular: "400"
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    case .heavy: "800"
    case .black: "900"
    }
  }
}

extension TextRun {
  /// True where the letters are as far apart as the font has them, which emoji and ideographs are not.
  fileprivate var isTracked: Bool { !isForeign }

  /// The characters between marks that keep their direction where signs at their ends have none of their own.
  fileprivate var content: String { isRightToLeft ? "\u{200F}\(text)\u{200F}" : text }
}

extension String {
  /// True where white space would be lost that XML does not keep.
  fileprivate var hasLooseSpace: Bool {
    hasPrefix(" ") || hasSuffix(" ") || contains("  ") || contains("\t")
  }
}

extension Typeface {
  /// The families of a design, the first of which are those that people have.
  fileprivate var families: [String] {
    switch self {
    case .bundled(.system): ["Inter"]
    case .bundled(.neue): ["'Helvetica Neue'", "Inter"]
    case .bundled(.sans): ["Helvetica", "Arial", "'Liberation Sans'"]
    case .bundled(.serif): ["'Times New Roman'", "Times", "'Liberation Serif'"]
    case .bundled(.typewriter): ["'Courier New'", "Courier", "'Liberation Mono'"]
    case .bundled(.console): ["Menlo", "'DejaVu Sans Mono'"]
    case .file(let file): file.families + ["Inter"]
    }
  }

  /// What is taken where none of the families is there.
  fileprivate var lastFamilies: [String] {
    switch self {
    case .bundled(.system), .file: ["-apple-system", "BlinkMacSystemFont", "sans-serif"]
    case .bundled(.neue), .bundled(.sans): ["sans-serif"]
    case .bundled(.serif): ["serif"]
    case .bundled(.typewriter), .bundled(.console): ["monospace"]
    }
  }
}

extension FontFile {
  /// The name of the face, and of its family as far as that tells it.
  fileprivate var families: [String] {
    let name = postScriptName.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    let family = name.prefix { $0 != "-" }
    return [name, String(family)].filter { !$0.isEmpty }.map { "'\($0)'" }
  }
}
