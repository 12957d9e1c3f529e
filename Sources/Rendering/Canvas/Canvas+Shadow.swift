import AfterimageGraphics

private import CCairo
private import CPixels

extension Canvas {
  /// Draws the silhouette of what a function draws, blurred and moved, in the shadow's colour.
  func cast(_ shadow: CastShadow, draw: (borrowing Canvas) -> RenderingError?) -> RenderingError? {
    let sigma = shadow.radius * scale
    guard shadow.color.alpha > 0, let region = silhouetteRegion(of: shadow, sigma: sigma) else {
      return nil
    }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, CInt(region.width), CInt(region.height))
    defer { cairo_surface_destroy(surface) }
    if let failure = silhouette(on: surface, region, draw: draw) { return failure }
    if let failure = blur(surface, region, sigma: sigma) { return failure }
    cairo_save(context)
    cairo_identity_matrix(context)
    setColor(shadow.color)
    let move = pixelOffset(of: shadow)
    cairo_mask_surface(context, surface, region.minX + move.x, region.minY + move.y)
    cairo_restore(context)
    return nil
  }

  // On whole pixels, so that the blurred silhouette is not filtered once more.
  private func pixelOffset(of shadow: CastShadow) -> Point {
    Point(x: (shadow.offset.x * scale).rounded(), y: (shadow.offset.y * scale).rounded())
  }

  /// How far the shadow of a standard deviation reaches, in pixels.
  static func reach(ofShadow sigma: Double) -> Double {
    // Three box blurs reach three standard deviations and less than four samples, each up to four pixels.
    (3 * sigma).rounded(.up) + 16
  }

  /// The pixels around what casts, and around them as many as the blur reaches; without those from which nothing reaches the canvas.
  private func silhouetteRegion(of shadow: CastShadow, sigma: Double) -> Rect? {
    var (x, y) = (shadow.bounds.minX, shadow.bounds.minY)
    cairo_user_to_device(context, &x, &y)
    let reach = Self.reach(ofShadow: sigma)
    let move = pixelOffset(of: shadow)
    let casting = Rect(
      x: x - reach, y: y - reach, width: shadow.bounds.width * scale + 2 * reach,
      height: shadow.bounds.height * scale + 2 * reach
    ).snappedOutward(to: 1)
    let visible = Rect(
      x: -move.x - reach, y: -move.y - reach, width: Double(pixels.width) + 2 * reach,
      height: Double(pixels.height) + 2 * reach)
    return casting.intersection(visible)
  }

  private func silhouette(
    on surface: OpaquePointer?, _ region: Rect, draw: (borrowing Canvas) -> RenderingError?
  ) -> RenderingError? {
    let canvas = Canvas(
      on: surface, pixels: PixelSize(width: Int(region.width), height: Int(region.height)),
      like: self, from: Point(x: region.minX, y: region.minY))
    return draw(canvas) ?? canvas.finish()
  }

  private func blur(_ surface: OpaquePointer?, _ region: Rect, sigma: Double) -> RenderingError? {
    guard let memory = cairo_image_surface_get_data(surface) else { return .noMemory }
    let area = pixels_area_of_frame(
      memory, Int(cairo_image_surface_get_stride(surface)), 0, 0, Int(region.width),
      Int(region.height))
    let tone = pixels_tone(saturation: 65536, tint: 0, tint_opacity: 0)
    let status = pixels_blur(area, sigma, tone)
    cairo_surface_mark_dirty(surface)
    return switch status {
    case pixels_done: nil
    case pixels_out_of_memory: .noMemory
    default: .refused("the radius of a shadow is out of range")
    }
  }
}
