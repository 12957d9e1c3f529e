import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// The text of a label, which is as wide and as high as `TextSizing.block` finds it.
  func lowered(_ label: Label, as view: LoweredView, isArranged: Bool) -> LoweredView {
    var lowered = view
    if label.numberOfLines != 1 {
      lowered.metrics.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
      // What is required breaks a text into lines, however strongly it resists.
      lowered.metrics.compressionResistance.horizontal = min(
        view.metrics.compressionResistance.horizontal, LayoutPriority.required.rawValue - 1)
    }
    var content = TextContent(
      text: label.text, font: font(label.font), color: color(label.textColor),
      alignment: TextContent.HorizontalAlignment(label.textAlignment, in: view.direction),
      direction: view.direction, numberOfLines: max(0, label.numberOfLines),
      lineBreakMode: label.lineBreakMode, fitting: fitting(of: label),
      spans: spans(
        label.attributedText, font: label.font, color: color(label.textColor),
        link: LinkLook(color: color(.link), isUnderlined: true)),
      lineSpacing: label.lineSpacing + label.font.lineGap(for: traits.contentSizeCategory),
      lineHeightMultiple: label.lineHeightMultiple,
      minimumLineHeight: label.minimumLineHeight, maximumLineHeight: label.maximumLineHeight,
      shadow: label.shadowColor.map {
        TextContent.Shadow(color: color($0), offset: label.shadowOffset)
      })
    // UILabel's lineBreakStrategy is the standard one since iOS 14.
    content.pushesOutWords = traits.system.majorVersion >= 14
    // In pictures of SwiftUI's a word stays alone that takes 0.2 of the width, and none that takes 0.07.
    if isArranged { (content.shortWordShare, content.beginsAtTop) = (0.125, true) }
    lowered.content = .text(content)
    return lowered
  }

  /// A label of several lines keeps its size, as UILabel does.
  private func fitting(of label: Label) -> FontFitting? {
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 else { return nil }
    return FontFitting(
      minimumSize: font(label.font).size * label.minimumScaleFactor, keepsBaseline: true)
  }
}
