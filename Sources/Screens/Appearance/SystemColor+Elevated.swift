import AfterimageGraphics

/// The dark forms of the backgrounds of what lies above another controller, as UIKit is commonly seen to have them.
extension SystemColor {
  /// The colour on a sheet or a popover in the dark; nil where it is the usual one.
  func elevatedDarkForm(contrast: AccessibilityContrast) -> Color? {
    let isHigh = contrast == .high
    return switch self {
    case .systemBackground, .systemGroupedBackground: Color(hex: isHigh ? 0x242426 : 0x1C1C1E)
    case .secondarySystemBackground, .secondarySystemGroupedBackground:
      Color(hex: isHigh ? 0x363638 : 0x2C2C2E)
    case .tertiarySystemBackground, .tertiarySystemGroupedBackground:
      Color(hex: isHigh ? 0x444446 : 0x3A3A3C)
    default: nil
    }
  }
}
