import AfterimageGraphics

/// The drawn part of a display list, and the number of its pixels.
struct Page {
  /// The extent of the picture.
  let pixels: PixelSize
  /// Pixels in a point.
  let scale: Double
  /// The colour beneath all items; nil where the first one hides it.
  let background: Color?
  /// The items that something of may show, in painter's order.
  let items: ArraySlice<DisplayItem>

  /// Leaves out what is hidden altogether.
  ///
  /// - Parameter scale: pixels in a point.
  init(_ list: DisplayList, scale: Double, background: Color) throws(RenderingError) {
    pixels = try PixelSize(list.size, scale: scale)
    self.scale = scale
    let canvas = Rect(
      x: 0, y: 0, width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    items = list.items.notHidden(on: canvas)
    self.background = items.first?.drawing.hides(canvas) == true ? nil : background
  }
}

extension PixelSize {
  /// The pixels of an extent in points, within the limits of a picture.
  fileprivate init(_ size: Size, scale: Double) throws(RenderingError) {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard scale > 0, width >= 1, height >= 1 else { throw .tooSmall(size, scale: scale) }
    guard max(width, height) <= Double(Renderer.sideLimit) else {
      throw .tooLarge(size, scale: scale, limit: Renderer.sideLimit)
    }
    self.init(width: Int(width), height: Int(height))
  }
}
