import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageScreens

/// What differing pixels tell of a trace.
extension Trace {
  /// The views in which pixels differ: what they say or show is another thing, as their looks and frames are the same.
  func pixelCauses(at clusters: [Rect]) -> [Cause] {
    unique(clusters.prefix(64).compactMap { culprit(at: $0)?.contentCause })
  }

  /// The view that makes pixels differ: one that shows something where they are; where there are several, a secret, whose text may have moved the others, or else the one in the middle.
  private func culprit(at cluster: Rect) -> TracedView? {
    let inSight = views.filter { $0.shownFrame != nil }
    let showing = inSight.filter { $0.showsContent && $0.overlap(with: cluster) > 0 }
    let around = showing.filter { $0.overlap(with: cluster) >= cluster.area * 0.9 }
    return around.last ?? showing.first { $0.isSecret }
      ?? showing.last { $0.shownFrame?.holds(cluster.middle) == true }
      ?? showing.first ?? inSight.last { $0.shownFrame?.holds(cluster.middle) == true }
  }
}

extension TracedView {
  /// True for a kind of view that says or shows something.
  var showsContent: Bool { contentCause != .pixels(of: name) }

  /// What is another one where the view differs in nothing else.
  var contentCause: Cause {
    switch kind {
    case "label", "button", "textField", "textView", "searchBar", "tabBarItem", "header", "footer",
      "badge", "cardField":
      .text(of: name)
    case "switch", "slider", "stepper", "segmentedControl", "progressView", "pageControl", "picker",
      "datePicker":
      .value(of: name)
    case "imageView", "symbol", "glyph": .picture(of: name)
    default: .pixels(of: name)
    }
  }

  /// The area that its content and a rectangle have in common, in square points; 0 where it is not in sight.
  func overlap(with rect: Rect) -> Double { shownFrame?.intersection(rect)?.area ?? 0 }
}

extension Rect {
  fileprivate var area: Double { width * height }

  fileprivate var middle: Point { Point(x: midX, y: midY) }

  fileprivate func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
