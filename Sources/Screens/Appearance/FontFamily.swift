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
  /// SF Pro Display, or SF UI Display: the system's letters for large print at every size.
  case sanFranciscoDisplay
  /// SF Pro Text, or SF UI Text: the system's letters for small print at every size.
  case sanFranciscoText
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
  package var hasOwnAdvances: Bool { typeface != .system || opticalSizing != .none }

  /// True where each device has the family; an app that names another brings its files along.
  package var isOnDevices: Bool { opticalSizing == .none }

  /// The design that stands in.
  var typeface: Typeface.Bundled {
    switch self {
    case .arial, .helvetica: .sans
    case .courier, .courierNew: .typewriter
    case .helveticaNeue: .neue
    case .menlo, .monospacedSystem: .console
    case .timesNewRoman: .serif
    case .avenir, .avenirCondensed, .futura, .hoeflerText, .pingFang, .sanFranciscoDisplay,
      .sanFranciscoText:
      .system
    }
  }

  /// The way in which shapes and tracking follow the size.
  ///
  /// SF Pro Text and Display are the system font's two cuts, and are as wide as its advances at the ends of their range without tracking: so 31 of 33 labels of one line that Interface Builder stored in them.
  var opticalSizing: OpticalSizing {
    switch self {
    case .sanFranciscoDisplay: .display
    case .sanFranciscoText: .text
    case .arial, .avenir, .avenirCondensed, .courier, .courierNew, .futura, .helvetica,
      .helveticaNeue, .hoeflerText, .menlo, .monospacedSystem, .pingFang, .timesNewRoman:
      .none
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
      .monospacedSystem, .pingFang, .sanFranciscoDisplay, .sanFranciscoText, .timesNewRoman:
      1
    }
  }
}
