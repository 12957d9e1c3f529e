package import AfterimageGraphics

/// The pieces of a picture, in points, from the top and then from the left: a line of text, a separator, a bar's edge, an outline, an icon.
///
/// - Parameter scale: pixels in a point.
package func pieces(of picture: Bitmap, scale: Double) -> [Rect] {
  var marks = InkMap(picture).marks()
  while let (first, second) = closePair(among: marks, scale: scale) {
    marks[first] = marks[first].joined(with: marks[second])
    marks.remove(at: second)
  }
  return boxes(around: marks, scale: scale)
}

/// The boxes of marks in points, from the top and then from the left.
func boxes(around marks: [Mark], scale: Double) -> [Rect] {
  marks.map { $0.bounds.inPoints(scale) }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
}

private func closePair(among marks: [Mark], scale: Double) -> (Int, Int)? {
  for (index, mark) in marks.enumerated() {
    let others = marks.indices.dropFirst(index + 1)
    if let other = others.first(where: { mark.makesText(with: marks[$0], scale: scale) }) {
      return (index, other)
    }
  }
  return nil
}

extension Mark {
  /// Whether two marks are letters of one line, or parts of one letter: nearer than a wide space of the higher one's height.
  fileprivate func makesText(with other: Mark, scale: Double) -> Bool {
    guard !isFrame(scale), !other.isFrame(scale) else { return false }
    let high = bounds.height > other.bounds.height ? bounds : other.bounds
    let low = bounds.height > other.bounds.height ? other.bounds : bounds
    let aside = max(high.x, low.x) - min(high.maxX, low.maxX)
    let apart = max(high.y, low.y) - min(high.maxY, low.maxY)
    if apart < 0 { return Double(aside) <= 0.66 * Double(high.height) }
    let isPartOfLetter = aside < 0 && high.width <= 2 * high.height
    return isPartOfLetter && Double(apart) <= 0.35 * Double(high.height)
  }

  /// Whether the mark is a line or an outline around something, which never belongs to a text.
  private func isFrame(_ scale: Double) -> Bool {
    let (width, height) = (Double(bounds.width) / scale, Double(bounds.height) / scale)
    let isLine = height <= 1 && width > 20
    let isOutline =
      width > 40 && height > 30 && Double(area) < 0.12 * width * height * scale * scale
    return isLine || isOutline
  }
}

extension PixelRect {
  fileprivate func inPoints(_ scale: Double) -> Rect {
    Rect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
