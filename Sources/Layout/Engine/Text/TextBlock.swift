import AfterimageGraphics

/// How high the lines of a text are together, in points.
struct TextBlock: Equatable {
  /// From the top of the first line to the bottom of the last one.
  var height: Double
  /// From the top to the first baseline.
  var ascender: Double
  /// From the last baseline to the bottom.
  var descender: Double

  /// A block of lines of one height.
  init(lineCount: Int, font: Font, lineSpacing: Double) {
    let gaps = Double(max(0, lineCount - 1)) * lineSpacing
    height = Double(lineCount) * font.lineHeight + gaps
    ascender = font.ascender
    descender = font.descender
  }

  /// A block of measured lines, each as high as the largest of its fonts.
  init(_ lines: [MeasuredLine], of text: TextContent) {
    self.init(lineCount: lines.count, font: text.font, lineSpacing: text.lineSpacing)
    guard !text.hasPlainLines, let first = lines.first, let last = lines.last else { return }
    let heights = lines.map { text.ascender(of: $0) + text.descender(of: $0) }
    height = heights.reduce(0, +) + Double(lines.count - 1) * text.lineSpacing
    ascender = text.ascender(of: first)
    descender = text.descender(of: last)
  }
}

extension TextContent {
  /// True where all lines are as high as the font.
  fileprivate var hasPlainLines: Bool {
    spans.isEmpty && height(of: font.lineHeight) == font.lineHeight
  }

  /// From one line of the font to the next, in points.
  var advance: Double { height(of: font.lineHeight) + lineSpacing }

  /// The height of a line whose fonts have one, in points, as NSParagraphStyle has it: its multiple, within the least and the most.
  private func height(of natural: Double) -> Double {
    let multiple = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let most = maximumLineHeight > 0 ? maximumLineHeight : .infinity
    return min(max(multiple, minimumLineHeight), most)
  }

  /// The spans of a line, as offsets in it.
  func spans(of line: MeasuredLine) -> [TextSpan] {
    spans.within(line.start..<line.start + line.text.utf8.count)
  }

  /// The largest height above the baseline of a line, in points.
  func ascender(of line: MeasuredLine) -> Double {
    let natural = spans(of: line).map(\.font.ascender).max() ?? font.ascender
    return height(of: natural + descender(of: line)) - descender(of: line)
  }

  /// The largest depth below the baseline of a line, in points.
  func descender(of line: MeasuredLine) -> Double {
    spans(of: line).map(\.font.descender).max() ?? font.descender
  }

  /// The baselines of lines below the top of the first one, in points.
  func baselines(of lines: [MeasuredLine]) -> [Double] {
    guard !hasPlainLines else {
      return lines.indices.map { font.ascender + Double($0) * advance }
    }
    var top = 0.0
    return lines.map { line in
      let baseline = top + ascender(of: line)
      top = baseline + descender(of: line) + lineSpacing
      return baseline
    }
  }
}
