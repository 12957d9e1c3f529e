import AfterimageGraphics

/// The strokes of a mark in the middle of a frame.
func glyphDrawings(_ glyph: Glyph, in frame: Rect) -> [Drawing] {
  let size = glyph.size
  let pen = Pen(
    frame: Rect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height))
  switch glyph.shape {
  case .chevron(let direction):
    let points = [(1.1, 1.1), (6.4, 6.5), (1.1, 11.9)]
    let turned = points.map { (direction == .leftToRight ? $0.0 : 7.5 - $0.0, $0.1) }
    return [.stroke(pen.line(turned), width: 2.2, glyph.color)]
  case .checkmark:
    return [.stroke(pen.line([(1, 7.6), (5, 12.3), (13, 1.2)]), width: 2, glyph.color)]
  case .information: return informationDrawings(pen, glyph.color)
  case .magnifyingGlass:
    return [
      .stroke(pen.circle(6.6, 6.6, radius: 5.7), width: 1.6, glyph.color),
      .stroke(pen.line([(10.8, 10.8), (14.9, 14.9)]), width: 1.8, glyph.color),
    ]
  case .clear:
    return [
      .fill(RoundedRect(pen.frame, radius: 8), glyph.color),
      .stroke(pen.line([(5.4, 5.4), (10.6, 10.6)]), width: 1.4, glyph.knockout),
      .stroke(pen.line([(10.6, 5.4), (5.4, 10.6)]), width: 1.4, glyph.knockout),
    ]
  }
}

private func informationDrawings(_ pen: Pen, _ color: Color) -> [Drawing] {
  [
    .stroke(pen.circle(11, 11, radius: 10.1), width: 1.6, color),
    .fill(RoundedRect(pen.rect(9.85, 4.9, 2.3, 2.3), radius: 1.15), color),
    .stroke(pen.line([(9.4, 9.6), (11.3, 9.6), (11.3, 15.7)]), width: 1.6, color),
    .stroke(pen.line([(9, 15.8), (13.4, 15.8)]), width: 1.6, color),
  ]
}

/// Draws in coordinates of a frame.
private struct Pen {
  let frame: Rect

  /// The part of a diameter that the control points of a quarter circle stand off its ends.
  private static let quarter = 0.5522847498

  func point(_ x: Double, _ y: Double) -> Point { Point(x: frame.minX + x, y: frame.minY + y) }

  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(origin: point(x, y), size: Size(width: width, height: height))
  }

  func line(_ points: [(Double, Double)]) -> Path {
    Path(
      points.enumerated().map { place, corner in
        let point = point(corner.0, corner.1)
        return place == 0 ? .move(to: point) : .line(to: point)
      })
  }

  func circle(_ x: Double, _ y: Double, radius: Double) -> Path {
    let arm = radius * Self.quarter
    return Path([
      .move(to: point(x + radius, y)),
      .curve(
        to: point(x, y + radius), control1: point(x + radius, y + arm),
        control2: point(x + arm, y + radius)),
      .curve(
        to: point(x - radius, y), control1: point(x - arm, y + radius),
        control2: point(x - radius, y + arm)),
      .curve(
        to: point(x, y - radius), control1: point(x - radius, y - arm),
        control2: point(x - arm, y - radius)),
      .curve(
        to: point(x + radius, y), control1: point(x + arm, y - radius),
        control2: point(x + radius, y - arm)),
      .close,
    ])
  }
}
