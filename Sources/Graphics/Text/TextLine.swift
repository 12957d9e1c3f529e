/// One line of text with nothing left to decide: what a renderer shapes and draws.
package struct TextLine: Hashable, Sendable {
  /// The characters, in logical order, without line breaks.
  package var text: String
  /// The face and size.
  package var font: Font
  /// The colour of the glyphs.
  package var color: Color
  /// The left end of the baseline, in points.
  package var origin: Point
  /// The base direction for the bidirectional algorithm.
  package var direction: TextDirection
  /// How some of the characters are set otherwise.
  package var spans: [TextSpan]
  /// The room after which an ellipsis takes over, in points, and where it goes; nil draws the whole line.
  package var limit: TextLimit?

  /// Makes a line at its place.
  package init(
    text: String, font: Font, color: Color, origin: Point, direction: TextDirection = .leftToRight,
    spans: [TextSpan] = [], limit: TextLimit? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.origin = origin
    self.direction = direction
    self.spans = spans
    self.limit = limit
  }
}

/// The room a line has and what happens at its end.
package struct TextLimit: Hashable, Sendable {
  /// The room, in points.
  package var width: Double
  /// Where the ellipsis goes.
  package var truncation: Truncation

  /// Makes a limit of a width in points.
  package init(width: Double, truncation: Truncation) {
    self.width = width
    self.truncation = truncation
  }
}
