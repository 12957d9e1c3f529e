import AfterimageGraphics

/// The heights of lines, in em.
///
/// Source: the faces' own tables, as `@capsizecss/metrics` has them for Helvetica Neue, Arial, Courier New and Times New Roman; Menlo's are DejaVu Sans Mono's, of which it was made. The gap between lines that some of them ask for is not in a label's height: those of Helvetica Neue that Interface Builder stored show it at 13 and 17 points. Those of the families that are not named there are read from such labels, too.
extension FontFace {
  /// The face that stands in for a family in a weight.
  init(of family: FontFamily, _ weight: Font.Weight) {
    let (ascent, descent) = Self.measures(of: family, weight)
    self.init(
      ascent: ascent, descent: descent, opticalSizing: family.opticalSizing,
      typeface: .bundled(family.typeface))
  }

  private static func measures(
    of family: FontFamily, _ weight: Font.Weight
  ) -> (ascent: Double, descent: Double) {
    switch family {
    case .arial: (1854 / 2048, 434 / 2048)
    case .avenir, .avenirCondensed: (1, 0.366)
    case .courier: (0.754 + adjustment, 0.246)
    case .courierNew: (1705 / 2048, 615 / 2048)
    case .futura: (1.039, 0.2598)
    case .helvetica: (0.77 + adjustment, 0.23)
    case .helveticaNeue: helveticaNeue(weight)
    case .hoeflerText: (0.72, 0.28)
    case .menlo: (1901 / 2048, 483 / 2048)
    case .monospacedSystem, .sanFranciscoDisplay, .sanFranciscoText:
      (FontFace.system.ascent, FontFace.system.descent)
    case .pingFang: (1.06, 0.34)
    case .timesNewRoman: (1825 / 2048, 443 / 2048)
    }
  }

  /// What is added above the lines of Helvetica and Courier, which are an em high in their own tables, to make them as high as those of Arial and Courier New: as much as in WebKit, as UIKit's amount is not published.
  private static let adjustment = 0.15

  private static func helveticaNeue(
    _ weight: Font.Weight
  ) -> (ascent: Double, descent: Double) {
    switch weight {
    case .ultraLight: (0.931, 0.213)
    case .thin, .light: (0.967, 0.213)
    case .regular: (0.952, 0.213)
    case .medium, .semibold, .bold, .heavy, .black: (0.975, 0.217)
    }
  }
}
