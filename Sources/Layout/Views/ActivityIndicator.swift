package import AfterimageGraphics
import AfterimageScreens

/// A wheel of spokes with its colour resolved.
package struct ActivityContent: Hashable, Sendable {
  /// The colour of the most visible spoke.
  package var color: Color
  /// The extent of the wheel in both directions, in points.
  package var side: Double
}

extension Lowering {
  /// A wheel of 20 or 37 points; one that stands still takes its room, and shows if it is told to.
  func lowered(_ wheel: ActivityIndicator, as view: LoweredView) -> LoweredView {
    let side = wheel.style == .medium ? 20.0 : 37
    var lowered = view
    lowered.metrics.contentSize = (side, side)
    if wheel.isAnimating || !wheel.hidesWhenStopped {
      lowered.content = .activityIndicator(ActivityContent(color: color(wheel.color), side: side))
    }
    return lowered
  }
}

/// Eight spokes, clockwise from the top: each is fainter than the one after it, as in the first frame of the turn.
func activityDrawings(_ content: ActivityContent, in place: ControlPlace) -> [Drawing] {
  let slope = 0.5.squareRoot()
  let directions = [
    (0, -1), (slope, -slope), (1, 0), (slope, slope), (0, 1), (-slope, slope), (-1, 0),
    (-slope, -slope),
  ]
  return directions.enumerated().map { number, direction in
    let opacity = 1 - Double((8 - number) % 8) * 0.105
    return .stroke(
      spoke(toward: Point(x: direction.0, y: direction.1), of: content.side, in: place),
      width: content.side * 0.125, content.color.withAlpha(multipliedBy: opacity))
  }
}

/// A spoke from a quarter to almost the rim of the wheel; its round ends reach further by half of its width.
private func spoke(toward direction: Point, of side: Double, in place: ControlPlace) -> Path {
  func point(at distance: Double) -> Point {
    Point(
      x: place.frame.midX + direction.x * distance * side,
      y: place.frame.midY + direction.y * distance * side)
  }
  return Path([.move(to: point(at: 0.265)), .line(to: point(at: 0.42))])
}
