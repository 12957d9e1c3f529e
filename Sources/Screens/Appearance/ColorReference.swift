public import AfterimageGraphics

/// A colour as a screen asks for it, before the appearance is known.
public enum ColorReference: Hashable, Sendable {
  /// One of the system's colours, which follow the appearance.
  case system(SystemColor)
  /// A colour that stays as it is.
  case fixed(Color)
  /// A colour of the app's own for each appearance.
  case dynamic(light: Color, dark: Color)

  /// The colour in an appearance.
  package func resolved(
    for style: UserInterfaceStyle, contrast: AccessibilityContrast = .normal,
    level: UserInterfaceLevel = .base
  ) -> Color {
    switch self {
    case .system(let color): color.resolved(for: style, contrast: contrast, level: level)
    case .fixed(let color): color
    case .dynamic(let light, let dark): style == .light ? light : dark
    }
  }
}
