import AfterimageGraphics

private import CCairo

extension Typesetter {
  /// Sets a layout's letters as far apart as its font has them, and some of them in other fonts and colours, with
  /// lines beneath and through them.
  ///
  /// - Parameters:
  ///   - foreign: the characters of fonts that have no tracking.
  ///   - language: that of the interface, which decides about the form of ideographs.
  func setAttributes(
    _ spans: [TextSpan], in font: Font, of layout: OpaquePointer, _ text: String,
    foreign: ForeignRanges, language: String?
  ) {
    let isPlain =
      font.tracking == 0 && !font.isOfFile && !font.hasMonospacedDigits && spans.isEmpty
      && foreign.all.isEmpty
    guard !isPlain else { return }
    let list = pango_attr_list_new()
    insertSpacing(of: font, over: 0..<Int(UInt32.max), into: list)
    for span in spans { insert(span, into: list) }
    for range in foreign.emoji {
      insert(pango_attr_scale_new(emojiScale), over: range, into: list)
    }
    for range in foreign.all {
      insert(pango_attr_letter_spacing_new(0), over: range, into: list)
    }
    if !foreign.ideographs.isEmpty {
      let code = Self.language(ofIdeographsIn: text, language)
      let form = pango_language_from_string(code)
      for range in foreign.ideographs {
        insert(pango_attr_language_new(form), over: range, into: list)
      }
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private func insert(_ span: TextSpan, into list: OpaquePointer?) {
    let description = span.font.makeDescription()
    insert(pango_attr_font_desc_new(description), over: span.range, into: list)
    insertSpacing(of: span.font, over: span.range, into: list)
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

  /// How much larger an emoji is than the text around it, or the box that stands for it.
  ///
  /// It makes both as wide as iOS has emoji: 1.12 em, from labels of 32 to 45 points in one project (no other of the corpus has an emoji in a label that is as wide as its text). Those of Noto Color Emoji are 1.22 em wide.
  private var emojiScale: Double { hasEmoji ? 0.9 : 1.076 }

  private var hasEmoji: Bool { fallbacks.contains { $0.scripts.contains(.emoji) } }

  /// Where a text has ideographs and their punctuation, as ranges of its UTF-8 bytes; none where no font has any.
  private func ideographs(in text: String) -> [Range<Int>] {
    let hasFont =
      fonts == .system || fallbacks.contains { $0.scripts == FallbackFont.ideographic }
    guard hasFont, text.utf8.contains(where: { $0 >= 0xE1 }) else { return [] }
    return Self.ranges(in: text) { FallbackFont.ideographic.contains(WritingScript(of: $0)) }
  }

  /// The language whose form of ideographs and punctuation a text has: what its own letters tell, else that of the interface, else Chinese in its simplified form.
  static func language(ofIdeographsIn text: String, _ language: String?) -> String {
    let scripts = Set(text.unicodeScalars.map { WritingScript(of: $0) })
    if scripts.contains(.japanese) { return "ja" }
    if scripts.contains(.korean) { return "ko" }
    guard let language, ["zh", "ja", "ko"].contains(String(language.prefix(2))) else {
      return "zh-cn"
    }
    let isTraditional = ["Hant", "TW", "HK", "MO"].contains { language.contains($0) }
    return language.hasPrefix("zh") ? (isTraditional ? "zh-tw" : "zh-cn") : language
  }

  /// The characters of a text that iOS sets in other fonts than the system's.
  func foreignRanges(in text: String) -> ForeignRanges {
    ForeignRanges(
      emoji: fonts == .bundled ? emoji(in: text) : [], ideographs: ideographs(in: text),
      emojiScale: emojiScale)
  }

  private static func ranges(
    in text: String, where predicate: (Unicode.Scalar) -> Bool
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for scalar in text.unicodeScalars {
      let end = start + UTF8.width(scalar)
      if predicate(scalar) {
        if ranges.last?.upperBound == start {
          ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<end
        } else {
          ranges.append(start..<end)
        }
      }
      start = end
    }
    return ranges
  }

  /// Where a text has emoji, as ranges of its UTF-8 bytes.
  private func emoji(in text: String) -> [Range<Int>] {
    // No emoji begins with a lower byte.
    guard text.utf8.contains(where: { $0 >= 0xE2 }) else { return [] }
    let followers = text.unicodeScalars.dropFirst().map(\.self) + ["\0"]
    var next = followers.makeIterator()
    var isWithin = false
    return Self.ranges(in: text) { scalar in
      // What joins two emoji, or chooses how one is drawn, is a part of it; so is a letter or a sign that is asked for in its colourful form.
      isWithin =
        next.next() == "\u{FE0F}" || WritingScript(of: scalar) == .emoji
        || (isWithin && ["\u{200D}", "\u{FE0F}", "\u{20E3}"].contains(scalar))
      return isWithin
    }
  }

  /// Sets letters as far apart as their font has them: UIKit leaves out what the file of a face says about tracking, as labels in SF Pro Display show whose widths Interface Builder stored.
  private func insertSpacing(of font: Font, over range: Range<Int>, into list: OpaquePointer?) {
    let tracking = CInt((font.tracking * Double(PANGO_SCALE)).rounded())
    insert(pango_attr_letter_spacing_new(tracking), over: range, into: list)
    let features = (font.isOfFile ? ["trak=0"] : []) + (font.hasMonospacedDigits ? ["tnum=1"] : [])
    guard !features.isEmpty else { return }
    insert(
      pango_attr_font_features_new(features.joined(separator: ",")), over: range, into: list)
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

/// The characters of a text that are not of the system's font, which alone is tracked, as ranges of its UTF-8 bytes.
struct ForeignRanges {
  /// Pictures, which are of a font of their own.
  var emoji: [Range<Int>]
  /// Ideographs and their punctuation.
  var ideographs: [Range<Int>]
  /// How much larger an emoji is than the text around it.
  var emojiScale: Double

  /// Both.
  var all: [Range<Int>] { emoji + ideographs }

  /// True for a byte of a character of the system's font.
  func isTracked(at offset: Int) -> Bool { !all.contains { $0.contains(offset) } }
}
