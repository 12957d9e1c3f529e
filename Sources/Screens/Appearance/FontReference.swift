public import AfterimageGraphics

/// A font as a screen asks for it, before the user's text size is known.
public enum FontReference: Hashable, Sendable {
  /// A text style, which grows with the user's text size; the weight is the style's own where it is nil.
  case textStyle(TextStyle, weight: Font.Weight? = nil, isItalic: Bool = false)
  /// A size in points that stays as it is.
  case system(size: Double, weight: Font.Weight = .regular, isItalic: Bool = false)
  /// What stands in for a family of Apple's, as wide and with lines as high.
  case substitute(
    for: FontFamily, size: Double, weight: Font.Weight = .regular, isItalic: Bool = false)

  /// A face of the app's own, of a size in points.
  case file(FontFile, size: Double)

  /// The font at a text size.
  package func resolved(for category: ContentSizeCategory) -> Font {
    switch self {
    case .textStyle(let style, let weight, let isItalic):
      Font(
        size: style.pointSize(for: category), weight: weight ?? style.weight, isItalic: isItalic)
    case .system(let size, let weight, let isItalic):
      Font(size: size, weight: weight, isItalic: isItalic)
    case .substitute(let family, let size, let weight, let isItalic):
      family.substitute(size: size, weight: weight, isItalic: isItalic)
    case .file(let file, let size): Font(size: size, file: file)
    }
  }

  /// The room between two lines beside their own heights, in points: only text styles have any.
  package func lineGap(for category: ContentSizeCategory) -> Double {
    guard case .textStyle(let style, _, _) = self else { return 0 }
    return max(0, style.leading(for: category) - resolved(for: category).lineHeight)
  }
}
