import AfterimageGraphics

private import CCairo

extension Typesetter {
  /// Sets a layout's letters as far apart as its font has them, and some of them in other fonts and colours, with
  /// lines beneath and through them.
  func setAttributes(_ spans: [TextSpan], in font: Font, of layout: OpaquePointer, _ text: String) {
    let emoji = fonts == .bundled ? Self.emoji(in: text) : []
    guard font.tracking != 0 || !spans.isEmpty || !emoji.isEmpty else { return }
    let list = pango_attr_list_new()
    insert(Self.spacing(of: font), over: 0..<Int(UInt32.max), into: list)
    for span in spans { insert(span, into: list) }
    for range in emoji { insert(pango_attr_scale_new(Self.emojiScale), over: range, into: list) }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private func insert(_ span: TextSpan, into list: OpaquePointer?) {
    let description = span.font.makeDescription()
    insert(pango_attr_font_desc_new(description), over: span.range, into: list)
    insert(Self.spacing(of: span.font), over: span.range, into: list)
    pango_font_description_free(description)
    let color = span.color
    insert(
      pango_attr_foreground_new(
        UInt16(color.red) * 257, UInt16(color.green) * 257, UInt16(color.blue) * 257),
      over: span.range, into: list)
    let alpha = UInt16((max(0, min(color.alpha, 1)) * 65535).rounded())
    insert(pango_attr_foreground_alpha_new(alpha), over: span.range, into: list)
    if span.isUnderlined {
      insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), over: span.range, into: list)
    }
    if span.isStruckThrough {
      insert(pango_attr_strikethrough_new(1), over: span.range, into: list)
    }
  }

  /// How much larger the box that stands for an emoji is than the text around it.
  ///
  /// It makes the box as wide as iOS has emoji: 1.11 to 1.13 em, from labels of 32 to 45 points in one project (no other of the corpus has an emoji in a label that is as wide as its text).
  private static let emojiScale = 1.1

  /// Where a text has emoji, as ranges of its UTF-8 bytes.
  private static func emoji(in text: String) -> [Range<Int>] {
    // No emoji begins with a lower byte.
    guard text.utf8.contains(where: { $0 >= 0xE2 }) else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    for scalar in text.unicodeScalars {
      let end = start + UTF8.width(scalar)
      if WritingScript(of: scalar) == .emoji { ranges.append(start..<end) }
      start = end
    }
    return ranges
  }

  private static func spacing(of font: Font) -> UnsafeMutablePointer<PangoAttribute>? {
    pango_attr_letter_spacing_new(CInt((font.tracking * Double(PANGO_SCALE)).rounded()))
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<Int>,
    into list: OpaquePointer?
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}
