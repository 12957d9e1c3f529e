import AfterimageGraphics

/// The forms of the colours where the user has asked for more contrast: hues and greys as Apple's Human Interface Guidelines give them; the opacities and backgrounds are those that UIKit is commonly seen to use.
extension SystemColor {
  /// The light and the dark form with more contrast; nil where they are the usual ones.
  var highContrastForms: (light: Color, dark: Color)? {
    switch self {
    case .secondarySystemBackground: (Color(hex: 0xEBEBF0), Color(hex: 0x242426))
    case .tertiarySystemBackground: (Color(hex: 0xFFFFFF), Color(hex: 0x363638))
    case .systemGroupedBackground: (Color(hex: 0xEBEBF0), Color(hex: 0x000000))
    case .secondarySystemGroupedBackground: (Color(hex: 0xFFFFFF), Color(hex: 0x242426))
    case .tertiarySystemGroupedBackground: (Color(hex: 0xEBEBF0), Color(hex: 0x363638))
    case .secondaryLabel: (Color(hex: 0x3C3C43, alpha: 0.8), Color(hex: 0xEBEBF5, alpha: 0.7))
    case .tertiaryLabel: (Color(hex: 0x3C3C43, alpha: 0.7), Color(hex: 0xEBEBF5, alpha: 0.55))
    case .quaternaryLabel: (Color(hex: 0x3C3C43, alpha: 0.55), Color(hex: 0xEBEBF5, alpha: 0.4))
    case .placeholderText: (Color(hex: 0x3C3C43, alpha: 0.7), Color(hex: 0xEBEBF5, alpha: 0.55))
    case .separator: (Color(hex: 0x3C3C43, alpha: 0.37), Color(hex: 0x545458, alpha: 0.68))
    case .link: (Color(hex: 0x0040DD), Color(hex: 0x409CFF))
    case .systemBlue: (Color(hex: 0x0040DD), Color(hex: 0x409CFF))
    case .systemGreen: (Color(hex: 0x248A3D), Color(hex: 0x30DB5B))
    case .systemIndigo: (Color(hex: 0x3634A3), Color(hex: 0x7D7AFF))
    case .systemOrange: (Color(hex: 0xC93400), Color(hex: 0xFFB340))
    case .systemPink: (Color(hex: 0xD30F45), Color(hex: 0xFF6482))
    case .systemPurple: (Color(hex: 0x8944AB), Color(hex: 0xDA8FFF))
    case .systemRed: (Color(hex: 0xD70015), Color(hex: 0xFF6961))
    case .systemTeal: (Color(hex: 0x008299), Color(hex: 0x5DE6FF))
    case .systemMint: (Color(hex: 0x0C817B), Color(hex: 0x66D4CF))
    case .systemCyan: (Color(hex: 0x0071A4), Color(hex: 0x70D7FF))
    case .systemBrown: (Color(hex: 0x7F6545), Color(hex: 0xB59469))
    case .systemYellow: (Color(hex: 0xB25000), Color(hex: 0xFFD426))
    case .systemGray: (Color(hex: 0x6C6C70), Color(hex: 0xAEAEB2))
    case .systemGray2: (Color(hex: 0x8E8E93), Color(hex: 0x7C7C80))
    case .systemGray3: (Color(hex: 0xAEAEB2), Color(hex: 0x545456))
    case .systemGray4: (Color(hex: 0xBCBCC0), Color(hex: 0x444446))
    case .systemGray5: (Color(hex: 0xD8D8DC), Color(hex: 0x363638))
    case .systemGray6: (Color(hex: 0xEBEBF0), Color(hex: 0x242426))
    case .systemBackground, .label, .opaqueSeparator, .systemFill, .secondarySystemFill,
      .tertiarySystemFill, .quaternarySystemFill, .white, .black, .clear:
      nil
    }
  }
}
