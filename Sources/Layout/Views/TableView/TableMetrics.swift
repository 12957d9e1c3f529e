import AfterimageGraphics
import AfterimageScreens

/// The lengths of a table, in points, which differ by its style and the version of iOS.
///
/// Up to iOS 18 they are those of UIKit's tables as storyboards and pictures of them show, with what was recorded from Settings of iOS 14 (ldi-github/shirates-core).
/// Those of iOS 26 were measured in its first versions, but for rows of 52 points and lines of one: AndrewKochulab/sim-mirror has rows of Settings and SwiftUI of iOS 27.
struct TableMetrics {
  let style: TableView.Style
  let majorVersion: Int

  /// True for the metrics of iOS 26.
  private var isGlass: Bool { majorVersion >= 26 }

  /// The least height of a row in one of the system's arrangements.
  var rowHeight: Double { isGlass ? 52 : 44 }
  /// Above and below the texts of a row.
  var rowPadding: Double { isGlass ? 15 : 11 }
  /// Between the two texts of a row, one under the other.
  var detailSpacing: Double { isGlass ? 4.5 : 0 }
  /// Between two texts beside each other, and between a text and a mark.
  static let textSpacing = 8.0
  /// What the arrow of a row keeps free before it, beside the spacing of texts: a value in Settings of iOS 14 ends 19 points before the margin where the arrow ends.
  static let disclosureSpacing = 3.5
  /// Between a picture and the texts.
  static let imageSpacing = 16.0
  /// The width of the column in the middle of which symbols stand, in sizes of body text: 24 points at the default size, which lets texts begin at 56.
  static let symbolColumn = 24.0 / 17
  /// Between two marks at the trailing edge.
  static let accessorySpacing = 12.0
  /// The width of the main text in the arrangement `value2`.
  static let value2Width = 91.0
  /// Between the texts of the arrangement `value2`.
  static let value2Spacing = 6.0
  /// The radius of a card.
  var cardRadius: Double { style != .insetGrouped ? 0 : isGlass ? 26 : 10 }
  /// True where sections begin and end with a hairline as wide as the table.
  var hasSectionLines: Bool { style == .grouped && !isGlass }
  /// True where the hairlines end before the trailing edge: on iOS 26 those of a plain table do so too (cashapp/AccessibilitySnapshot's picture of iOS 26.2).
  var insetsSeparatorEnds: Bool { isGlass }
  /// True where lines go on below the last row of a plain table.
  var hasFillerRows: Bool { style == .plain && majorVersion < 15 }

  /// True where the first card of a form begins at the lower edge of a bar with a large title, as in Settings and SwiftUI's lists of iOS 27; of UIKit's tables it is not known.
  var beginsAtLargeTitle: Bool { isGlass }

  /// The thickness of the lines between rows: a pixel, and since iOS 26 a point.
  func separatorHeight(scale: Double) -> Double { isGlass ? 1 : 1 / scale }

  /// What the line below a row takes from the room that texts and marks lie in the middle of: nothing since iOS 26, where an arrow at 400.3 stands in a row of Settings from 380.3 to 432.3.
  func contentInset(scale: Double) -> Double { isGlass ? 0 : 1 / scale }

  /// Above the text of a header, from what stands before it.
  func headerPadding(isFirst: Bool) -> Double {
    switch style {
    case .plain: majorVersion < 15 ? 0 : 22
    case .grouped, .insetGrouped: isFirst ? 33 : 15.5
    }
  }
  /// Between rows and the text of a footer, and below that, in a grouped table.
  static let captionSpacing = 7.0
  /// Between the text of a header and its rows, in a grouped table.
  ///
  /// The header does not round its text up to whole pixels as a label does: in Settings of iOS 14 at two pixels a point the third row is 143.5 below the first across a header, and Interface Builder stored 55.5 above the first row.
  static func headerSpacing(scale: Double) -> Double { scale == 2 ? 6.5 : captionSpacing }
  /// The room in place of a header, and of a footer, that a grouped section does not have; above the first rows it is twice as high.
  static let missingCaption = 17.5
  /// Above and below the text of a plain header.
  static let plainHeaderPadding = 4.0

  /// The weight and size of the text of a header, and whether it is set in capitals.
  var header: (font: FontReference, color: SystemColor, isUppercase: Bool) {
    switch style {
    case .plain: (.textStyle(.headline), .label, false)
    case .grouped, .insetGrouped:
      isGlass
        ? (.textStyle(.subheadline, weight: .semibold), .secondaryLabel, false)
        : (.textStyle(.footnote), .secondaryLabel, true)
    }
  }
}
