import AfterimageGraphics
import AfterimageScreens

/// Lengths of SwiftUI's lists on cards that are not those of tables, in points.
///
/// Measured in pictures of lists with headers and footers on iOS 17.5 (393 points wide), 18.5 and 26.2 (402 points), which lie within a third of a point of these (cashapp/AccessibilitySnapshot).
struct ListMetrics {
  /// The version of iOS.
  let majorVersion: Int

  private var isGlass: Bool { majorVersion >= 26 }

  /// From the edges of a list to its cards, and from those of a card to the texts on it; nil where tables have the same.
  func margin(in style: Arrangement.List.Style, besideWidth width: Double) -> Double? {
    guard style.tableStyle == .insetGrouped, !isGlass, width >= 390, width < 500 else { return nil }
    return 20
  }

  /// Above the text of a header, from the top of the list or from what the section before keeps free.
  var headerPadding: Double { isGlass ? 10 : 17 }
  /// Between the text of a header and its rows.
  var headerSpacing: Double { isGlass ? 10.17 : 6 }
  /// What a section without a footer keeps free below its rows: as in tables, where the pictures show half a point more.
  static let sectionSpacing = TableMetrics.missingCaption
  /// Between rows and the text of a footer.
  var footerPadding: Double { isGlass ? 8 : 6 }
  /// What a section keeps free below its footer.
  var footerSpacing: Double { isGlass ? 6 : 12 }

  /// The colour of the lines between rows: on cards of iOS 26 they are 25 of 255 darker than white, in light pictures (no other is known).
  var separator: ColorReference {
    let usual = SystemColor.separator
    guard isGlass else { return .system(usual) }
    return .dynamic(light: Color(hex: 0, alpha: 0.1), dark: usual.resolved(for: .dark))
  }

  /// The font and the colour of the text of a header, and whether it is set in capitals.
  var header: (font: FontReference, color: SystemColor, isUppercase: Bool) {
    isGlass
      ? (.textStyle(.headline), .secondaryLabel, false)
      : (.textStyle(.footnote), .secondaryLabel, true)
  }
}
