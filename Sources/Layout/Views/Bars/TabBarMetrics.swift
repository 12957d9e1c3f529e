import AfterimageGraphics
import AfterimageScreens

/// The lengths of a tab bar, in points.
///
/// The height is measured in pictures of UIKit on iPhones and iPads, upright and on the side; the rest is what UIKit's own views are known to have, where nothing else is said.
enum TabBarMetrics {
  /// The height above the home indicator.
  static let height = 49.0
  /// The square that the symbol of a tab is drawn in.
  static let symbolSide = 28.0
  /// From the upper edge of a tab bar to the middle of the symbols, where titles stand below them.
  static let symbolMiddle = 19.0
  /// From the upper edge of a tab bar to the middle of the titles.
  static let titleMiddle = 41.0
  /// Between the symbol and the title of a tab where they stand side by side.
  static let titleSpacing = 5.0
  /// The most that a tab is wide where tabs do not fill the bar.
  static let widestTab = 180.0
  /// The capsule behind tabs at the upper edge of a tablet, and from its edges to a tab (by eye).
  static let capsule = (height: 40.0, inset: 4.0)
  /// From the edge of a tab at the upper edge of a tablet to its title (by eye).
  static let topTabPadding = 16.0
  /// The height, and least width, of a badge.
  static let badgeHeight = 18.0
  /// A floating bar since iOS 26.
  ///
  /// Recorded on 402 x 874 points: a bar of 83 with a capsule of 274 x 62 at its upper edge, and three tabs of 94 x 54 in it that are 86 apart;
  /// five tabs of 77 in a capsule of 360 (AndrewKochulab/sim-mirror; dumps of UITabBar's own views). Symbols and titles: Vercantez/openuikit's picture of a bar on 375 points.
  static let floating = (
    height: 62.0, inset: 4.0, pitch: 86.0, overlap: 8.0, margin: 21.0, bottom: 10.0,
    symbolMiddle: 20.0, titleMiddle: 40.5
  )
}

extension Traits {
  /// The height of a tab bar, in points.
  var tabBarHeight: Double {
    hasCompactBars ? BarMetrics.compactHeight : TabBarMetrics.height
  }

  /// The least height of a controller's tab bar with what lies below it, in points.
  var leastTabBarHeight: Double {
    hasFloatingBars ? TabBarMetrics.floating.height + TabBarMetrics.floating.bottom : 0
  }

  /// True where tabs stand at the upper edge, in the row of a navigation bar: on a tablet since iOS 18.
  var hasTopTabs: Bool {
    device.idiom == .pad && system.majorVersion >= 18 && size.width >= 500
  }

  /// True where the symbol and title of a tab stand side by side: on a tablet, and on a phone that lies on its side.
  var hasInlineTabs: Bool { device.idiom == .pad || orientation == .landscape }

  /// True where the symbols of tabs are smaller: on a phone that lies on its side.
  var hasCompactTabs: Bool { isPhoneOnItsSide }
}
