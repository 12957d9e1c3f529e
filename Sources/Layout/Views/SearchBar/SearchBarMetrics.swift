import AfterimageGraphics

/// The lengths of a search bar, in points, as pictures of UIKit show them.
enum SearchBarMetrics {
  /// From the edges of the bar to the field.
  static let inset = 8.0
  /// From the edge of the field to the lens, and from the cross to the other edge.
  static let glyphInset = 8.0
  /// The square that the lens fills.
  static let symbolSide = 16.0
  /// From the edge of the field to the text.
  static let textInset = 30.0
  /// Between the field and the button beside it.
  static let buttonSpacing = 12.0
  /// From the button to the edge of the bar.
  static let buttonInset = 16.0
  /// The height of the choice of places, and the room that it takes below the field.
  static let scope = (height: 32.0, room: 44.0)
  /// From the edge of the track to the pill.
  static let pillInset = 2.0

  /// Above and below the field: 36 points lie in a bar of 56 and, before iOS 11, 28 in one of 44.
  static func padding(majorVersion: Int) -> Double { majorVersion >= 11 ? 10 : 8 }

  /// The height of a field with a font: 28 before iOS 11, 36, and 44 since iOS 26, more where large text asks for it.
  static func fieldHeight(of font: Font, majorVersion: Int) -> Double {
    guard majorVersion >= 11 else { return max(28, (font.lineHeight + 7).rounded(.up)) }
    return max(majorVersion >= 26 ? 44 : 36, (font.lineHeight + 14).rounded(.up))
  }
}
