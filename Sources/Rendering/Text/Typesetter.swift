import AfterimageGraphics

private import CCairo

/// Pango, set up so that a text gives the same glyphs at the same places everywhere: bundled faces
/// first, no hinting, fractional advances, one language, and units that are points at every scale.
final class Typesetter {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  /// The source of the characters' glyphs.
  let fonts: FontSource
  /// The families that stand in for what the bundled faces lack.
  let fallbacks: [FallbackFont]
  /// The faces of those families with their versions, by their places.
  private let fallbackFaces: [FacePlace: String]
  /// True where cairo opens and closes no face while it shapes.
  private let keepsFacesOpen: Bool

  /// Opens the faces of a source, which the first call in a process reads.
  convenience init(fonts: FontSource) throws(RenderingError) {
    try self.init(try FontConfiguration.shared(fonts), fonts, fallbacks: [])
  }

  /// Opens the faces of a source with those of other designs, and with some families that stand in for what they lack.
  convenience init(
    fonts: FontSource, typefaces: [Typeface], fallbacks: [FallbackFont]
  ) throws(RenderingError) {
    try self.init(
      try FontConfiguration.widened(fonts, by: typefaces, fallbacks), fonts, fallbacks: fallbacks)
  }

  private init(
    _ configuration: FontConfiguration, _ fonts: FontSource, fallbacks: [FallbackFont]
  ) throws(RenderingError) {
    self.fallbacks = fallbacks
    fallbackFaces =
      fallbacks.isEmpty
      ? [:] : configuration.ownFaces.filter { !$0.value.hasPrefix(Typeface.ownPrefix) }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .refused("cairo was built without FreeType")
    }
    self.map = map
    self.fonts = fonts
    keepsFacesOpen = configuration.keepsFacesOpen
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.handle)
    leftToRight = Typesetter.makeContext(map, PANGO_DIRECTION_LTR)
    rightToLeft = Typesetter.makeContext(map, PANGO_DIRECTION_RTL)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(map)
  }

  private static func makeContext(
    _ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer {
    let context: OpaquePointer = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, direction)
    return context
  }

  /// Shapes a text without line breaks, with an ellipsis where it is longer than its limit.
  func shape(
    _ text: String, font: Font, spans: [TextSpan], direction: TextDirection,
    limit: TextLimit? = nil, language: String? = nil
  ) -> ShapedLine {
    let foreign = foreignRanges(in: text)
    let layout = makeLayout(
      text, font: font, spans: spans, direction: direction, foreign: foreign, language: language)
    if let limit, let ellipsis = limit.truncation.ellipsis {
      pango_layout_set_ellipsize(layout, ellipsis)
      pango_layout_set_width(layout, units(roundingUp: limit.width))
    }
    let edge = text.isEmpty ? 0 : font.tracking / 2
    return alone {
      ShapedLine(
        owning: layout, foreign: foreign, leading: foreign.isTracked(at: 0) ? edge : 0,
        trailing: foreign.isTracked(at: text.utf8.count - 1) ? edge : 0)
    }
  }

  /// Shapes while no other thread does where cairo opens and closes faces itself: see ``OpenFaces``.
  private func alone<Result>(_ shape: () -> Result) -> Result {
    keepsFacesOpen ? shape() : GlyphLock.shared.withLock(shape)
  }

  /// Breaks a text without line feeds into lines of a width, each a range of its UTF-8 bytes.
  func lines(
    _ text: String, font: Font, spans: [TextSpan], direction: TextDirection, width: Double,
    atWords: Bool, language: String? = nil
  ) -> [Range<Int>] {
    let layout = makeLayout(
      text, font: font, spans: spans, direction: direction, foreign: foreignRanges(in: text),
      language: language)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_wrap(layout, atWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
    pango_layout_set_width(layout, units(roundingUp: width))
    return alone {
      (0..<pango_layout_get_line_count(layout)).compactMap { index in
        guard let line = pango_layout_get_line_readonly(layout, index)?.pointee else { return nil }
        return Int(line.start_index)..<Int(line.start_index + line.length)
      }
    }
  }

  /// The faces of the system's that a shaped line has glyphs of, with their versions, in the order of the alphabet.
  func fallbackFaces(of line: ShapedLine) -> [String] {
    fallbackFaces.isEmpty ? [] : line.faces.compactMap { fallbackFaces[$0] }.sorted()
  }

  /// True where a character of a text has no glyph, and a box with its number stands in for it.
  func lacksGlyphs(for text: String, in font: Font = Font(size: 17)) -> Bool {
    let layout = makeLayout(
      text, font: font, spans: [], direction: .leftToRight, foreign: foreignRanges(in: text))
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    return alone { pango_layout_get_unknown_glyphs_count(layout) > 0 }
  }

  private func makeLayout(
    _ text: String, font: Font, spans: [TextSpan], direction: TextDirection,
    foreign: ForeignRanges, language: String? = nil
  ) -> OpaquePointer {
    let context = direction == .leftToRight ? leftToRight : rightToLeft
    let layout: OpaquePointer = pango_layout_new(context)
    let description = font.makeDescription()
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_auto_dir(layout, 0)
    setText(text, of: layout, keepingOffsets: !spans.isEmpty)
    setAttributes(spans, in: font, of: layout, text, foreign: foreign, language: language)
    return layout
  }

  private func setText(
    _ text: String, of layout: OpaquePointer, keepingOffsets keepsOffsets: Bool
  ) {
    let substitute: Unicode.Scalar = keepsOffsets ? "?" : "\u{FFFD}"
    // Pango ends a text at a NUL, which a string may well hold.
    let visible =
      text.utf8.contains(0)
      ? String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? substitute : $0 }))
      : text
    pango_layout_set_text(layout, visible, -1)
  }

  // Rounded up, so that a width that a solver's arithmetic left a hair too small still holds its text.
  private func units(roundingUp points: Double) -> CInt {
    let largest = Double(1 << 30)
    return CInt(min(max(0, (points * Double(PANGO_SCALE)).rounded(.up)), largest))
  }
}

