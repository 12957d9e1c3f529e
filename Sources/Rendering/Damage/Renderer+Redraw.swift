package import AfterimageGraphics

/// The last picture, and what it shows.
struct KeptFrame {
  /// The picture.
  var bitmap: Bitmap
  /// The page on the canvas.
  var page: Page
}

extension Renderer {
  /// Makes the last picture show something else; nil where it is of another size, or somebody else holds it.
  func redraw(_ page: Page) throws(RenderingError) -> Bitmap? {
    guard var frame = kept else { return nil }
    kept = nil
    guard frame.page.pixels == page.pixels else { return nil }
    let damaged = damage(from: frame.page, to: page)
    if !damaged.ranges.isEmpty {
      let outcome = frame.bitmap.redrawInPlace { draw(damaged, of: page, on: $0) }
      guard let outcome else { return nil }
      if let failure = outcome { throw failure }
    }
    frame.page = page
    kept = frame
    return frame.bitmap
  }

  /// The rows of pixels from the top in which the pictures of two lists over a background may differ; all where they are of different sizes.
  ///
  /// - Parameter scale: pixels in a point.
  package func rowsThatMayDiffer(
    from old: DisplayList, to new: DisplayList, scale: Double, background: Color
  ) throws(RenderingError) -> [Range<Int>] {
    let old = try Page(old, scale: scale, background: background)
    let new = try Page(new, scale: scale, background: background)
    guard old.pixels == new.pixels else { return [0..<new.pixels.height] }
    return damage(from: old, to: new).ranges
  }

  /// The rows in which two pages of the same size may differ.
  func damage(from old: Page, to new: Page) -> RowRanges {
    let rows = PixelRows(scale: new.scale, height: new.pixels.height)
    guard old.scale == new.scale, old.background == new.background else {
      return RowRanges(rows.all)
    }
    return Damage(from: old.items, to: new.items, in: rows, self).damaged
  }

  /// Draws some rows of a page over others: as a strip each, whose edges are thrown away.
  private func draw(
    _ damaged: RowRanges, of page: Page, on memory: UnsafeMutableBufferPointer<UInt32>
  ) -> RenderingError? {
    if damaged.contains(0..<page.pixels.height) {
      return Canvas.draw(on: memory, page.pixels, scale: page.scale) { draw(page, on: $0) }
    }
    let bands = page.items.map { band(of: $0.drawing, scale: page.scale) }
    for rows in damaged.ranges {
      let place = UnsafeMutableBufferPointer(rebasing: memory[page.offsets(of: rows)])
      let failure = draw(strip: rows, of: page, bands) { _ = place.update(fromContentsOf: $0) }
      if let failure { return failure }
    }
    return nil
  }
}
