import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// How a kind of view shows links.
  struct LinkLook {
    var color: Color
    var isUnderlined: Bool
  }

  /// The spans of a text in the fonts and colours of the circumstances; none where all of it is set as the view says.
  func settled(
    _ text: AttributedText, font: FontReference, color: Color, link: LinkLook
  ) -> [TextSpan] {
    guard !text.isPlain else { return [] }
    var start = 0
    return text.runs.map { run in
      let range = start..<start + run.text.utf8.count
      start = range.upperBound
      let face = run.font ?? font
      return TextSpan(
        range, font: self.font(run.weight.map(face.weighted) ?? face),
        color: run.color.map(self.color) ?? (run.isLink ? link.color : color),
        isUnderlined: run.isUnderlined || (run.isLink && link.isUnderlined),
        isStruckThrough: run.isStruckThrough)
    }
  }
}
