package import AfterimageGraphics

/// The families that the system's font stands in for.
public enum FontFamily: String, CaseIterable, Hashable, Sendable {
  /// Helvetica Neue, whose advances are 0.968 times as wide as the system font's at 17 points (read from widths that Interface Builder stored for its labels and buttons).
  case helveticaNeue

  /// What each advance is wider than in the system's font, in em, where the mean advance is 0.53 em.
  private var letterSpacing: Double {
    switch self {
    case .helveticaNeue: (0.968 - 1) * 0.53
    }
  }

  /// The system's font, as wide as the family's.
  package func substitute(size: Double, weight: Font.Weight) -> Font {
    var font = Font(size: size, weight: weight)
    font.letterSpacing = letterSpacing
    return font
  }
}
