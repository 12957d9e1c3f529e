import AfterimageGraphics
import AfterimageScreens

/// The upper or the lower edge of a button that its title and its picture lie at.
package struct ButtonEdge: Hashable, Sendable {
  /// True for the upper edge.
  let isUpper: Bool
  /// The room between that edge and what lies at it, in points: what a title in the middle asks for has none of its own before configurations.
  let inset: Double

  /// The edge of a button; nil where its title lies in the middle.
  init?(of button: Button, _ metrics: ButtonMetrics) {
    let insets = button.contentInsets ?? (button.style == .system ? .zero : metrics.insets)
    switch button.contentVerticalAlignment {
    case .center: return nil
    case .top: (isUpper, inset) = (true, insets.top)
    case .bottom: (isUpper, inset) = (false, insets.bottom)
    }
  }

  /// How far something moves down to lie at the edge of a frame, in points.
  fileprivate func distance(
    from span: ClosedRange<Double>, in frame: Rect, _ edgeInsets: EdgeInsets
  ) -> Double {
    isUpper
      ? frame.minY + inset + edgeInsets.top - span.lowerBound
      : frame.maxY - inset - edgeInsets.bottom - span.upperBound
  }
}

extension ButtonContent {
  /// Moves title and picture from the middle of a button to an edge, each by itself where they stand side by side, as UIControl.contentVerticalAlignment does.
  mutating func move(to edge: ButtonEdge, in frame: Rect, scale: Double) {
    let title = titleSpan
    let picture = icon.map { $0.frame.minY...$0.frame.maxY }
    if let title, let picture, icon?.isStacked == true {
      let both =
        min(title.lowerBound, picture.lowerBound)...max(title.upperBound, picture.upperBound)
      let distance = edge.distance(from: both, in: frame, .zero).rounded(toPixelsOf: scale)
      moveTitle(by: distance)
      icon?.frame.origin.y += distance
    } else {
      if let title {
        let distance = edge.distance(from: title, in: frame, titleEdgeInsets)
        moveTitle(by: distance.rounded(toPixelsOf: scale))
      }
      if let picture {
        let distance = edge.distance(from: picture, in: frame, icon?.insets ?? .zero)
        icon?.frame.origin.y += distance.rounded(toPixelsOf: scale)
      }
    }
  }

  /// From the top of the first line to the bottom of the last one; nil without a title.
  private var titleSpan: ClosedRange<Double>? {
    guard let first = title.lines.first, let last = title.lines.last else { return nil }
    return first.origin.y - title.font.ascender...last.origin.y + title.font.descender
  }

  private mutating func moveTitle(by distance: Double) {
    for index in title.lines.indices { title.lines[index].origin.y += distance }
  }
}

extension Double {
  fileprivate func rounded(toPixelsOf scale: Double) -> Double { (self * scale).rounded() / scale }
}
