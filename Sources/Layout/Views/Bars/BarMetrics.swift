import AfterimageGraphics
import AfterimageScreens

/// The lengths of bars, in points.
///
/// Heights, margins and the hairlines' places are measured in pictures of UIKit on iPhones and iPads, upright and on the side; the rest is what UIKit's own views are known to have.
enum BarMetrics {
  /// A navigation bar below the status bar, a toolbar and a tab bar above the home indicator.
  static let heights = (navigationBar: 44.0, toolbar: 44.0, tabBar: 49.0)
  /// Each of them where there is little height.
  static let compactHeight = 32.0
  /// What a large title adds to a navigation bar.
  static let largeTitleHeight = 52.0
  /// What a prompt adds to a navigation bar.
  static let promptHeight = 30.0
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
  /// From the upper edge of a tab bar to the middle of the symbols, where titles stand below them.
  static let tabSymbolMiddle = 19.0
  /// From the upper edge of a tab bar to the middle of the titles.
  static let tabTitleMiddle = 41.0
  /// Between the symbol and the title of a tab where they stand side by side.
  static let tabTitleSpacing = 5.0
  /// The most that a tab is wide where tabs do not fill the bar.
  static let widestTab = 180.0
  /// The capsule behind tabs at the upper edge of a tablet, and from its edges to a tab (by eye).
  static let tabCapsule = (height: 40.0, inset: 4.0)
  /// From the edge of a tab at the upper edge of a tablet to its title (by eye).
  static let topTabPadding = 16.0
  /// The height, and least width, of a badge.
  static let badgeHeight = 18.0
}

extension Traits {
  /// From the safe area to the items of a bar: 16 points on a narrow screen and beside a notch, 20 on a wide one.
  var barMargin: Double { size.width >= 414 && safeArea.left == 0 ? 20 : 16 }

  /// True where tabs stand at the upper edge, in the row of a navigation bar: on a tablet since iOS 18.
  var hasTopTabs: Bool {
    device.idiom == .pad && system.majorVersion >= 18 && size.width >= 500
  }

  /// True where the symbol and title of a tab stand side by side: on a tablet, and on a phone that lies on its side.
  var hasInlineTabs: Bool { device.idiom == .pad || orientation == .landscape }

  /// True on a phone that lies on its side, which has no room for large titles.
  var isPhoneOnItsSide: Bool { device.idiom == .phone && orientation == .landscape }

  /// True where bars are 32 points high: on a phone that lies on its side, but for those that are as wide as a tablet then.
  var hasCompactBars: Bool { isPhoneOnItsSide && device.portraitSize.width < 414 }

  /// The height of a navigation bar with nothing but its buttons and an inline title, in points.
  var navigationBarHeight: Double {
    hasCompactBars ? BarMetrics.compactHeight : BarMetrics.heights.navigationBar
  }

  /// The height of a toolbar, in points.
  var toolbarHeight: Double {
    hasCompactBars ? BarMetrics.compactHeight : BarMetrics.heights.toolbar
  }

  /// The height of a tab bar, in points.
  var tabBarHeight: Double {
    hasCompactBars ? BarMetrics.compactHeight : BarMetrics.heights.tabBar
  }

  /// True where the symbols of tabs are smaller: on a phone that lies on its side.
  var hasCompactTabs: Bool { isPhoneOnItsSide }
}
