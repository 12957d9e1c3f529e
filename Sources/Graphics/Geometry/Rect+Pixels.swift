extension Rect {
  /// The rectangle whose edges lie on the nearest pixel edges: each edge rounds by itself, so neighbours keep sharing theirs.
  ///
  /// - Parameter scale: pixels in a point.
  package func snapped(to scale: Double) -> Rect {
    edges(roundedBy: .toNearestOrAwayFromZero, .toNearestOrAwayFromZero, to: scale)
  }

  /// The smallest rectangle of whole pixels around this one.
  ///
  /// - Parameter scale: pixels in a point.
  package func snappedOutward(to scale: Double) -> Rect {
    edges(roundedBy: .down, .up, to: scale)
  }

  private func edges(
    roundedBy low: FloatingPointRoundingRule, _ high: FloatingPointRoundingRule, to scale: Double
  ) -> Rect {
    let left = Self.pixelEdge(minX * scale, low) / scale
    let top = Self.pixelEdge(minY * scale, low) / scale
    return Rect(
      x: left, y: top, width: Self.pixelEdge(maxX * scale, high) / scale - left,
      height: Self.pixelEdge(maxY * scale, high) / scale - top)
  }

  /// A 65,536th of a pixel is taken for nothing: solutions are exact to a billionth only, and what is left of their
  /// last digits must not decide which way a half rounds.
  private static func pixelEdge(_ place: Double, _ rule: FloatingPointRoundingRule) -> Double {
    ((place * 65_536).rounded() / 65_536).rounded(rule)
  }
}
