package import AfterimageGraphics

/// The families, and the weights of the system's font that are not drawn, that its drawn weights stand in for.
public enum FontFamily: String, CaseIterable, Hashable, Sendable {
  /// Avenir and Avenir Next.
  case avenir
  /// Avenir Next Condensed.
  case avenirCondensed
  /// Courier New.
  case courierNew
  /// Futura.
  case futura
  /// Helvetica Neue.
  case helveticaNeue
  /// Its light weights, whose lines are higher.
  case helveticaNeueLight
  /// Hoefler Text.
  case hoeflerText
  /// PingFang.
  case pingFang
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

  /// The system's font, as wide as the family's and with lines as high.
  package func substitute(size: Double, weight: Font.Weight) -> Font {
    var font = Font(size: size, weight: weight)
    font.letterSpacing = letterSpacing
    font.face = face(of: weight)
    return font
  }

  /// The width added to each advance of the drawn weight, in em.
  ///
  /// Light is fitted on labels that Interface Builder stored (`Benchmarks/fit-text`), heavy is the mean over the advances in `Scripts/system-font.json`'s source;
  /// the weights beyond them are as many steps farther.
  private var letterSpacing: Double {
    switch self {
    case .systemUltraLight: 2 * -0.008
    case .systemThin: 1.5 * -0.008
    case .systemLight: -0.008
    case .systemHeavy: 0.022
    case .systemBlack: 1.5 * 0.022
    default: (width - 1) * Self.meanAdvance
    }
  }

  /// The mean advance of the system's font, in em.
  private static let meanAdvance = 0.53

  /// How many times as wide as the system font's at 17 points the advances are (read from widths that Interface Builder stored for labels and buttons).
  private var width: Double {
    switch self {
    case .avenir: 1.015
    case .avenirCondensed: 0.76
    case .courierNew: 1.132
    case .futura: 0.985
    case .helveticaNeue, .helveticaNeueLight: 0.968
    case .hoeflerText: 0.9
    default: 1
    }
  }

  /// The heights of lines, as the faces themselves have them and stored labels confirm.
  private func face(of weight: Font.Weight) -> FontFace {
    switch self {
    case .avenir, .avenirCondensed: FontFace(ascent: 1, descent: 0.366, isTracked: false)
    case .courierNew: FontFace(ascent: 0.8325, descent: 0.3003, isTracked: false)
    case .futura: FontFace(ascent: 1.039, descent: 0.2598, isTracked: false)
    case .helveticaNeue: Self.helveticaNeue(of: weight)
    case .helveticaNeueLight: Self.helveticaNeueLight(of: weight)
    case .hoeflerText: FontFace(ascent: 0.72, descent: 0.28, isTracked: false)
    case .pingFang: FontFace(ascent: 1.06, descent: 0.34, isTracked: false)
    case .systemUltraLight, .systemThin, .systemLight, .systemHeavy, .systemBlack: .system
    }
  }

  /// The widths of Helvetica Neue were fitted with the system font's tracking.
  private static func helveticaNeue(of weight: Font.Weight) -> FontFace {
    switch weight {
    case .regular: FontFace(ascent: 0.952, descent: 0.213, isTracked: true)
    case .medium, .semibold, .bold: FontFace(ascent: 0.975, descent: 0.217, isTracked: true)
    }
  }

  private static func helveticaNeueLight(of weight: Font.Weight) -> FontFace {
    switch weight {
    case .regular: FontFace(ascent: 0.967, descent: 0.222, isTracked: true)
    case .medium, .semibold, .bold: helveticaNeue(of: weight)
    }
  }
}
