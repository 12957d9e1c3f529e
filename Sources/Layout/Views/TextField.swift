import AfterimageGraphics
import AfterimageScreens

/// The text of a field and the caret in it.
package struct FieldContent: Hashable, Sendable {
  /// The entered text or the placeholder.
  package var text: TextContent
  /// True where the text is a placeholder, and the caret stands before it.
  package var isPlaceholderShown = false
  /// The bar where the next character goes; nil where the field is not edited.
  package var caret: Caret?
}

/// The text of a field, and the caret over it.
func fieldDrawings(_ field: FieldContent) -> [Drawing] {
  field.text.lines.map { .text($0) } + caretDrawings(field.caret)
}

extension Lowering {
  /// The text, frame and caret of a text field.
  func lowered(_ field: TextField, as view: LoweredView, tint: Color) -> LoweredView {
    let entry = Entry(
      shown: field.isSecureTextEntry ? Self.bullets(for: field.text) : field.text,
      isSecure: field.isSecureTextEntry, placeholder: field.placeholder, font: field.font,
      color: field.isEnabled ? field.textColor : .system(.tertiaryLabel),
      alignment: field.textAlignment, borderStyle: field.borderStyle,
      fitting: field.adjustsFontSizeToFitWidth
        ? FontFitting(minimumSize: field.minimumFontSize) : nil,
      caret: field.isFocused ? Caret(color: tint) : nil)
    let framed = framed(entry, as: view)
    var lowered = framed.view
    lowered.content = .field(framed.field)
    return lowered
  }

  /// The entry of a text field or a card field, before it is set.
  struct Entry {
    var shown: String
    /// True where bullets stand for the text.
    var isSecure: Bool
    var placeholder: String
    var font: FontReference
    var color: ColorReference
    var alignment: TextAlignment
    var borderStyle: TextField.BorderStyle
    var fitting: FontFitting?
    var caret: Caret?
  }

  /// The entered text or the placeholder, and the view with the frame around it.
  func framed(_ entry: Entry, as view: LoweredView) -> (field: FieldContent, view: LoweredView) {
    let isEmpty = entry.shown.isEmpty
    let font = font(entry.font)
    let frame = frame(entry.borderStyle, of: entry, font: font)
    let text = TextContent(
      text: isEmpty ? entry.placeholder : entry.shown, font: font,
      color: isEmpty ? color(.placeholderText) : color(entry.color),
      alignment: TextContent.HorizontalAlignment(entry.alignment, in: view.direction),
      direction: view.direction, insets: EdgeInsets(left: frame.inset, right: frame.inset),
      fitting: entry.fitting)
    var lowered = view
    lowered.metrics.minimumHeight = frame.minimumHeight
    lowered.metrics.minimumWidth = frame.minimumWidth
    lowered.appearance.border = view.appearance.border ?? frame.border
    lowered.appearance.background = view.appearance.background ?? frame.background
    lowered.appearance.cornerRadius = max(frame.cornerRadius, view.appearance.cornerRadius)
    let field = FieldContent(text: text, isPlaceholderShown: isEmpty, caret: entry.caret)
    return (field, lowered)
  }

  /// The frame that a border style draws around a text.
  private struct FieldFrame {
    var minimumHeight: Double
    var minimumWidth = 0.0
    /// On both sides of the text, in points.
    var inset = 0.0
    var border: Appearance.Border?
    var background: Color?
    var cornerRadius = 0.0
  }

  /// A field without a frame has room for the caret where there is no text (5 points wide among the sizes that Interface Builder stores for designable fields).
  private func frame(_ style: TextField.BorderStyle, of entry: Entry, font: Font) -> FieldFrame {
    switch style {
    case .none: FieldFrame(minimumHeight: borderlessHeight(of: entry, font: font), minimumWidth: 5)
    case .line: line(color(.label), inset: 2, font: font)
    case .bezel: line(color(.systemGray), inset: 7, font: font)
    case .roundedRect: roundedRect(font: font)
    }
  }

  /// The frames of UITextField.BorderStyle.line and bezel: a line of a point, and the text rectangle's distance from it.
  private func line(_ color: Color, inset: Double, font: Font) -> FieldFrame {
    FieldFrame(
      minimumHeight: font.lineHeight + 4, inset: inset,
      border: Appearance.Border(width: 1, color: color))
  }

  /// A line and a little more or, before iOS 13, a line in whole points (read from stored frames).
  ///
  /// A secure field has a line for its bullets, and one in whole points for a placeholder: 20.33 and 21 points at 17, where others have 22 (pictures of SwiftUI's on iOS 17, 18 and 26).
  private func borderlessHeight(of entry: Entry, font: Font) -> Double {
    let line = (font.lineHeight - 1e-6).rounded(.up)
    guard traits.system.majorVersion >= 13 else { return line }
    guard entry.isSecure else { return font.lineHeight + 1.5 }
    return entry.shown.isEmpty ? line : font.lineHeight
  }

  /// The frame of UITextField.BorderStyle.roundedRect: 34 points high or, before iOS 13, 30 unless the font is larger (30 points make 40, 20 still 34), 32 wide without text (read from stored frames),
  /// 7 beside the text, corners of 5.
  private func roundedRect(font: Font) -> FieldFrame {
    let (least, padding) = traits.system.majorVersion >= 13 ? (34.0, 4.0) : (30.0, 9.0)
    let line = traits.userInterfaceStyle == .light ? Color.black : Color.white
    let width = max(1, (0.649 * traits.scale).rounded()) / traits.scale
    return FieldFrame(
      minimumHeight: max(least, font.lineHeight.rounded() + padding), minimumWidth: 32, inset: 7,
      border: Appearance.Border(width: width, color: line.withAlpha(multipliedBy: 0.2)),
      background: color(.systemBackground), cornerRadius: 5)
  }

  /// A disc for each character, larger than the bullets of texts (pictures of iOS 17.5, 18.5 and 26.2).
  static func bullets(for text: String) -> String { String(repeating: "●", count: text.count) }
}
