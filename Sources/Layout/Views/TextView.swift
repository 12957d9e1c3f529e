import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// The text of a text view: from the top, cut off at the edges.
  func lowered(_ textView: TextView, as view: LoweredView, tint: Color) -> LoweredView {
    var lowered = view
    lowered.content = .field(
      FieldContent(
        text: text(of: textView, tint: tint, direction: view.direction),
        caret: textView.isFocused ? Caret(color: tint) : nil))
    lowered.metrics.scrollsText = textView.isScrollEnabled
    lowered.appearance.clips = true
    lowered.appearance.background = view.appearance.background ?? color(.systemBackground)
    return lowered
  }

  private func text(
    of textView: TextView, tint: Color, direction: TextDirection
  ) -> TextContent {
    var insets = textView.textContainerInset
    insets.left += TextView.lineFragmentPadding
    insets.right += TextView.lineFragmentPadding
    let ink = color(textView.textColor)
    return TextContent(
      text: textView.text, font: font(textView.font), color: ink,
      alignment: TextContent.HorizontalAlignment(textView.textAlignment, in: direction),
      direction: direction, numberOfLines: 0, lineBreakMode: .byWordWrapping, insets: insets,
      spans: spans(
        textView.attributedText, font: textView.font, color: ink,
        link: LinkLook(color: tint, isUnderlined: false)),
      lineSpacing: textView.lineSpacing,
      lineHeightMultiple: textView.lineHeightMultiple,
      minimumLineHeight: textView.minimumLineHeight, maximumLineHeight: textView.maximumLineHeight,
      scrolledBy: textView.contentOffset)
  }
}
