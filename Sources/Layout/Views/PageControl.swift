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
  package var dot: Double
  /// Between the middles of two dots beside each other, in points.
  package var pitch: Double
}

/// The lengths of a page control in a version of iOS, in points.
private struct PageControlMetrics {
  let majorVersion: Int

  /// True where the dots lie on a platter, which is wider than they are.
  ///
  /// Three pages are 77 points wide and 25.67 high, dots of 7.5 points are 17.67 apart (cashapp/AccessibilitySnapshot's pictures of iOS 17.5, 18.5 and 26.2): 9.67 for each dot, 8 between them as in UIKit's own views on a Mac (Vercantez/openuikit), 16 beside and 8 above and below.
  private var hasPlatter: Bool { majorVersion >= 14 }

  var dot: Double { hasPlatter ? 7.5 : 7 }
  private var slot: Double { hasPlatter ? 29.0 / 3 : dot }
  private var spacing: Double { hasPlatter ? 8 : 9 }
  private var padding: Double { hasPlatter ? 16 : 0 }
  var pitch: Double { slot + spacing }

  /// Up to whole pixels: 25.67 at three a point, 26 at two.
  func height(scale: Double) -> Double {
    hasPlatter ? (25.6 * scale).rounded(.up) / scale : 37
  }

  func width(pages count: Int) -> Double {
    2 * padding + (count == 0 ? 0 : Double(count) * pitch - spacing)
  }
}

extension Lowering {
  /// Dots on their platter; they are 9 apart without one, 37 high in all, before iOS 14.
  func lowered(_ control: PageControl, as view: LoweredView) -> LoweredView {
    let metrics = PageControlMetrics(majorVersion: traits.system.majorVersion)
    var lowered = view
    lowered.metrics.contentSize = (
      metrics.width(pages: control.numberOfPages), metrics.height(scale: traits.scale)
    )
    if control.numberOfPages > 1 || !control.hidesForSinglePage {
      lowered.content = .pageControl(dots(of: control, metrics))
    }
    return lowered
  }

  private func dots(of control: PageControl, _ metrics: PageControlMetrics) -> PageContent {
    let white = ColorReference.system(.white)
    return PageContent(
      count: control.numberOfPages,
      current: min(control.currentPage, max(0, control.numberOfPages - 1)),
      currentColor: color(control.currentPageIndicatorTintColor ?? white),
      otherColor: control.pageIndicatorTintColor.map(color)
        ?? color(white).withAlpha(multipliedBy: 0.3),
      dot: metrics.dot, pitch: metrics.pitch)
  }
}

/// The dots in the middle of the control, the first at the leading side; those that do not fit are left out.
func pageDrawings(_ content: PageContent, in place: ControlPlace) -> [Drawing] {
  let spacing = content.pitch - content.dot
  let fitting = Int((place.frame.width + spacing) / content.pitch)
  let count = min(content.count, max(1, fitting))
  let start = (place.frame.width - Double(count) * content.pitch + spacing) / 2
  return (0..<count).map { page in
    let dot = place.centered(
      leading: start + Double(page) * content.pitch, width: content.dot, height: content.dot)
    let isCurrent = page == min(content.current, count - 1)
    return .fill(.capsule(dot), isCurrent ? content.currentColor : content.otherColor)
  }
}