/// A shaped line: what it measures is what it draws.
final class ShapedLine {
  /// Pango's line, for this type's extensions alone.
  let layout: OpaquePointer
  /// The advance, in points.
  let width: Double
  /// The half of the first letter's tracking that lies before it, in points.
  let leading: Double
  /// The characters of fonts that have no tracking.
  let foreign: ForeignRanges

  // Pango tracks between letters only; half of it belongs before the first one and half behind the last.
  fileprivate init(
    owning layout: OpaquePointer, foreign: ForeignRanges, leading: Double, trailing: Double
  ) {
    self.layout = layout
    self.foreign = foreign
    self.leading = leading
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &logical)
    width = max(0, Double(logical.width) / Double(PANGO_SCALE) + leading + trailing)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The band of the glyphs, what has no ink included, from the baseline.
  private(set) lazy var band: Band = {
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    let line = pango_layout_get_line_readonly(layout, 0)
    // Ink has cairo load glyphs, as drawing has, from what it shares among all threads; advances come from the file alone.
    GlyphLock.shared.withLock { pango_layout_line_get_extents(line, &ink, &logical) }
    return [ink, logical].reduce(.none) { band, rect in
      let top = Double(rect.y) / Double(PANGO_SCALE)
      return band.union(Band(top: top, bottom: top + Double(rect.height) / Double(PANGO_SCALE)))
    }
  }()

  /// The rectangle around all ink, from the left end of the baseline; lines beneath and through the letters included.
  private(set) lazy var ink: Rect = {
    var ink = PangoRectangle()
    let line = pango_layout_get_line_readonly(layout, 0)
    GlyphLock.shared.withLock { pango_layout_line_get_extents(line, &ink, nil) }
    let unit = Double(PANGO_SCALE)
    return Rect(
      x: Double(ink.x) / unit + leading, y: Double(ink.y) / unit, width: Double(ink.width) / unit,
      height: Double(ink.height) / unit)
  }()

  /// True where a box with its number stands in for a character.
  private(set) lazy var hasBoxes = pango_layout_get_unknown_glyphs_count(layout) > 0

  /// Where the faces are that the line has glyphs of.
  private(set) lazy var faces: Set<FacePlace> = {
    var faces: Set<FacePlace> = []
    var next = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let link = next?.pointee {
      let run = link.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      if let font = run?.item?.pointee.analysis.font {
        FacePlace(opened: UnsafeMutableRawPointer(font)).map { _ = faces.insert($0) }
      }
      next = link.next
    }
    return faces
  }()

  /// Draws the glyphs in the canvas's colour, the left end of the baseline at a point.
  func draw(on canvas: borrowing Canvas, at origin: Point) {
    let line = pango_layout_get_line_readonly(layout, 0)
    cairo_move_to(canvas.context, origin.x + leading, origin.y)
    let context = canvas.context
    GlyphLock.shared.withLock { pango_cairo_show_layout_line(context, line) }
  }
}

extension Truncation {
  fileprivate var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .clip: nil
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
