import AfterimageGraphics

private import CCairo

extension Canvas {
  /// Fills a shape with colours that pass into each other; beyond the first and the last place they go on as they are.
  func fill(_ shape: RoundedRect, _ gradient: ColorGradient) {
    let pattern = makePattern(gradient)
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(color.red) / 255, Double(color.green) / 255,
        Double(color.blue) / 255, color.alpha)
    }
    cairo_set_source(context, pattern)
    addPath(shape)
    cairo_fill(context)
  }

  private func makePattern(_ gradient: ColorGradient) -> OpaquePointer? {
    let (start, end) = (gradient.start, gradient.end)
    switch gradient.kind {
    case .axial: return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial:
      let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      let radii = Size(width: (end.x - start.x).magnitude, height: (end.y - start.y).magnitude)
      // An ellipse without extent would have no inverse, and Pixman's matrices hold no number above 32767; a tenth of a point draws the last colour alone.
      let width = max(radii.width, 0.1)
      let height = max(radii.height, 0.1)
      var matrix = cairo_matrix_t(
        xx: 1 / width, yx: 0, xy: 0, yy: 1 / height, x0: -start.x / width, y0: -start.y / height)
      cairo_pattern_set_matrix(pattern, &matrix)
      return pattern
    }
  }
}
