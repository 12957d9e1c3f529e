import AfterimageGraphics

private import CCairo

extension Canvas {
  /// Fills a shape.
  func fill(_ shape: RoundedRect, _ color: Color) {
    setColor(color)
    addPath(shape)
    cairo_fill(context)
  }

  /// Fills what lies between a shape and the same shape made smaller by a width on every side.
  func border(_ shape: RoundedRect, width: Double, _ color: Color) {
    setColor(color)
    addPath(shape)
    let inside = shape.inset(by: width)
    if !inside.rect.isEmpty { addPath(inside) }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills a figure.
  func fill(_ path: Path, _ color: Color) {
    setColor(color)
    addPath(path)
    cairo_fill(context)
  }

  /// Draws a figure's outline with round ends and joins.
  func stroke(_ path: Path, width: Double, _ color: Color) {
    setColor(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    addPath(path)
    cairo_stroke(context)
  }

  /// Adds a shape to the path, its corners as cubic curves.
  func addPath(_ shape: RoundedRect) {
    if shape.radius > 0 { addPath(shape.outline) } else { addRectangle(shape.rect) }
  }

  private func addPath(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): move(point.x, point.y)
      case .line(let point): line(point.x, point.y)
      case .curve(let point, let control1, let control2):
        corner(control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Adds a rectangle to the path.
  func addRectangle(_ rect: Rect) {
    move(rect.minX, rect.minY)
    line(rect.maxX, rect.minY)
    line(rect.maxX, rect.maxY)
    line(rect.minX, rect.maxY)
    cairo_close_path(context)
  }

  private func move(_ x: Double, _ y: Double) {
    cairo_move_to(context, bounded(x), bounded(y))
  }

  private func line(_ x: Double, _ y: Double) {
    cairo_line_to(context, bounded(x), bounded(y))
  }

  private func corner(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double
  ) {
    cairo_curve_to(
      context, bounded(x1), bounded(y1), bounded(x2), bounded(y2), bounded(x3), bounded(y3))
  }

  // Cairo's device coordinates wrap around at 2^23 pixels; a group may move by as much again.
  private func bounded(_ coordinate: Double) -> Double {
    let farthest = Double(1 << 21) / scale
    return max(-farthest, min(coordinate, farthest))
  }
}
