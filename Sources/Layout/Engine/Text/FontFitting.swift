import AfterimageGraphics

/// How a single line becomes smaller before it is cut.
package struct FontFitting: Hashable, Sendable {
  /// The least size, in points.
  package var minimumSize: Double
  /// True where the baseline stays where that of the full size is, as `UILabel.baselineAdjustment` has it by default.
  package var keepsBaseline = false
}

extension TextSizing {
  /// The text in the largest size, of whole quarters of a point, that fits a room; the declared one where nothing asks for less.
  func fitted(_ text: TextContent, in room: Rect) -> TextContent {
    guard let fitting = text.fitting, width(of: text) > room.width + tolerance else { return text }
    var size = text.font.size
    var smaller = text
    while size > fitting.minimumSize, width(of: smaller) > room.width + tolerance {
      // Widths follow sizes all but linearly: the step is as long as what is missing.
      let wanted = size * room.width / width(of: smaller)
      size = max(fitting.minimumSize, min(size - 0.25, (wanted * 4).rounded(.up) / 4))
      guard size > 0 else { return text }
      smaller = text.scaled(by: size / text.font.size)
    }
    return smaller
  }

  private func width(of text: TextContent) -> Double {
    measurer.lines(of: text, width: nil, lineLimit: 1).map(\.width).max() ?? 0
  }
}

extension TextContent {
  /// The text with every font as many times as large.
  fileprivate func scaled(by factor: Double) -> TextContent {
    var scaled = self
    scaled.font.size *= factor
    scaled.spans = spans.map { span in
      var span = span
      span.font.size *= factor
      return span
    }
    return scaled
  }

  /// How far below the middle the baseline of a smaller text goes, in points, to stay that of the declared one.
  func baselineShift(from declared: TextContent) -> Double {
    guard fitting?.keepsBaseline == true else { return 0 }
    return declared.font.baselineBelowMiddle - font.baselineBelowMiddle
  }
}

extension Font {
  fileprivate var baselineBelowMiddle: Double { ascender - lineHeight / 2 }
}
