package import AfterimageGraphics

/// The two forms of each colour on iPhone, as Interface Builder documents store the light one and UIKit shows the dark one.
extension SystemColor {
  /// The colour in an appearance.
  package func resolved(
    for style: UserInterfaceStyle, contrast: AccessibilityContrast = .normal,
    level: UserInterfaceLevel = .base
  ) -> Color {
    if style == .dark, level == .elevated, let form = elevatedDarkForm(contrast: contrast) {
      return form
    }
    let chosen = contrast == .high ? highContrastForms ?? forms : forms
    return style == .light ? chosen.light : chosen.dark
  }

  private var forms: (light: Color, dark: Color) {
    switch self {
    case .systemBackground: (Color(hex: 0xFFFFFF), Color(hex: 0x000000))
    case .secondarySystemBackground: (Color(hex: 0xF2F2F7), Color(hex: 0x1C1C1E))
    case .tertiarySystemBackground: (Color(hex: 0xFFFFFF), Color(hex: 0x2C2C2E))
    case .systemGroupedBackground: (Color(hex: 0xF2F2F7), Color(hex: 0x000000))
    case .secondarySystemGroupedBackground: (Color(hex: 0xFFFFFF), Color(hex: 0x1C1C1E))
    case .tertiarySystemGroupedBackground: (Color(hex: 0xF2F2F7), Color(hex: 0x2C2C2E))
    case .label: (Color(hex: 0x000000), Color(hex: 0xFFFFFF))
    case .secondaryLabel: (Color(hex: 0x3C3C43, alpha: 0.6), Color(hex: 0xEBEBF5, alpha: 0.6))
    case .tertiaryLabel: (Color(hex: 0x3C3C43, alpha: 0.298), Color(hex: 0xEBEBF5, alpha: 0.298))
    case .quaternaryLabel: (Color(hex: 0x3C3C43, alpha: 0.18), Color(hex: 0xEBEBF5, alpha: 0.16))
    case .placeholderText: (Color(hex: 0x3C3C43, alpha: 0.298), Color(hex: 0xEBEBF5, alpha: 0.298))
    case .separator: (Color(hex: 0x3C3C43, alpha: 0.29), Color(hex: 0x545458, alpha: 0.6))
    case .opaqueSeparator: (Color(hex: 0xC6C6C8), Color(hex: 0x38383A))
    case .link: (Color(hex: 0x007AFF), Color(hex: 0x0984FF))
    case .systemFill: (Color(hex: 0x787880, alpha: 0.2), Color(hex: 0x787880, alpha: 0.36))
    case .secondarySystemFill:
      (Color(hex: 0x787880, alpha: 0.16), Color(hex: 0x787880, alpha: 0.32))
    case .tertiarySystemFill: (Color(hex: 0x767680, alpha: 0.12), Color(hex: 0x767680, alpha: 0.24))
    case .quaternarySystemFill:
      (Color(hex: 0x747480, alpha: 0.08), Color(hex: 0x767680, alpha: 0.18))
    case .systemBlue: (Color(hex: 0x007AFF), Color(hex: 0x0A84FF))
    case .systemGreen: (Color(hex: 0x34C759), Color(hex: 0x30D158))
    case .systemIndigo: (Color(hex: 0x5856D6), Color(hex: 0x5E5CE6))
    case .systemOrange: (Color(hex: 0xFF9500), Color(hex: 0xFF9F0A))
    case .systemPink: (Color(hex: 0xFF2D55), Color(hex: 0xFF375F))
    case .systemPurple: (Color(hex: 0xAF52DE), Color(hex: 0xBF5AF2))
    case .systemRed: (Color(hex: 0xFF3B30), Color(hex: 0xFF453A))
    case .systemTeal: (Color(hex: 0x30B0C7), Color(hex: 0x40C8E0))
    case .systemMint: (Color(hex: 0x00C7BE), Color(hex: 0x63E6E2))
    case .systemCyan: (Color(hex: 0x32ADE6), Color(hex: 0x64D2FF))
    case .systemBrown: (Color(hex: 0xA2845E), Color(hex: 0xAC8E68))
    case .systemYellow: (Color(hex: 0xFFCC00), Color(hex: 0xFFD60A))
    case .systemGray: (Color(hex: 0x8E8E93), Color(hex: 0x8E8E93))
    case .systemGray2: (Color(hex: 0xAEAEB2), Color(hex: 0x636366))
    case .systemGray3: (Color(hex: 0xC7C7CC), Color(hex: 0x48484A))
    case .systemGray4: (Color(hex: 0xD1D1D6), Color(hex: 0x3A3A3C))
    case .systemGray5: (Color(hex: 0xE5E5EA), Color(hex: 0x2C2C2E))
    case .systemGray6: (Color(hex: 0xF2F2F7), Color(hex: 0x1C1C1E))
    case .white: (Color(hex: 0xFFFFFF), Color(hex: 0xFFFFFF))
    case .black: (Color(hex: 0x000000), Color(hex: 0x000000))
    case .clear: (Color(hex: 0x000000, alpha: 0), Color(hex: 0x000000, alpha: 0))
    }
  }
}
