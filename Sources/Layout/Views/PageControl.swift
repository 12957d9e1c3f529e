package import AfterimageGraphics
import AfterimageScreens

/// The dots of pages with their colours resolved.
package struct PageContent: Hashable, Sendable {
  /// How many dots there are.
  package var count: Int
  /// The dot of the shown page, from 0.
  package var current: Int
  /// The colour of the dot of the shown page.
  package var currentColor: Color
  /// The colour of the other dots.
  package var otherColor: Color
  /// The diameter of a dot, in points.
  static let dot = 7.0
  /// The distance between two dots, in points.
  static let spacing = 9.0
}

/// The platter that dots lie on since iOS 14, which is wider than they are.
///
/// Three pages are 77 points wide and 25.67 high (cashapp/AccessibilitySnapshot's pictures of iOS 17.5, 18.5 and 26.2). On a Mac UIKit's own views have 14 points beside the dots and 8 between them (Vercantez/openuikit); 77 then leaves 11 for each.
private enum PagePlatter {
  static let padding = 14.0
  static let spacing = 8.0
  static let slot = 11.0

  /// Up to whole pixels: 25.67 at three a point, 26 at two.
  static func height(scale: Double) -> Double { (25.6 * scale).rounded(.up) / scale }

  static func width(pages count: Int) -> Double {
    2 * padding + Double(count) * (slot + spacing) - (count == 0 ? 0 : spacing)
  }
}

extension Lowering {
  /// Dots of 7 points that are 9 apart, 37 high in all before iOS 14.
  func lowered(_ control: PageControl, as view: LoweredView) -> LoweredView {
    let count = control.numberOfPages
    let pitch = PageContent.dot + PageContent.spacing
    let width = count == 0 ? 0 : Double(count) * pitch - PageContent.spacing
    var lowered = view
    lowered.metrics.contentSize =
      traits.system.majorVersion >= 14
      ? (PagePlatter.width(pages: count), PagePlatter.height(scale: traits.scale)) : (width, 37)
    if count > 1 || !control.hidesForSinglePage {
      lowered.content = .pageControl(dots(of: control))
    }
    return lowered
  }

  private func dots(of control: PageControl) -> PageContent {
    let white = ColorReference.system(.white)
    return PageContent(
      count: control.numberOfPages,
      current: min(control.currentPage, max(0, control.numberOfPages - 1)),
      currentColor: color(control.currentPageIndicatorTintColor ?? white),
      otherColor: control.pageIndicatorTintColor.map(color)
        ?? color(white).withAlpha(multipliedBy: 0.3))
  }
}

/// The dots in the middle of the control, the first at the leading side; those that do not fit are left out.
func pageDrawings(_ content: PageContent, in place: ControlPlace) -> [Drawing] {
  let pitch = PageContent.dot + PageContent.spacing
  let fitting = Int((place.frame.width + PageContent.spacing) / pitch)
  let count = min(content.count, max(1, fitting))
  let start = (place.frame.width - Double(count) * pitch + PageContent.spacing) / 2
  return (0..<count).map { page in
    let dot = place.centered(
      leading: start + Double(page) * pitch, width: PageContent.dot, height: PageContent.dot)
    let isCurrent = page == min(content.current, count - 1)
    return .fill(.capsule(dot), isCurrent ? content.currentColor : content.otherColor)
  }
}
