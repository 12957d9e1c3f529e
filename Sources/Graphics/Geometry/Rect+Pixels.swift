extension Rect {
  /// The rectangle whose edges lie on the nearest pixel edges: each edge rounds by itself, so neighbours keep sharing theirs.
  ///
  /// - Parameter scale: pixels in a point.
  package func snapped(to scale: Double) -> Rect {
    edges(roundedBy: { ($0 * scale).rounded() / scale }, { ($0 * scale).rounded() / scale })
  }

  /// The smallest rectangle of whole pixels around this one.
  ///
  /// - Parameter scale: pixels in a point.
  package func snappedOutward(to scale: Double) -> Rect {
    edges(
      roundedBy: { ($0 * scale).rounded(.down) / scale }, { ($0 * scale).rounded(.up) / scale })
  }

  private func edges(roundedBy low: (Double) -> Double, _ high: (Double) -> Double) -> Rect {
    let left = low(minX)
    let top = low(minY)
    return Rect(x: left, y: top, width: high(maxX) - left, height: high(maxY) - top)
  }
}
