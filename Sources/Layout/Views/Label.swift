import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the text of a label.
  mutating func settleLabel(_ label: Label, at index: Int) {
    let direction = hierarchy.nodes[index].direction
    hierarchy.nodes[index].text = TextContent(
      text: label.text, font: font(label.font), color: color(label.textColor),
      alignment: TextContent.HorizontalAlignment(label.textAlignment, in: direction),
      direction: direction, numberOfLines: max(0, label.numberOfLines),
      lineBreakMode: label.lineBreakMode, fitting: fitting(of: label),
      spans: settled(
        label.attributedText, font: label.font, color: color(label.textColor),
        link: LinkLook(color: color(.link), isUnderlined: true)),
      lineSpacing: label.lineSpacing + label.font.lineGap(for: traits.contentSizeCategory))
  }

  /// A label of several lines keeps its size, as UILabel does.
  private func fitting(of label: Label) -> FontFitting? {
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 else { return nil }
    return FontFitting(
      minimumSize: font(label.font).size * label.minimumScaleFactor, keepsBaseline: true)
  }
}
