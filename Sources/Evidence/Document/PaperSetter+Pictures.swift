import AfterimageAudit
import AfterimageGraphics

extension PaperSetter {
  private static let columns = 4
  private static let gap = 14.0
  private static let pictureWidth =
    (PaperStyle.width - Double(columns - 1) * gap) / Double(columns)

  /// Pictures in rows of four, each row on one page.
  func rows(of pictures: [StoryEvidence.Picture]) -> [Part] {
    stride(from: 0, to: pictures.count, by: Self.columns).map { start in
      var row = PaperColumn(measurer)
      row.skip(8)
      let figures = pictures[start..<min(start + Self.columns, pictures.count)].map(figure)
      row.add(
        figures.enumerated().map { (Double($0) * (Self.pictureWidth + Self.gap), $1) })
      row.skip(8)
      return Part(column: row)
    }
  }

  private func figure(_ picture: StoryEvidence.Picture) -> PaperColumn {
    var column = PaperColumn(measurer)
    let scale = min(Self.pictureWidth / picture.width, 240 / picture.height)
    let frame = Rect(
      x: 0, y: 0, width: picture.width * scale, height: picture.height * scale)
    let shape = RoundedRect(frame, radius: 10)
    if let bitmap = try? PNG.decode(picture.file) {
      column.draw(
        .group(Group([DisplayItem(.image(bitmap, in: frame, clip: frame))], clip: shape)))
    }
    column.draw(.border(shape, width: 0.6, PaperStyle.line))
    column.skip(frame.height + 6)
    column.addDot(ReportDocument.Tone(picture.verdict))
    column.add(
      "\(picture.title): \(picture.verdict.words)", PaperStyle.strong, x: 12,
      width: Self.pictureWidth - 12)
    for reason in picture.reasons {
      column.add(reason, PaperStyle.small, width: Self.pictureWidth)
    }
    return column
  }
}
