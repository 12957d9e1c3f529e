/// How some of the characters of a text are set.
package struct TextSpan: Hashable, Sendable {
  /// The characters, as offsets of UTF-8 bytes.
  package var range: Range<Int>
  /// The face and size.
  package var font: Font
  /// The colour of the glyphs and of the lines beneath and through them.
  package var color: Color
  /// True where a line runs beneath the characters.
  package var isUnderlined: Bool
  /// True where a line runs through the characters.
  package var isStruckThrough: Bool

  /// Makes a span; without lines unless told otherwise.
  package init(
    _ range: Range<Int>, font: Font, color: Color, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.range = range
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}

extension [TextSpan] {
  /// The spans of a part of the text, as offsets in that part.
  package func within(_ part: Range<Int>) -> [TextSpan] {
    compactMap { span in
      let range = span.range.clamped(to: part)
      guard !range.isEmpty else { return nil }
      var moved = span
      moved.range = range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound
      return moved
    }
  }
}
