package import AfterimageGraphics

/// Draws display lists, for one thread.
package final class Renderer {
  /// The most pixels a side of a picture may have.
  package static let sideLimit = 16_384

  private let text: TextEngine
  /// The memory of the strip that is being drawn, kept from picture to picture.
  var strip: [UInt32] = []
  /// The last picture; nil where there is none, or it is of no use.
  var kept: KeptFrame?
  /// The last files that others were to follow.
  var keptFiles = KeptFiles()

  /// Makes a renderer that shares what a text engine has shaped already.
  package init(text: TextEngine) {
    self.text = text
  }

  /// Draws a list over a background: the same bytes for the same list and scale.
  ///
  /// The last picture is kept. Once nobody else holds it, the next one of its size is drawn in its memory; of the same
  /// scale, only those rows in which the two may differ.
  /// - Parameter scale: pixels in a point.
  package func render(_ list: DisplayList, scale: Double, background: Color)
    throws(RenderingError) -> Bitmap
  {
    try render(Page(list, scale: scale, background: background))
  }

  /// Draws a page, over the last picture where that is possible.
  func render(_ page: Page) throws(RenderingError) -> Bitmap {
    if let bitmap = try redraw(page) { return bitmap }
    let bitmap = try Canvas.bitmap(page.pixels, scale: page.scale) { draw(page, on: $0) }
    kept = KeptFrame(bitmap: bitmap, page: page)
    return bitmap
  }

  /// Draws a page from its background up.
  func draw(_ page: Page, on canvas: borrowing Canvas) -> RenderingError? {
    if let background = page.background { canvas.clear(to: background) }
    return draw(page.items, on: canvas)
  }

  /// Draws items in their order, until one fails.
  func draw(_ items: ArraySlice<DisplayItem>, on canvas: borrowing Canvas) -> RenderingError? {
    for item in items {
      if let failure = draw(item.drawing, on: canvas) { return failure }
    }
    return nil
  }

  /// Draws one drawing.
  func draw(_ drawing: Drawing, on canvas: borrowing Canvas) -> RenderingError? {
    switch drawing {
    case .fill(let shape, let color): canvas.fill(shape, color)
    case .gradient(let shape, let gradient): canvas.fill(shape, gradient)
    case .border(let shape, let width, let color): canvas.border(shape, width: width, color)
    case .path(let path, let color): canvas.fill(path, color)
    case .stroke(let path, let width, let color): canvas.stroke(path, width: width, color)
    case .text(let line): draw(line, on: canvas)
    case .image(let image, let rect, let clip): return canvas.draw(image, in: rect, clip: clip)
    case .group(let group): return draw(group, on: canvas)
    case .shadow(let shadow):
      return canvas.cast(shadow) { draw(shadow.items[...], on: $0) }
    case .backdrop(let backdrop, let rect, let opacity):
      return canvas.apply(backdrop, in: rect, opacity: opacity)
    }
    return nil
  }

  private func draw(_ group: Group, on canvas: borrowing Canvas) -> RenderingError? {
    guard group.opacity > 0 else { return nil }
    return canvas.group(offset: group.offset, clip: group.clip, opacity: group.opacity) {
      draw(group.items[...], on: $0)
    }
  }

  /// The glyphs of a line, shaped once.
  func shaped(_ line: TextLine) -> ShapedLine { text.shape(line) }

  private func draw(_ line: TextLine, on canvas: borrowing Canvas) {
    let shaped = shaped(line)
    guard let limit = line.limit, limit.truncation == .clip else {
      return canvas.draw(shaped, at: line.origin, line.color)
    }
    // What is cut off is the end of the line, which for right-to-left text is on the left.
    let start = line.direction == .leftToRight ? 0 : limit.width - shaped.width
    let room = Rect(
      x: line.origin.x, y: line.origin.y - 2 * line.font.size, width: limit.width,
      height: 4 * line.font.size)
    _ = canvas.group(offset: Point(x: start, y: 0), clip: RoundedRect(room), opacity: 1) {
      $0.draw(shaped, at: line.origin, line.color)
      return nil
    }
  }
}
