import AfterimageGraphics

extension TextSizing {
  /// The extent that the titles of a segmented control ask for: equal segments are all as wide as the widest.
  func size(of content: SegmentedContent) -> Size {
    let widths = widths(of: content).map { $0.rounded(.up) }
    guard !content.isProportional else {
      return Size(width: widths.reduce(0, +), height: content.height)
    }
    // The outermost lines lie half outside (read from frames that Interface Builder stored).
    let width = Double(widths.count) * (widths.max() ?? 0) - 1
    return Size(width: max(0, width), height: content.height)
  }

  /// Shares the frame of a segmented control among its segments, and sets their titles.
  func placeSegments(of node: inout Node) {
    guard case .segmentedControl(var content) = node.control, node.mask == nil else { return }
    let frame = node.snappedFrame
    let widths = widths(of: content)
    let sum = widths.reduce(0, +)
    var start = 0.0
    for index in content.segments.indices {
      let share = content.isProportional ? widths[index] / sum : 1 / Double(widths.count)
      let width = share * frame.width
      let left =
        node.direction == .leftToRight ? frame.minX + start : frame.maxX - start - width
      content.segments[index].frame = Rect(
        x: left, y: frame.minY, width: width, height: frame.height
      ).snapped(to: scale)
      content.segments[index].line = line(of: content.segments[index])
      start += width
    }
    node.control = .segmentedControl(content)
  }

  private func widths(of content: SegmentedContent) -> [Double] {
    content.segments.map { width(of: $0.face) + content.padding }
  }

  private func width(of face: SegmentedContent.Face) -> Double {
    switch face {
    case .title(let title):
      block(title, width: nil, minimumHeight: 0, vanishesWhenEmpty: false).size.width
    case .symbol(let glyph): glyph.size.width
    }
  }

  private func line(of segment: SegmentedContent.Segment) -> TextLine? {
    guard case .title(let title) = segment.face else { return nil }
    return lines(of: title, in: segment.frame.inset(by: EdgeInsets(left: 4, right: 4))).first
  }
}
