package import AfterimageGraphics

/// The families that the system's font stands in for.
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

  /// The system's font, as wide as the family's and with lines as high.
  package func substitute(size: Double, weight: Font.Weight, isItalic: Bool) -> Font {
    var font = Font(size: size, weight: drawn(weight), isItalic: isItalic)
    font.letterSpacing = letterSpacing
    font.face = face(of: weight)
    return font
  }

  /// Helvetica Neue's light weights are about as wide as its regular one, which the system's are not.
  private func drawn(_ weight: Font.Weight) -> Font.Weight {
    switch self {
    case .helveticaNeueLight: weight.isStrong ? weight : .regular
    case .avenir, .avenirCondensed, .courierNew, .futura, .helveticaNeue, .hoeflerText, .pingFang:
      weight
    }
  }

  /// The width added to each advance, in em.
  private var letterSpacing: Double { (width - 1) * Self.meanAdvance }

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
    case .avenir, .avenirCondensed: FontFace(ascent: 1, descent: 0.366)
    case .courierNew: FontFace(ascent: 0.8325, descent: 0.3003)
    case .futura: FontFace(ascent: 1.039, descent: 0.2598)
    case .helveticaNeue: Self.helveticaNeue(of: weight)
    case .helveticaNeueLight: Self.helveticaNeueLight(of: weight)
    case .hoeflerText: FontFace(ascent: 0.72, descent: 0.28)
    case .pingFang: FontFace(ascent: 1.06, descent: 0.34)
    }
  }

  private static func helveticaNeue(of weight: Font.Weight) -> FontFace {
    weight.isStrong
      ? FontFace(ascent: 0.975, descent: 0.217) : FontFace(ascent: 0.952, descent: 0.213)
  }

  private static func helveticaNeueLight(of weight: Font.Weight) -> FontFace {
    weight.isStrong
      ? helveticaNeue(of: weight) : FontFace(ascent: 0.967, descent: 0.222)
  }
}

extension Font.Weight {
  /// True for what is heavier than regular.
  fileprivate var isStrong: Bool {
    switch self {
    case .ultraLight, .thin, .light, .regular: false
    case .medium, .semibold, .bold, .heavy, .black: true
    }
  }
}
