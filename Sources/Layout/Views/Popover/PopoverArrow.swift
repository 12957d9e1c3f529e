import AfterimageGraphics
import AfterimageScreens

extension SymbolGlyph {
  /// The triangle of a popover: its sides leave the card and meet at the tip in curves, and its base reaches a hair into the card, so that no seam shows.
  static func popoverArrow(_ direction: Popover.ArrowDirection, color: Color) -> SymbolGlyph {
    let size = PopoverMetrics.arrowSize
    let isUpright = direction != .left && direction != .right
    return SymbolGlyph(
      figure: .outline(arrow(direction), line: 0), size: isUpright ? size : size.turned,
      color: color)
  }

  private static func arrow(_ direction: Popover.ArrowDirection) -> Path {
    let (base, height) = (PopoverMetrics.arrowSize.width, PopoverMetrics.arrowSize.height)
    func place(_ along: Double, _ away: Double) -> Point {
      switch direction {
      case .up, .any: Point(x: along, y: height - away)
      case .down: Point(x: along, y: away)
      case .left: Point(x: height - away, y: along)
      case .right: Point(x: away, y: along)
      }
    }
    let middle = base / 2
    return Path([
      .move(to: place(0, -0.5)), .line(to: place(0, 0)),
      .curve(to: place(middle - 4, 11.2), control1: place(6.5, 0), control2: place(middle - 8, 7)),
      .curve(
        to: place(middle + 4, 11.2), control1: place(middle - 1.8, 13.6),
        control2: place(middle + 1.8, 13.6)),
      .curve(to: place(base, 0), control1: place(middle + 8, 7), control2: place(base - 6.5, 0)),
      .line(to: place(base, -0.5)), .close,
    ])
  }
}
