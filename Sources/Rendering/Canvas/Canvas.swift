import AfterimageGraphics

private import CCairo

/// A picture that is being drawn, straight into the memory of the bitmap that it becomes; in points.
///
/// Cairo keeps its first failure and draws nothing more, so failures are looked at once, at the end.
struct Canvas: ~Copyable {
  /// Cairo's drawing state; for this type's extensions and the shaped lines alone.
  let context: OpaquePointer
  /// The extent, in pixels.
  let pixels: PixelSize
  /// Pixels in a point.
  let scale: Double
  /// The rows that there is memory for.
  let rows: Range<Int>

  private init(
    _ memory: UnsafeMutablePointer<UInt32>?, rows: Range<Int>, of pixels: PixelSize, scale: Double
  ) {
    // With an alpha component, although all of it is opaque: cairo leaves the unused byte of RGB24 to chance.
    let surface = memory?.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, CInt(pixels.width), CInt(pixels.height), CInt(pixels.width * 4))
    }
    context = cairo_create(surface)
    cairo_surface_destroy(surface)
    cairo_scale(context, scale, scale)
    self.pixels = pixels
    self.scale = scale
    self.rows = rows
  }

  /// Draws on a surface of its own in the coordinates of another canvas, from a point of that one's pixels on.
  init(
    on surface: OpaquePointer?, pixels: PixelSize, like other: borrowing Canvas, from corner: Point
  ) {
    context = cairo_create(surface)
    self.pixels = pixels
    scale = other.scale
    rows = 0..<pixels.height
    var matrix = cairo_matrix_t()
    cairo_get_matrix(other.context, &matrix)
    matrix.x0 -= corner.x
    matrix.y0 -= corner.y
    cairo_set_matrix(context, &matrix)
  }

  /// Draws on a surface of figures, whose unit is the point.
  init(drawingOn surface: OpaquePointer?, size: Size) {
    context = cairo_create(surface)
    pixels = PixelSize(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    scale = 1
    rows = 0..<pixels.height
  }

  deinit {
    cairo_destroy(context)
  }

  /// Draws on some rows of a picture, in memory that holds no others.
  ///
  /// Coordinates are those of the whole picture, so that every pixel comes out as it would there. Cairo is given the place where the whole picture's memory would
  /// begin, and a clip that keeps it within the rows.
  init(
    rows: Range<Int>, in memory: UnsafeMutablePointer<UInt32>, of pixels: PixelSize, scale: Double
  ) {
    let rowLength = pixels.width * MemoryLayout<UInt32>.size
    let start = Int(bitPattern: memory) &- rows.lowerBound * rowLength
    self.init(UnsafeMutablePointer(bitPattern: start), rows: rows, of: pixels, scale: scale)
    cairo_identity_matrix(context)
    cairo_rectangle(
      context, 0, Double(rows.lowerBound), Double(pixels.width), Double(rows.count))
    cairo_clip(context)
    cairo_scale(context, scale, scale)
  }

  /// Makes a bitmap by drawing on its memory, whose former content is arbitrary.
  static func bitmap(
    _ pixels: PixelSize, scale: Double, draw: (borrowing Canvas) -> RenderingError?
  ) throws(RenderingError) -> Bitmap {
    var failure: RenderingError?
    let memory = [UInt32](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      failure = self.draw(on: buffer, pixels, scale: scale, draw: draw)
      count = pixels.count
    }
    if let failure { throw failure }
    guard let bitmap = Bitmap(width: pixels.width, height: pixels.height, pixels: memory) else {
      throw .noMemory
    }
    return bitmap
  }

  /// Draws on the memory of a bitmap; the result is the first failure.
  static func draw(
    on memory: UnsafeMutableBufferPointer<UInt32>, _ pixels: PixelSize, scale: Double,
    draw: (borrowing Canvas) -> RenderingError?
  ) -> RenderingError? {
    let canvas = Canvas(
      memory.baseAddress, rows: 0..<pixels.height, of: pixels, scale: scale)
    return draw(canvas) ?? canvas.finish()
  }

  /// Completes what has been drawn; the result is the first failure.
  func finish() -> RenderingError? {
    cairo_surface_flush(cairo_get_target(context))
    return switch cairo_status(context) {
    case CAIRO_STATUS_SUCCESS: nil
    case CAIRO_STATUS_NO_MEMORY: .noMemory
    case let status: .refused(String(cString: cairo_status_to_string(status)))
    }
  }

  /// Replaces everything by a colour, transparent ones too.
  func clear(to color: Color) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setColor(color)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Draws a line of text, the left end of its baseline at a point.
  func draw(_ line: ShapedLine, at origin: Point, _ color: Color) {
    setColor(color)
    line.draw(on: self, at: origin)
  }

  /// Draws within an edge, moved and faded as one.
  func group(
    offset: Point, clip: RoundedRect?, opacity: Double,
    draw: (borrowing Canvas) -> RenderingError?
  ) -> RenderingError? {
    cairo_save(context)
    defer { cairo_restore(context) }
    if let clip { setClip(clip) }
    cairo_translate(context, offset.x, offset.y)
    guard opacity < 1 else { return draw(self) }
    cairo_push_group(context)
    let failure = draw(self)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
    return failure
  }

  /// Sets the colour of what is drawn next.
  func setColor(_ color: Color) {
    cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      color.alpha)
  }

  private func setClip(_ shape: RoundedRect) {
    addPath(shape)
    cairo_clip(context)
  }
}

/// An extent in whole pixels.
struct PixelSize: Hashable {
  /// The pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The number of all pixels.
  var count: Int { width * height }
}
