/// Breaks paragraphs into lines and tells how wide they are; layout is given one, so that it knows no text engine.
package struct TextMeasurer {
  /// Sets a paragraph in lines, at least one, however empty the text.
  package let lines: (Paragraph) -> [MeasuredLine]

  /// Makes a measurer from the function that sets a paragraph.
  package init(lines: @escaping (Paragraph) -> [MeasuredLine]) {
    self.lines = lines
  }
}

/// A text with what decides its line breaks.
package struct Paragraph: Hashable, Sendable {
  /// The characters; a line feed ends a line.
  package var text: String
  /// The face and size.
  package var font: Font
  /// How some of the characters are set otherwise.
  package var spans: [TextSpan]
  /// The room of a line, in points; nil never wraps.
  package var width: Double?
  /// The most lines, zero for as many as it takes; the last one takes the rest of the text and is truncated.
  package var lineLimit: Int
  /// Where the ellipsis of the last line goes.
  package var truncation: Truncation
  /// True where lines break between words, false where between any two characters.
  package var breaksAtWords: Bool
  /// True where the last line takes a word of the one before rather than have one word alone.
  package var pushesOutWords: Bool
  /// The part of the width up to which that word is too short to stand alone.
  package var shortWordShare = 1.0
  /// The base direction.
  package var direction: TextDirection

  /// Makes a paragraph; by default one line that is never cut.
  package init(
    text: String, font: Font, spans: [TextSpan] = [], width: Double? = nil, lineLimit: Int = 1,
    truncation: Truncation = .tail, breaksAtWords: Bool = true,
    pushesOutWords: Bool = false, direction: TextDirection = .leftToRight
  ) {
    self.text = text
    self.font = font
    self.spans = spans
    self.width = width
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.breaksAtWords = breaksAtWords
    self.pushesOutWords = pushesOutWords
    self.direction = direction
  }
}

/// A line that a paragraph was broken into.
package struct MeasuredLine: Hashable, Sendable {
  /// The characters of the line, without its line feed and trailing spaces; of a truncated line the whole rest of the text.
  package var text: String
  /// The white space that the line ended in and lost when its paragraph was broken.
  package var space: String
  /// Where the line begins in the paragraph, as an offset of UTF-8 bytes.
  package var start: Int
  /// The advance of what is drawn, in points: with the ellipsis where the line is truncated.
  package var width: Double
  /// The width, lines and ellipsis by which the renderer truncates the line the same way; nil where it fits.
  package var limit: TextLimit?

  /// Makes a line of a width in points.
  package init(
    text: String, space: String = "", start: Int = 0, width: Double, limit: TextLimit? = nil
  ) {
    self.text = text
    self.space = space
    self.start = start
    self.width = width
    self.limit = limit
  }
}
