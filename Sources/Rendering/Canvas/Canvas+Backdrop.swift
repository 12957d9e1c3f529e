import AfterimageGraphics

private import CCairo
private import CPixels

extension Canvas {
  /// Shows everything drawn so far through an effect, within a rectangle.
  ///
  /// The effect is worked out for the whole rectangle, and edges of groups cut it afterwards.
  func apply(_ backdrop: Backdrop, in rect: Rect, opacity: Double) -> RenderingError? {
    guard opacity > 0, let frame = Frame(self), let region = frame.region(of: rect, on: self),
      isVisible(region, of: frame)
    else { return nil }
    // Its pixels would be others than those of the whole, and some of what it looks at is not there.
    guard frame.rows.contains(region.y..<region.maxY) else {
      return .refused("an effect is cut by the strip that it is drawn on")
    }
    if opacity >= 1, clips(to: region, of: frame) {
      defer { cairo_surface_mark_dirty(frame.surface) }
      return run(backdrop, on: frame.area(region))
    }
    return lay(backdrop, of: frame, region, opacity: opacity)
  }

  // A canvas of some rows has no memory for others, which no part of the clip is in.
  private func isVisible(_ region: PixelRect, of frame: Frame) -> Bool {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let clip = Rect(
      x: left - frame.left, y: top - frame.top, width: right - left, height: bottom - top)
    return clip.intersection(region.rect) != nil
  }

  private func lay(_ backdrop: Backdrop, of frame: Frame, _ region: PixelRect, opacity: Double)
    -> RenderingError?
  {
    let copy = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, CInt(region.width), CInt(region.height))
    defer { cairo_surface_destroy(copy) }
    guard let memory = cairo_image_surface_get_data(copy) else { return .noMemory }
    let stride = Int(cairo_image_surface_get_stride(copy))
    let area = pixels_area_of_frame(memory, stride, 0, 0, region.width, region.height)
    frame.copy(region, to: memory, stride: stride)
    if let failure = run(backdrop, on: area) { return failure }
    cairo_surface_mark_dirty(copy)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(
      context, copy, frame.left + Double(region.x), frame.top + Double(region.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
    return nil
  }

  private func run(_ backdrop: Backdrop, on area: pixels_area) -> RenderingError? {
    let status =
      switch backdrop {
      case .blur(let blur): pixels_blur(area, blur.radius * scale, blur.tone)
      case .mosaic(let side):
        pixels_mosaic(area, Int(max(1, min((side * scale).rounded(), 65_536))))
      }
    return switch status {
    case pixels_done: nil
    case pixels_out_of_memory: .noMemory
    default: .refused("the numbers of an effect are out of range")
    }
  }

  // True where nothing but whole rectangles of pixels cuts the region, and none of them does.
  private func clips(to region: PixelRect, of frame: Frame) -> Bool {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    guard let list = cairo_copy_clip_rectangle_list(context) else { return false }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1,
      let clip = list.pointee.rectangles?.pointee
    else { return false }
    let edge = Rect(
      x: clip.x - frame.left, y: clip.y - frame.top, width: clip.width, height: clip.height)
    return edge.contains(region.rect)
  }
}

/// The memory that is being drawn on: the bitmap's, or that of the innermost faded group.
private struct Frame {
  let surface: OpaquePointer
  let memory: UnsafeMutablePointer<UInt8>
  let stride: Int
  let size: PixelSize
  /// The rows that there is memory for; of a group, all.
  let rows: Range<Int>
  /// Where the memory's first pixel lies on the canvas, in pixels.
  let left: Double
  let top: Double

  init?(_ canvas: borrowing Canvas) {
    guard let surface = cairo_get_group_target(canvas.context) else { return nil }
    cairo_surface_flush(surface)
    guard let memory = cairo_image_surface_get_data(surface) else { return nil }
    self.surface = surface
    self.memory = memory
    stride = Int(cairo_image_surface_get_stride(surface))
    size = PixelSize(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    rows = surface == cairo_get_target(canvas.context) ? canvas.rows : 0..<size.height
    var left = 0.0
    var top = 0.0
    cairo_surface_get_device_offset(surface, &left, &top)
    self.left = -left
    self.top = -top
  }

  /// The pixels around a rectangle, nil where it lies outside.
  func region(of rect: Rect, on canvas: borrowing Canvas) -> PixelRect? {
    var x = rect.minX
    var y = rect.minY
    cairo_user_to_device(canvas.context, &x, &y)
    let device = Rect(
      x: x - left, y: y - top, width: rect.width * canvas.scale, height: rect.height * canvas.scale)
    let whole = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    return device.snapped(to: 1).intersection(whole).map(PixelRect.init)
  }

  func area(_ region: PixelRect) -> pixels_area {
    pixels_area_of_frame(memory, stride, region.x, region.y, region.width, region.height)
  }

  func copy(_ region: PixelRect, to destination: UnsafeMutablePointer<UInt8>, stride other: Int) {
    for row in 0..<region.height {
      let source = memory + (region.y + row) * stride + region.x * 4
      (destination + row * other).update(from: source, count: region.width * 4)
    }
  }
}

extension PixelRect {
  fileprivate init(_ rect: Rect) {
    self.init(
      x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
  }

  fileprivate var rect: Rect {
    Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension Blur {
  fileprivate var tone: pixels_tone {
    pixels_tone(
      saturation: Int32((max(-16, min(saturation, 16)) * 65536).rounded()),
      tint: UInt32(tint.red) << 16 | UInt32(tint.green) << 8 | UInt32(tint.blue),
      tint_opacity: UInt32((max(0, min(tint.alpha, 1)) * 65536).rounded()))
  }
}
