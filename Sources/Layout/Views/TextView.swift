import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the text of a text view: from the top, cut off at the edges.
  mutating func settleTextView(_ textView: TextView, tint: Color, at index: Int) {
    let direction = hierarchy.nodes[index].direction
    let padding = TextView.lineFragmentPadding
    var insets = textView.textContainerInset
    insets.left += padding
    insets.right += padding
    let settled = settled(
      textView.attributedText, font: textView.font, color: color(textView.textColor),
      link: LinkLook(color: tint, isUnderlined: false))
    hierarchy.nodes[index].text = TextContent(
      text: textView.text, font: font(textView.font), color: color(textView.textColor),
      alignment: TextContent.HorizontalAlignment(textView.textAlignment, in: direction),
      direction: direction, numberOfLines: 0, lineBreakMode: .byWordWrapping, insets: insets,
      spans: settled, lineSpacing: textView.lineSpacing, scrolledBy: textView.contentOffset)
    hierarchy.metrics[index].scrollsText = textView.isScrollEnabled
    hierarchy.nodes[index].appearance.clips = true
    let background = hierarchy.nodes[index].appearance.background
    hierarchy.nodes[index].appearance.background = background ?? color(.systemBackground)
    if textView.isFocused { hierarchy.nodes[index].caret = Caret(color: tint) }
  }
}
