import AfterimageGraphics

private import CCairo

extension Canvas {
  /// Draws a picture stretched to a rectangle, as far as it lies within another.
  func draw(_ image: Bitmap, in rect: Rect, clip: Rect) -> RenderingError? {
    let limit = 32_767  // what pixman can address
    guard max(image.width, image.height) <= limit else {
      return .imageTooLarge(width: image.width, height: image.height, limit: limit)
    }
    guard let visible = rect.intersection(clip) else { return nil }
    image.pixels.withUnsafeBufferPointer {
      paint($0.baseAddress, image, filter: filter(for: image, in: rect), in: rect, visible)
    }
    return nil
  }

  private func paint(
    _ memory: UnsafePointer<UInt32>?, _ image: Bitmap, filter: cairo_filter_t, in rect: Rect,
    _ visible: Rect
  ) {
    // Cairo takes memory to draw on; nothing draws on a source.
    let bytes = UnsafeMutableRawPointer(mutating: memory)?.assumingMemoryBound(to: UInt8.self)
    // Of pixels that are mixed from others nothing shows through where nothing does through these, however their shares are rounded.
    let isSolid = filter != CAIRO_FILTER_NEAREST && image.isOpaque
    let source = cairo_image_surface_create_for_data(
      bytes, isSolid ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, CInt(image.width),
      CInt(image.height), CInt(image.width * 4))
    cairo_save(context)
    addRectangle(visible)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / Double(image.width), rect.height / Double(image.height))
    cairo_set_source_surface(context, source, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), filter)
    // The edge pixels go on outward, so that filtering does not fade the edge.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_fill(context)
    cairo_restore(context)
    cairo_surface_finish(source)
    cairo_surface_destroy(source)
  }

  // Pixels that fall on pixels are copied; all others are filtered.
  private func filter(for image: Bitmap, in rect: Rect) -> cairo_filter_t {
    var x = rect.minX
    var y = rect.minY
    cairo_user_to_device(context, &x, &y)
    let isSameSize =
      isNear(rect.width * scale, Double(image.width))
      && isNear(rect.height * scale, Double(image.height))
    let isOnPixels = isNear(x, x.rounded()) && isNear(y, y.rounded())
    return isSameSize && isOnPixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
  }

  // Within half of the 1/256 of a pixel that cairo can tell apart.
  private func isNear(_ length: Double, _ whole: Double) -> Bool {
    (length - whole).magnitude < 1.0 / 512
  }
}
