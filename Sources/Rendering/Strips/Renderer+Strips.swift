package import AfterimageGraphics

extension Renderer {
  /// Draws a list over a background from top to bottom, a strip of rows at a time: the pixels of a whole picture, which is never in memory at once.
  ///
  /// A strip stays in the processor's cache from its first drawing to its last reader. What looks at the pixels around it, such as a blur, is drawn as one strip.
  ///
  /// - Parameters:
  ///   - scale: pixels in a point.
  ///   - take: gets the rows of each strip, of the picture's width and without gaps.
  package func render(
    _ list: DisplayList, scale: Double, background: Color,
    strips take: (_ rows: Span<UInt32>) -> Void
  ) throws(RenderingError) {
    try render(Page(list, scale: scale, background: background), strips: take)
  }

  /// Draws a page strip by strip.
  func render(
    _ page: Page, strips take: (_ rows: Span<UInt32>) -> Void
  ) throws(RenderingError) {
    let bands = page.items.map { band(of: $0.drawing, scale: page.scale) }
    let isWhole = page.items.contains { needsWholeFrame($0.drawing) }
    for rows in page.strips(of: 0..<page.pixels.height, isWhole: isWhole) {
      let failure = draw(strip: rows, of: page, bands) { take($0.span) }
      if let failure { throw failure }
    }
  }

  /// Draws some rows of a page and hands them over, in memory that the next strip takes.
  ///
  /// - Parameter bands: those of the page's items.
  func draw(
    strip rows: Range<Int>, of page: Page, _ bands: [Band],
    take: (UnsafeBufferPointer<UInt32>) -> Void
  ) -> RenderingError? {
    let drawn = page.rows(around: rows)
    if let failure = draw(drawn, of: page, bands) { return failure }
    let skipped = (rows.lowerBound - drawn.lowerBound) * page.pixels.width
    let offsets = skipped..<skipped + rows.count * page.pixels.width
    strip.withUnsafeBufferPointer { take(UnsafeBufferPointer(rebasing: $0[offsets])) }
    return nil
  }

  private func draw(_ rows: Range<Int>, of page: Page, _ bands: [Band]) -> RenderingError? {
    reserve(rows.count * page.pixels.width)
    let visible = page.band(of: rows)
    return strip.withUnsafeMutableBufferPointer { memory in
      guard let start = memory.baseAddress else { return .noMemory }
      let canvas = Canvas(rows: rows, in: start, of: page.pixels, scale: page.scale)
      if let background = page.background { canvas.clear(to: background) }
      for (item, band) in zip(page.items, bands) where band.meets(visible) {
        if let failure = draw(item.drawing, on: canvas) { return failure }
      }
      return canvas.finish()
    }
  }

  /// Makes room for a strip, in the memory of the last one where that is large enough.
  private func reserve(_ count: Int) {
    guard strip.count < count else { return }
    strip = [UInt32](unsafeUninitializedCapacity: count) { $1 = count }
  }
}

extension Page {
  /// The bytes of a strip: few enough to stay in a core's own cache.
  private static let stripLength = 1 << 19

  /// Rows that are drawn and thrown away, as cairo rounds a curve otherwise where it is cut off.
  static let margin = 4

  /// The places of the pixels of some rows.
  func offsets(of rows: Range<Int>) -> Range<Int> {
    rows.lowerBound * pixels.width..<rows.upperBound * pixels.width
  }

  /// The rows that are drawn for the sake of others.
  func rows(around rows: Range<Int>) -> Range<Int> {
    max(0, rows.lowerBound - Page.margin)..<min(pixels.height, rows.upperBound + Page.margin)
  }

  /// The band of some rows, two pixels more on both sides for the edges of what lies between two pixels.
  func band(of rows: Range<Int>) -> Band {
    Band(top: Double(rows.lowerBound - 2) / scale, bottom: Double(rows.upperBound + 2) / scale)
  }

  /// The parts of some rows that are handed over together, from the top.
  ///
  /// - Parameter isWhole: true makes all rows one strip.
  func strips(of rows: Range<Int>, isWhole: Bool) -> [Range<Int>] {
    guard !isWhole else { return [rows] }
    let most = max(1, Page.stripLength / (pixels.width * MemoryLayout<UInt32>.size))
    return (rows.lowerBound / most...max(rows.lowerBound, rows.upperBound - 1) / most).map {
      rows.clamped(to: $0 * most..<($0 + 1) * most)
    }
  }
}
