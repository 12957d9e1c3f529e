package import AfterimageGraphics

extension Renderer {
  /// Draws a list over a background into a PNG file, as one of several files that are alike: the bytes of its picture's fast encoding.
  ///
  /// The last few files are remembered, not their pixels. Only those rows are drawn and packed in which the picture
  /// differs from the most similar of them.
  /// - Parameter scale: pixels in a point.
  package func nextPNG(
    _ list: DisplayList, scale: Double, background: Color
  ) throws(RenderingError) -> [UInt8] {
    let page = try Page(list, scale: scale, background: background)
    if !keptFiles.needsPixels, let file = try png(page, after: mostSimilarFile(to: page)) {
      return file
    }
    let bitmap = try render(page)
    var file = PNG.Writer(width: bitmap.width, height: bitmap.height, after: nil)
    file.add(bitmap.pixels.span)
    return keep(page, file.finishRemembering()) ?? PNG.encode(bitmap)
  }

  /// A file of which a page has some rows, and the others.
  private struct Likeness {
    let rows: PNG.TokenizedRows
    let damaged: RowRanges
  }

  private func mostSimilarFile(to page: Page) -> Likeness? {
    keptFiles.entries.reversed().filter { $0.page.pixels == page.pixels }
      .map { Likeness(rows: $0.rows, damaged: damage(from: $0.page, to: page)) }
      .min { $0.damaged.count < $1.damaged.count }
  }

  /// Draws and packs what a page has other than a file; nil where more pixels are needed.
  private func png(_ page: Page, after last: Likeness?) throws(RenderingError) -> [UInt8]? {
    let height = page.pixels.height
    var file = PNG.Writer(width: page.pixels.width, height: height, after: last?.rows)
    let bands = page.items.map { band(of: $0.drawing, scale: page.scale) }
    for rows in (last?.damaged ?? RowRanges(0..<height)).withRowsBelow(upTo: height).ranges {
      if let failure = add(rows, of: page, bands, to: &file) { throw failure }
    }
    let none: [UInt32] = []
    file.repeatRows(to: height, last: none.span)
    return keep(page, file.finishRemembering())
  }

  /// Adds rows to a file that is known up to them.
  private func add(
    _ rows: Range<Int>, of page: Page, _ bands: [Band], to file: inout PNG.Writer
  ) -> RenderingError? {
    for strip in page.strips(of: rows, isWhole: needsWholeFrame(rows, of: page, bands)) {
      // The first row is packed by its difference from the one above, which is drawn as well.
      let above = strip.lowerBound == rows.lowerBound ? min(1, rows.lowerBound) : 0
      let drawn = strip.lowerBound - above..<strip.upperBound
      let failure = draw(strip: drawn, of: page, bands) { pixels in
        let width = above * page.pixels.width
        if above > 0 {
          file.repeatRows(to: strip.lowerBound, last: pixels.span.extracting(first: width))
        }
        file.add(pixels.span.extracting(droppingFirst: width))
      }
      if let failure { return failure }
    }
    return nil
  }

  private func needsWholeFrame(_ rows: Range<Int>, of page: Page, _ bands: [Band]) -> Bool {
    let band = page.band(of: rows)
    return zip(page.items, bands).contains { $1.meets(band) && needsWholeFrame($0.drawing) }
  }

  /// Remembers a file, and returns its bytes.
  private func keep(
    _ page: Page, _ outcome: (file: [UInt8], rows: PNG.TokenizedRows?)?
  ) -> [UInt8]? {
    guard let outcome else { return nil }
    keptFiles.keep(page, outcome.rows)
    return outcome.file
  }
}
