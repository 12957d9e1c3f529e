import AfterimageScreens

/// The lengths of a navigation bar, in points.
///
/// The height is measured in pictures of UIKit on iPhones and iPads, upright and on the side; the rest is what UIKit's own views are known to have.
/// Those of floating bars were recorded from iOS 26 and 27 (AndrewKochulab/sim-mirror, Vercantez/openuikit), on 402 x 874 points: the bar below 62 is 54 high with its title in the middle of the upper 44, a button at its end [346, 66, 36, 36], a large title in a bar of 106 [16, 119.7, 133, 40.7].
enum NavigationBarMetrics {
  /// The height of the row of buttons below the status bar.
  static let height = 44.0
  /// Below the buttons of a floating bar.
  static let floatingSpacing = 10.0
  /// The square of a button on a floating bar.
  static let floatingItemSide = 36.0
  /// From the edge of a capsule to the buttons on it: what centres a button of 36 points in a row of 44.
  static let capsuleInset = 4.0
  /// On both sides of a title on a capsule, and before the arrow of a back button (by eye).
  static let floatingTitlePadding = 8.0
  /// The height that a large title adds to a navigation bar.
  static let largeTitleHeight = 52.0
  /// The height that a prompt adds to a navigation bar.
  static let promptHeight = 30.0
  /// Between the title and the items beside it.
  static let titleSpacing = 8.0
  /// The arrow of a back button.
  static let backIndicatorSize = (width: 13.0, height: 21.0)
  /// How far the arrow of a back button lies before the margin.
  static let backIndicatorOutset = 8.0
  /// Between the arrow and the title of a back button.
  static let backTitleSpacing = 6.0

  /// From the middle of a large title to the lower edge of the bar.
  static func largeTitleMiddle(in traits: Traits) -> Double { traits.hasFloatingBars ? 28 : 28.67 }
}

extension Traits {
  /// The height of a navigation bar with nothing but its buttons and an inline title, in points.
  var navigationBarHeight: Double {
    navigationRowHeight + (hasFloatingBars ? NavigationBarMetrics.floatingSpacing : 0)
  }

  /// The height of the row of buttons in a navigation bar, in points.
  var navigationRowHeight: Double {
    hasCompactBars ? BarMetrics.compactHeight : NavigationBarMetrics.height
  }
}
