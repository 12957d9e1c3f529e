import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the text, frame and caret of a text field.
  mutating func settleTextField(_ field: TextField, tint: Color, at index: Int) {
    let shown = field.isSecureTextEntry ? Self.bullets(for: field.text) : field.text
    settleEntry(
      Entry(
        shown: shown, placeholder: field.placeholder, font: field.font,
        color: field.isEnabled ? field.textColor : .system(.tertiaryLabel),
        alignment: field.textAlignment, borderStyle: field.borderStyle), at: index)
    if field.adjustsFontSizeToFitWidth {
      hierarchy.nodes[index].text?.fitting = FontFitting(minimumSize: field.minimumFontSize)
    }
    if field.isFocused { hierarchy.nodes[index].caret = Caret(color: tint) }
  }

  /// What text fields and card fields have in common.
  struct Entry {
    var shown: String
    var placeholder: String
    var font: FontReference
    var color: ColorReference
    var alignment: TextAlignment
    var borderStyle: TextField.BorderStyle
  }

  /// Settles the entered text or the placeholder, and the frame around it.
  mutating func settleEntry(_ entry: Entry, at index: Int) {
    let direction = hierarchy.nodes[index].direction
    let isEmpty = entry.shown.isEmpty
    let font = font(entry.font)
    hierarchy.nodes[index].text = TextContent(
      text: isEmpty ? entry.placeholder : entry.shown, font: font,
      color: isEmpty ? color(.placeholderText) : color(entry.color),
      alignment: TextContent.HorizontalAlignment(entry.alignment, in: direction),
      direction: direction)
    hierarchy.nodes[index].isPlaceholderShown = isEmpty
    switch entry.borderStyle {
    case .none: settleBorderless(font: font, at: index)
    case .line: settleLine(color(.label), beside: 2, at: index)
    case .bezel: settleLine(color(.systemGray), beside: 7, at: index)
    case .roundedRect: settleRoundedRect(font: font, at: index)
    }
  }

  /// A field without a frame; the caret has room where there is no text (5 points wide among the sizes that Interface Builder stores for designable fields).
  private mutating func settleBorderless(font: Font, at index: Int) {
    hierarchy.metrics[index].minimumHeight = borderlessHeight(font: font)
    hierarchy.metrics[index].minimumWidth = 5
  }

  /// The frames of UITextField.BorderStyle.line and bezel: a line of a point, and the text rectangle's distance from it.
  private mutating func settleLine(_ line: Color, beside inset: Double, at index: Int) {
    let lineHeight = hierarchy.nodes[index].text?.font.lineHeight ?? 0
    hierarchy.metrics[index].minimumHeight = lineHeight + 4
    hierarchy.nodes[index].text?.insets = EdgeInsets(left: inset, right: inset)
    let border = Appearance.Border(width: 1, color: line)
    hierarchy.nodes[index].appearance.border = hierarchy.nodes[index].appearance.border ?? border
  }

  /// A line and a little more or, before iOS 13, a line in whole points (read from stored frames).
  private func borderlessHeight(font: Font) -> Double {
    traits.system.majorVersion >= 13 ? font.lineHeight + 1.5 : (font.lineHeight - 1e-6).rounded(.up)
  }

  /// The frame of UITextField.BorderStyle.roundedRect: 34 points high or, before iOS 13, 30 unless the font is larger, 32 wide without text (read from stored frames),
  /// 7 beside the text, corners of 5.
  private mutating func settleRoundedRect(font: Font, at index: Int) {
    let (least, padding) = traits.system.majorVersion >= 13 ? (34.0, 14.0) : (30.0, 9.0)
    hierarchy.metrics[index].minimumHeight = max(least, font.lineHeight.rounded() + padding)
    hierarchy.metrics[index].minimumWidth = 32
    hierarchy.nodes[index].text?.insets = EdgeInsets(left: 7, right: 7)
    let line = traits.userInterfaceStyle == .light ? Color.black : Color.white
    let width = max(1, (0.649 * traits.scale).rounded()) / traits.scale
    let appearance = hierarchy.nodes[index].appearance
    hierarchy.nodes[index].appearance.background =
      appearance.background ?? color(.systemBackground)
    hierarchy.nodes[index].appearance.cornerRadius = max(5, appearance.cornerRadius)
    let border = Appearance.Border(width: width, color: line.withAlpha(multipliedBy: 0.2))
    hierarchy.nodes[index].appearance.border = appearance.border ?? border
  }

  /// A bullet for each character.
  static func bullets(for text: String) -> String { String(repeating: "•", count: text.count) }
}
