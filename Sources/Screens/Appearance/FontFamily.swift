package import AfterimageGraphics

/// The families that the system's font stands in for.
public enum FontFamily: String, CaseIterable, Hashable, Sendable {
  /// Helvetica Neue, whose advances are 0.968 times as wide as the system font's at 17 points (read from widths that Interface Builder stored for its labels and buttons).
  case helveticaNeue
  /// Its light cut.
  case helveticaNeueLight

  /// What each advance is wider than in the system's font, in em, where the mean advance is 0.53 em.
  private static let letterSpacing = (0.968 - 1) * 0.53

  /// The distance from one baseline to the next, in em: UIFont's ascender and descender of each cut, which the heights of stored labels confirm.
  private func lineHeight(_ weight: Font.Weight) -> Double {
    switch (self, weight) {
    case (.helveticaNeue, .regular): 1.165
    case (.helveticaNeueLight, .regular): 1.189
    default: 1.192
    }
  }

  /// The system's font, as wide as the family's.
  package func substitute(size: Double, weight: Font.Weight) -> Font {
    var font = Font(size: size, weight: weight)
    font.letterSpacing = Self.letterSpacing
    font.lineHeightInEm = lineHeight(weight)
    return font
  }
}
