import AfterimageGraphics
import AfterimageScreens

/// The lengths of bars, in points.
///
/// Heights, margins and the hairlines' places are measured in pictures of UIKit on iPhones and iPads, upright and on the side; the rest is what UIKit's own views are known to have.
enum BarMetrics {
  /// A navigation bar below the status bar.
  static let navigationBarHeight = 44.0
  /// What a large title adds to a navigation bar.
  static let largeTitleHeight = 52.0
  /// What a prompt adds to a navigation bar.
  static let promptHeight = 30.0
  /// A tab bar above the home indicator.
  static let tabBarHeight = 49.0
  /// A toolbar above the home indicator.
  static let toolbarHeight = 44.0
  /// The square that the symbol of a bar item is drawn in.
  static let symbolSide = 22.0
  /// Between two items of a bar.
  static let itemSpacing = 16.0
  /// Between the title and the items beside it.
  static let titleSpacing = 8.0
  /// The arrow of a back button.
  static let backIndicatorSize = (width: 13.0, height: 21.0)
  /// How far the arrow of a back button lies before the margin.
  static let backIndicatorOutset = 8.0
  /// Between the arrow and the title of a back button.
  static let backTitleSpacing = 6.0
  /// From the middle of a large title to the lower edge of the bar.
  static let largeTitleMiddle = 28.67
  /// The square that the symbol of a tab is drawn in.
  static let tabSymbolSide = 28.0
  /// From the upper edge of a tab bar to the middle of the symbols.
  static let tabSymbolMiddle = 19.0
  /// From the upper edge of a tab bar to the middle of the titles.
  static let tabTitleMiddle = 41.0
  /// Between the symbol and the title of a tab where they stand side by side.
  static let tabTitleSpacing = 5.0
  /// The most that a tab is wide where tabs do not fill the bar.
  static let widestTab = 180.0
  /// The height, and least width, of a badge.
  static let badgeHeight = 18.0
}

extension Traits {
  /// From the safe area to the items of a bar: 16 points on a narrow screen and beside a notch, 20 on a wide one.
  var barMargin: Double { size.width >= 414 && safeArea.left == 0 ? 20 : 16 }

  /// True where the symbol and title of a tab stand side by side: on a tablet, and on a phone that lies on its side.
  var hasInlineTabs: Bool { device.idiom == .pad || orientation == .landscape }

  /// True where the symbols of tabs are smaller: on a phone that lies on its side.
  var hasCompactTabs: Bool { device.idiom == .phone && orientation == .landscape }
}
