import AfterimageGraphics
import AfterimageScreens

/// The measures of a contact sheet, in points.
enum DeckMeasure {
  static let cardWidth = 180.0
  static let emptyCard = Size(width: 180, height: 390)
  static let cardCorner = 22.0
  static let mostColumns = 7
  static let gap = 36.0
  static let margin = 28.0
  static let deckPadding = 32.0
  static let deckCorner = 28.0
  static let deckCaption = 54.0
  static let title = 84.0
  static let cardHeader = 38.0
  static let cardFooter = 64.0
  static let time = 17.0
  static let icon = 24.0
  static let titleFont = Font(size: 26, weight: .bold)
  static let captionFont = Font(size: 15, weight: .semibold)
  static let appFont = Font(size: 12, weight: .semibold)
  static let nameFont = Font(size: 13, weight: .semibold)
  static let verdictFont = Font(size: 11, weight: .medium)
  static let monogramFont = Font(size: 14, weight: .bold)
}

/// The colours of a deck in one appearance.
struct DeckPalette {
  let wallpaper: Color
  let ink: Color
  let faint: Color
  let edge: Color
  let emptyCard: Color

  /// The page on which the decks lie, and its title.
  static let paper = Color(hex: 0xFFFFFF)
  static let title = Color(hex: 0x1C1C1E)

  /// The colours of an appearance.
  init(_ appearance: UserInterfaceStyle) {
    switch appearance {
    case .light:
      (wallpaper, ink, faint) = (Color(hex: 0xE3E8F1), Color(hex: 0x1C1C1E), Color(hex: 0x5C6270))
      (edge, emptyCard) = (Color(hex: 0xC3C9D6), Color(hex: 0xD3D9E4))
    case .dark:
      (wallpaper, ink, faint) = (Color(hex: 0x191C26), Color(hex: 0xF2F2F7), Color(hex: 0x9AA0AE))
      (edge, emptyCard) = (Color(hex: 0x3A3F4D), Color(hex: 0x262A36))
    }
  }
}
