import AfterimageGraphics
import AfterimageScreens

/// How a view behaves towards constraints.
struct LayoutMetrics {
  /// The author's margins; nil is what UIKit gives.
  var margins: EdgeInsets?
  /// False where the margins do not grow by what the safe area takes from the view.
  var insetsMarginsFromSafeArea = true
  /// How strongly the view resists growing beyond its content.
  var hugging: (horizontal: Double, vertical: Double) = (250, 250)
  /// How strongly the view resists shrinking below its content.
  var compressionResistance: (horizontal: Double, vertical: Double) = (750, 750)
  /// The extent of the content that is no text, in points; nil has none along that axis.
  var contentSize: (width: Double?, height: Double?) = (nil, nil)
  /// The extent that the author says the content has, instead of what it has.
  var intrinsicSize: IntrinsicSize?
  /// The frame that no constraint of the author decides.
  var autoresizing: Autoresizing?
  /// How far the frame reaches beyond the rectangle that constraints act on, as UIView.alignmentRectInsets has it.
  var alignmentRectInsets = EdgeInsets.zero
  /// True where the room of a row decides about the width, and not the content.
  var fillsRow = false
  /// True for a view whose frame SwiftUI's layout decides.
  var isArranged = false
  /// True for a hidden view in a stack view, which takes no room.
  var isCollapsed = false
  /// True where the text scrolls in the view and asks for no room.
  var scrollsText = false
  /// The width that a text of several lines is broken at to find what it asks for, in points; nil is the room that it has.
  var preferredMaxLayoutWidth: Double?
  /// The least width of a view with text, in points.
  var minimumWidth: Double = 0
  /// True where the extent of the text is rounded up to whole points, not only to pixels.
  var isInWholePoints = false
  /// The least height of a view with text, in points.
  var minimumHeight: Double = 0
  /// False where the content of a scroll view begins at its edge, whatever lies over that.
  var adjustsContentInset = true
  /// The point of a scroll view's content at its top left corner.
  var contentOffset: Point = .zero
}
