import AfterimageGraphics

private import CCairo

/// The part of a shaped line that one face draws in one direction.
struct TextRun {
  /// The characters that show: of what an ellipsis stands for, the ellipsis alone.
  var text: String
  /// The characters, as offsets of UTF-8 bytes in the line; of an ellipsis those that it stands for.
  var range: Range<Int>
  /// True where the characters are an ellipsis, which stands for others.
  var isEllipsis: Bool
  /// True where the characters run from right to left.
  var isRightToLeft: Bool
  /// True for emoji and ideographs, which have no tracking.
  var isForeign: Bool
  /// The family of the face that draws them.
  var family: String
  /// The size of the em square, in points.
  var size: Double
  /// Where the first glyph begins, from the left end of the line, in points.
  var start: Double
  /// The advance of all glyphs with the tracking of each behind it, in points.
  var advance: Double
  /// The rectangles around the ink of the clusters of glyphs, from the left end of the baseline; none of what has no ink.
  var ink: [Rect]
}

extension ShapedLine {
  /// The runs of the line, from the left to the right.
  ///
  /// - Parameter font: the font at an offset of UTF-8 bytes.
  func runs(setIn font: (Int) -> Font) -> [TextRun] {
    let items = glyphItems
    var x = leading
    return items.enumerated().compactMap { place, item in
      let ends = (isFirst: place == 0, isLast: place == items.count - 1)
      let run = run(of: item, from: x, ends, setIn: font)
      x += Double(pango_glyph_string_get_width(item.glyphs)) / Double(PANGO_SCALE)
      return run
    }
  }

  private func run(
    of glyphItem: PangoGlyphItem, from left: Double, _ ends: (isFirst: Bool, isLast: Bool),
    setIn font: (Int) -> Font
  ) -> TextRun? {
    guard let item = glyphItem.item?.pointee, let glyphs = glyphItem.glyphs else { return nil }
    let range = Int(item.offset)..<Int(item.offset + item.length)
    let font = font(range.lowerBound)
    let isEllipsis = item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    let isForeign = !foreign.isTracked(at: range.lowerBound)
    let isEmoji = foreign.emoji.contains { $0.contains(range.lowerBound) }
    // Pango has half of the tracking on each side of a glyph, but none at the ends of the line.
    let half = isForeign ? 0 : font.tracking / 2
    let width = Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
    return TextRun(
      text: isEllipsis ? "\u{2026}" : text(in: range), range: range, isEllipsis: isEllipsis,
      isRightToLeft: item.analysis.level % 2 == 1, isForeign: isForeign,
      family: family(of: item.analysis.font),
      // A font that is pictures has the size of those.
      size: font.size * (isEmoji ? foreign.emojiScale : 1), start: left + (ends.isFirst ? 0 : half),
      advance: width + (ends.isFirst ? half : 0) + (ends.isLast ? half : 0),
      ink: ink(of: glyphs, font: item.analysis.font, from: left))
  }

  private func text(in range: Range<Int>) -> String {
    let text = Array(String(cString: pango_layout_get_text(layout)).utf8)
    return String(decoding: text[range], as: UTF8.self)
  }

  private var glyphItems: [PangoGlyphItem] {
    var items: [PangoGlyphItem] = []
    var next = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let link = next?.pointee {
      if let item = link.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee {
        items.append(item)
      }
      next = link.next
    }
    return items
  }

  private func ink(
    of glyphs: UnsafeMutablePointer<PangoGlyphString>, font: UnsafeMutablePointer<PangoFont>?,
    from left: Double
  ) -> [Rect] {
    let count = CInt(glyphs.pointee.num_glyphs)
    var rects: [Rect] = []
    var x = left
    for index in 0..<count {
      var ink = PangoRectangle()
      // Ink has cairo load glyphs, as drawing has, from what it shares among all threads.
      GlyphLock.shared.withLock {
        pango_glyph_string_extents_range(glyphs, index, index + 1, font, &ink, nil)
      }
      if ink.width > 0, ink.height > 0 { rects.append(Rect(ink).offset(by: Point(x: x, y: 0))) }
      x += Double(glyphs.pointee.glyphs[Int(index)].geometry.width) / Double(PANGO_SCALE)
    }
    return rects
  }
}

extension Rect {
  /// The rectangle of Pango's units.
  fileprivate init(_ rect: PangoRectangle) {
    let unit = Double(PANGO_SCALE)
    self.init(
      x: Double(rect.x) / unit, y: Double(rect.y) / unit, width: Double(rect.width) / unit,
      height: Double(rect.height) / unit)
  }
}

/// The family of a face that Pango has opened.
private func family(of font: UnsafeMutablePointer<PangoFont>?) -> String {
  guard let font, let description = pango_font_describe(font) else { return "" }
  defer { pango_font_description_free(description) }
  return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
}
