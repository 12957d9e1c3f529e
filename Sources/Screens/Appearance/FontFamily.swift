package import AfterimageGraphics

/// The families, and the weights of the system's font that are not drawn, that its drawn weights stand in for.
public enum FontFamily: String, CaseIterable, Hashable, Sendable {
  /// Helvetica Neue, whose advances are 0.968 times as wide as the system font's at 17 points (read from widths that Interface Builder stored for its labels and buttons).
  case helveticaNeue
  /// Its light cut.
  case helveticaNeueLight
  /// The system's font in its lightest weight.
  case systemUltraLight
  /// The system's font between its lightest weight and light.
  case systemThin
  /// The system's font one step lighter than regular.
  case systemLight
  /// The system's font one step heavier than bold.
  case systemHeavy
  /// The system's font in its heaviest weight.
  case systemBlack

  /// What each advance is wider than in the drawn weight, in em, where the mean advance is 0.53 em.
  ///
  /// Light is fitted on labels that Interface Builder stored (`Benchmarks/fit-text`), heavy is the mean over the advances in `Scripts/system-font.json`'s source;
  /// the weights beyond them are as many steps farther.
  private var letterSpacing: Double {
    switch self {
    case .helveticaNeue, .helveticaNeueLight: (0.968 - 1) * 0.53
    case .systemUltraLight: 2 * -0.008
    case .systemThin: 1.5 * -0.008
    case .systemLight: -0.008
    case .systemHeavy: 0.022
    case .systemBlack: 1.5 * 0.022
    }
  }

  /// The distance from one baseline to the next, in em: UIFont's ascender and descender of each cut, which the heights of stored labels confirm; nil for the system's.
  private func lineHeight(_ weight: Font.Weight) -> Double? {
    switch (self, weight) {
    case (.helveticaNeue, .regular): 1.165
    case (.helveticaNeueLight, .regular): 1.189
    case (.helveticaNeue, _), (.helveticaNeueLight, _): 1.192
    default: nil
    }
  }

  /// The system's font, as wide as the family's.
  package func substitute(size: Double, weight: Font.Weight) -> Font {
    var font = Font(size: size, weight: weight)
    font.letterSpacing = letterSpacing
    font.lineHeightInEm = lineHeight(weight) ?? font.lineHeightInEm
    return font
  }
}
