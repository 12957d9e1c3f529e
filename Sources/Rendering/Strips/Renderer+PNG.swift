package import AfterimageGraphics

extension Renderer {
  /// Draws a list over a background straight into a PNG file: the bytes of its picture's fast encoding.
  ///
  /// - Parameter scale: pixels in a point.
  package func png(
    _ list: DisplayList, scale: Double, background: Color
  ) throws(RenderingError) -> [UInt8] {
    let page = try Page(list, scale: scale, background: background)
    var file = PNG.Writer(width: page.pixels.width, height: page.pixels.height)
    try render(page) { file.add($0) }
    return file.finish()
  }
}
