package import AfterimageGraphics

extension ContactSheet {
  /// The sheet as drawings, in points; thumbnails are as wide as `thumbnailWidth` and keep their proportions.
  ///
  /// - Parameter measurer: tells how wide names are, so that they can be centred.
  package func displayList(measuring measurer: TextMeasurer) -> DisplayList {
    let thumbnail = thumbnailSize
    let columns = rows.map(\.tiles.count).max() ?? 0
    let rowHeight = Measure.rowCaption + thumbnail.height + Measure.tileCaption
    let size = Size(
      width: Measure.margin * 2 + Double(columns) * (thumbnail.width + Measure.gap) - Measure.gap,
      height: Measure.title + Double(rows.count) * rowHeight + Measure.margin)
    var items = [DisplayItem(.fill(RoundedRect(Rect(origin: .zero, size: size)), Measure.paper))]
    items.append(
      text(title, Measure.titleFont, Measure.ink, at: Point(x: Measure.margin, y: 48)))
    for (index, row) in rows.enumerated() {
      let top = Measure.title + Double(index) * rowHeight
      items += drawings(of: row, top: top, thumbnail: thumbnail, measurer)
    }
    return DisplayList(size: size, items: items)
  }

  /// The extent of a thumbnail in points, from the first picture there is.
  private var thumbnailSize: Size {
    let pictures = rows.flatMap(\.tiles).lazy.compactMap { tile -> Bitmap? in
      guard case .picture(let bitmap) = tile.content else { return nil }
      return bitmap
    }
    guard let first = pictures.first else { return Measure.emptyThumbnail }
    let proportion = Double(first.height) / Double(first.width)
    return Size(
      width: Measure.thumbnailWidth, height: (Measure.thumbnailWidth * proportion).rounded())
  }

  private func drawings(
    of row: Row, top: Double, thumbnail: Size, _ measurer: TextMeasurer
  ) -> [DisplayItem] {
    let caption = text(
      row.caption, Measure.captionFont, Measure.faint, at: Point(x: Measure.margin, y: top + 18))
    let tiles = row.tiles.enumerated().flatMap { column, tile in
      let x = Measure.margin + Double(column) * (thumbnail.width + Measure.gap)
      let frame = Rect(
        origin: Point(x: x, y: top + Measure.rowCaption), size: thumbnail)
      return drawings(of: tile, in: frame, measurer)
    }
    return [caption] + tiles
  }

  private func drawings(
    of tile: Tile, in frame: Rect, _ measurer: TextMeasurer
  ) -> [DisplayItem] {
    let shape = RoundedRect(frame, radius: Measure.corner)
    let inside: [DisplayItem] =
      switch tile.content {
      case .picture(let bitmap): [DisplayItem(.image(bitmap, in: frame, clip: frame))]
      case .absence(let reason):
        [
          DisplayItem(.fill(shape, Measure.empty)),
          centred(
            reason, Measure.captionFont, Measure.faint, above: frame.midY + 4, in: frame, measurer),
        ]
      }
    return [
      DisplayItem(.group(Group(inside, clip: shape))),
      DisplayItem(.border(shape, width: 0.5, Measure.edge)),
      centred(
        tile.name, Measure.nameFont, Measure.ink, above: frame.maxY + 22, in: frame, measurer),
    ]
  }

  private func centred(
    _ string: String, _ font: Font, _ color: Color, above baseline: Double, in frame: Rect,
    _ measurer: TextMeasurer
  ) -> DisplayItem {
    let paragraph = Paragraph(text: string, font: font, width: frame.width, lineLimit: 1)
    let line = measurer.lines(paragraph).first ?? MeasuredLine(text: string, width: 0)
    let origin = Point(x: frame.midX - line.width / 2, y: baseline)
    return DisplayItem(
      .text(
        TextLine(text: line.text, font: font, color: color, origin: origin, limit: line.limit)))
  }

  private func text(_ string: String, _ font: Font, _ color: Color, at origin: Point)
    -> DisplayItem
  {
    DisplayItem(.text(TextLine(text: string, font: font, color: color, origin: origin)))
  }
}

/// The measures of a sheet, in points, and its colours.
private enum Measure {
  static let thumbnailWidth = 160.0
  static let emptyThumbnail = Size(width: 160, height: 347)
  static let margin = 28.0
  static let gap = 20.0
  static let title = 72.0
  static let rowCaption = 30.0
  static let tileCaption = 48.0
  static let corner = 14.0
  static let titleFont = Font(size: 24, weight: .bold)
  static let captionFont = Font(size: 12, weight: .medium)
  static let nameFont = Font(size: 13, weight: .semibold)
  static let paper = Color(hex: 0xFAFAFC)
  static let ink = Color(hex: 0x1C1C1E)
  static let faint = Color(hex: 0x6C6C70)
  static let empty = Color(hex: 0xECECF0)
  static let edge = Color(hex: 0xC6C6C8)
}
