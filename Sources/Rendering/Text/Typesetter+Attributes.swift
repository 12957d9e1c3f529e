import AfterimageGraphics

private import CCairo

extension Typesetter {
  /// Sets some of a layout's characters in other fonts and colours, with lines beneath and through them.
  func setAttributes(_ spans: [TextSpan], of layout: OpaquePointer) {
    let list = pango_attr_list_new()
    for span in spans { insert(span, into: list) }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private func insert(_ span: TextSpan, into list: OpaquePointer?) {
    let description = span.font.makeDescription()
    insert(pango_attr_font_desc_new(description), over: span.range, into: list)
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
