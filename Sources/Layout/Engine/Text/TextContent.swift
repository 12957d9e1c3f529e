package import AfterimageGraphics
package import AfterimageScreens

/// A text with everything resolved, and after the solution with its lines in place.
package struct TextContent: Hashable, Sendable {
  /// The characters that are drawn: grouped digits, bullets, or a placeholder.
  package var text: String
  /// The face and size.
  package var font: Font
  /// The colour of the glyphs.
  package var color: Color
  /// Where lines lie in their room.
  package var alignment: HorizontalAlignment
  /// The direction of the interface around the text.
  package var direction: TextDirection
  /// The most lines, zero for as many as it takes.
  package var numberOfLines: Int = 1
  /// How a text that does not fit is broken or cut.
  package var lineBreakMode: LineBreakMode = .byTruncatingTail
  /// True for NSParagraphStyle.LineBreakStrategy.pushOut: no word stands alone on the last line.
  package var pushesOutWords = false
  /// The part of the width up to which such a word is too short to stand alone.
  package var shortWordShare = 1.0
  /// The room that the view keeps free around the text.
  package var insets: EdgeInsets = .zero
  /// How the text becomes smaller before it is cut; nil keeps its size.
  package var fitting: FontFitting?
  /// How some of the characters are set otherwise.
  package var spans: [TextSpan] = []
  /// The room added between two lines, in points.
  package var lineSpacing: Double = 0
  /// How many times as high as its fonts a line is, what is added lying above it; zero is as high.
  package var lineHeightMultiple: Double = 0
  /// The least height of a line, in points, what is added lying above it.
  package var minimumLineHeight: Double = 0
  /// The most height of a line, in points, what is taken lying above it; zero is any.
  package var maximumLineHeight: Double = 0
  /// The point of the text at the top left corner of its room; nil keeps the text in the vertical middle.
  package var scrolledBy: Point?
  /// True where the first line begins at the top of its room, whose corner lies on a pixel, as SwiftUI sets texts (pictures of paragraphs at 2x); false keeps the text in the vertical middle.
  package var beginsAtTop = false
  /// The copy of the glyphs below them; nil draws none.
  package var shadow: Shadow?
  /// The lines as they were set; none before, and where a mask stands in for the text.
  package var lines: [TextLine] = []

  /// The base direction: that of the first character that has one, as UIKit's natural writing direction is.
  package var baseDirection: TextDirection {
    TextDirection(firstStrongCharacterOf: text) ?? direction
  }

  /// The lines, after those of the shadow.
  var drawings: [Drawing] {
    let shadows = shadow.map { shadow in lines.map { $0.casting(shadow) } } ?? []
    return (shadows + lines).map { .text($0) }
  }

  /// A sharp copy of the glyphs in one colour.
  package struct Shadow: Hashable, Sendable {
    /// The colour of all its glyphs.
    package var color: Color
    /// How far it lies from the glyphs, in points.
    package var offset: Point
  }

  /// Where lines lie in their room, with nothing left to the language.
  package enum HorizontalAlignment: Hashable, Sendable {
    case left
    case center
    case right
  }
}

extension TextLine {
  fileprivate func casting(_ shadow: TextContent.Shadow) -> TextLine {
    var copy = self
    copy.origin = Point(x: origin.x + shadow.offset.x, y: origin.y + shadow.offset.y)
    copy.color = shadow.color
    for index in spans.indices { copy.spans[index].color = shadow.color }
    return copy
  }
}

extension TextContent.HorizontalAlignment {
  /// The side of an alignment in a direction.
  init(_ alignment: TextAlignment, in direction: TextDirection) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .natural: direction == .leftToRight ? .left : .right
      }
  }
}

extension Lowering {
  /// The look of links in a kind of view.
  struct LinkLook {
    var color: Color
    var isUnderlined: Bool
  }

  /// The spans of a text in the fonts and colours of the circumstances; none where all of it is set as the view says.
  func spans(
    _ text: AttributedText, font: FontReference, color: Color, link: LinkLook
  ) -> [TextSpan] {
    guard !text.isPlain else { return [] }
    var start = 0
    return text.runs.map { run in
      let range = start..<start + run.text.utf8.count
      start = range.upperBound
      let face = run.font ?? font
      var resolved = self.font(run.weight.map(face.weighted) ?? face)
      resolved.hasMonospacedDigits = run.hasMonospacedDigits
      return TextSpan(
        range, font: resolved,
        color: run.color.map(self.color) ?? (run.isLink ? link.color : color),
        isUnderlined: run.isUnderlined || (run.isLink && link.isUnderlined),
        isStruckThrough: run.isStruckThrough)
    }
  }
}
