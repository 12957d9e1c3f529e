import AfterimageGraphics
import AfterimageScreens

/// The lengths that all bars have in common, in points.
///
/// Heights, margins and the hairlines' places are measured in pictures of UIKit on iPhones and iPads, upright and on the side; the rest is what UIKit's own views are known to have.
enum BarMetrics {
  /// The height of every bar where there is little room.
  static let compactHeight = 32.0
  /// The square that the symbol of a bar item is drawn in.
  static let symbolSide = 22.0
  /// Between two items of a bar.
  static let itemSpacing = 16.0
  /// The same of items that share a capsule: theirs would touch (by eye).
  static let floatingItemSpacing = 8.0

  /// How strongly a view of the author's own keeps the size of its frame: just not required, so that it gives way where the bar has too little room.
  static let viewPriority = 998.0
  /// How strongly the title of a button keeps its width: it does not give way to the title of its bar, which resists as every text.
  static let buttonTitleResistance = 900.0
  /// How strongly a view in the place of the title keeps its width: it gives way to the buttons, whose titles resist more.
  static let titleViewResistance = 890.0
}

extension Traits {
  /// From the safe area to the items of a bar: 16 points on a narrow screen and beside a notch, 20 on a wide one.
  var barMargin: Double { size.width >= 414 && safeArea.left == 0 ? 20 : 16 }

  /// True where bars are clear and what is on them floats on capsules: since iOS 26 on a phone that is held upright.
  ///
  /// Of iPads, and of phones on their side, nobody has published what iOS 26 has; they keep the lengths of before.
  var hasFloatingBars: Bool {
    system.hasGlassControls && device.idiom == .phone && orientation == .portrait
  }

  /// Between two items of a navigation bar.
  var barItemSpacing: Double {
    hasFloatingBars ? BarMetrics.floatingItemSpacing : BarMetrics.itemSpacing
  }

  /// True where bars are 32 points high: on a phone that lies on its side, but for those that are as wide as a tablet then.
  var hasCompactBars: Bool { isPhoneOnItsSide && device.portraitSize.width < 414 }
}
