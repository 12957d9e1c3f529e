package import AfterimageGraphics

/// Apple's families that another face stands in for, as wide and with lines as high.
public enum FontFamily: String, CaseIterable, Hashable, Sendable {
  /// Arial.
  case arial
  /// Avenir and Avenir Next.
  case avenir
  /// Avenir Next Condensed.
  case avenirCondensed
  /// Courier.
  case courier
  /// Courier New.
  case courierNew
  /// Futura.
  case futura
  /// Helvetica.
  case helvetica
  /// Helvetica Neue, from its ultralight to its bold weight.
  case helveticaNeue
  /// Hoefler Text.
  case hoeflerText
  /// Menlo.
  case menlo
  /// The system's font with letters of one width.
  case monospacedSystem
  /// PingFang.
  case pingFang
  /// Times and Times New Roman.
  case timesNewRoman

  /// The font that stands in.
  package func substitute(size: Double, weight: Font.Weight, isItalic: Bool) -> Font {
    var font = Font(size: size, weight: weight, isItalic: isItalic)
    font.letterSpacing = letterSpacing
    font.face = FontFace(of: self, weight)
    return font
  }

  /// True where each letter of what stands in is as wide as the family's own; else the system's font is spaced to be about as wide in all.
  package var hasOwnAdvances: Bool { typeface != .system }

  /// The design that stands in.
  var typeface: Typeface.Bundled {
    switch self {
    case .arial, .helvetica: .sans
    case .courier, .courierNew: .typewriter
    case .helveticaNeue: .neue
    case .menlo, .monospacedSystem: .console
    case .timesNewRoman: .serif
    case .avenir, .avenirCondensed, .futura, .hoeflerText, .pingFang: .system
    }
  }

  /// The width added to each advance, in em.
  private var letterSpacing: Double {
    // 1266 of 2048 units, as read from UIFont on real devices, and Menlo's 1233.
    self == .monospacedSystem ? (1266.0 - 1233) / 2048 : (width - 1) * Self.meanAdvance
  }

  /// The mean advance of the system's font, in em.
  private static let meanAdvance = 0.53

  /// How many times as wide as the advances of what stands in those of the family are (read from widths that Interface Builder stored for labels and buttons).
  private var width: Double {
    switch self {
    case .avenir: 1.015
    case .avenirCondensed: 0.76
    case .futura: 0.985
    case .hoeflerText: 0.9
    case .arial, .courier, .courierNew, .helvetica, .helveticaNeue, .menlo,
      .monospacedSystem, .pingFang, .timesNewRoman:
      1
    }
  }
}
