import AfterimageGraphics
import AfterimageScreens

/// Sets texts in the room they have, and tells what room they want.
struct TextSizing {
  /// The measurer that breaks paragraphs into lines.
  let measurer: TextMeasurer
  /// Pixels in a point: extents are rounded up to pixels, as UIKit's are.
  let scale: Double
  /// The number of steps in a point that the heights of lines are rounded to instead; nil for pixels.
  var lineScale: Double?

  /// The extent of a text with its insets, and how high its lines are.
  ///
  /// - Parameter countsSpaces: true where the white space that lines are broken at counts in their widths.
  func block(
    _ text: TextContent, width: Double?, minimumHeight: Double,
    vanishesWhenEmpty: Bool, countsSpaces: Bool = false
  ) -> (size: Size, lines: TextBlock) {
    if text.text.isEmpty, vanishesWhenEmpty { return (.zero, TextBlock([], of: text)) }
    let room = width.map { $0 - text.insets.left - text.insets.right + tolerance }
    let lines = measurer.lines(of: text, width: room, lineLimit: text.numberOfLines)
    let widest = lines.map { countsSpaces ? widthWithSpace(of: $0, in: text) : $0.width }.max() ?? 0
    let block = TextBlock(lines, of: text)
    let size = Size(
      width: ceiled(widest) + text.insets.left + text.insets.right,
      height: max(
        ceiled(block.height, to: lineScale) + text.insets.top + text.insets.bottom,
        ceiled(minimumHeight)))
    return (size, block)
  }

  /// The width of a line with the white space that it was broken at.
  private func widthWithSpace(of line: MeasuredLine, in text: TextContent) -> Double {
    guard !line.space.isEmpty else { return line.width }
    let whole = line.text + line.space
    let unbroken = Paragraph(
      text: whole, font: text.font,
      spans: text.spans.within(line.start..<line.start + whole.utf8.count),
      direction: text.baseDirection)
    return measurer.lines(unbroken).first?.width ?? line.width
  }

  /// The least whole number of pixels that a length fits in; a length within a millionth of a pixel of one is that one, as sums of fractions are not exact.
  private func ceiled(_ length: Double, to scale: Double? = nil) -> Double {
    let scale = scale ?? self.scale
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  /// A width that was solved for may miss the one that was asked for by the solver's rounding.
  var tolerance: Double { 1e-6 }
}

extension TextMeasurer {
  /// Sets a text in a room, in the way its line break mode asks for.
  func lines(of text: TextContent, width: Double?, lineLimit: Int) -> [MeasuredLine] {
    var paragraph = Paragraph(
      text: text.text, font: text.font, spans: text.spans, width: width.map { max(0, $0) },
      lineLimit: lineLimit, pushesOutWords: text.pushesOutWords,
      direction: text.baseDirection)
    paragraph.shortWordShare = text.shortWordShare
    switch text.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      paragraph.breaksAtWords = text.lineBreakMode == .byWordWrapping
      return wrapped(paragraph, lineLimit: lineLimit)
    case .byClipping: paragraph.truncation = .clip
    case .byTruncatingHead: paragraph.truncation = .head
    case .byTruncatingTail: paragraph.truncation = .tail
    case .byTruncatingMiddle: paragraph.truncation = .middle
    }
    return lines(paragraph)
  }

  /// The first of all lines: what follows is left out without an ellipsis.
  private func wrapped(_ paragraph: Paragraph, lineLimit: Int) -> [MeasuredLine] {
    var paragraph = paragraph
    paragraph.lineLimit = 0
    let all = lines(paragraph)
    return lineLimit == 0 ? all : Array(all.prefix(lineLimit))
  }
}
