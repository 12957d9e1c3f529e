import Afterimage
import AfterimageAudit
import AfterimageGraphics

/// A document on pages of paper.
struct PaperReport {
  /// The drawings of each page.
  let pages: [DisplayList]

  /// Lays a document out; a chapter stays with what follows it, and no picture is cut.
  init(_ document: ReportDocument, measuring measurer: TextMeasurer) {
    let setter = PaperSetter(measurer: measurer)
    let sheets = Self.sheets(of: document.blocks.flatMap(setter.parts))
    pages = sheets.enumerated().map { number, items in
      DisplayList(
        size: PaperStyle.page,
        items: [Self.ground] + items + setter.footer(number + 1, of: sheets.count))
    }
  }

  /// The drawings of each page.
  private static func sheets(of parts: [PaperSetter.Part]) -> [[DisplayItem]] {
    var sheets: [[DisplayItem]] = [[]]
    var y = PaperStyle.top
    for part in parts {
      let needed = part.column.height + (part.staysWithNext ? 90 : 0)
      if y + needed > PaperStyle.page.height - PaperStyle.bottom, y > PaperStyle.top {
        sheets.append([])
        y = PaperStyle.top
      }
      let offset = Point(x: PaperStyle.left, y: y)
      sheets[sheets.count - 1].append(
        DisplayItem(.group(Group(part.column.items, offset: offset))))
      y += part.column.height
    }
    return sheets
  }

  private static let ground = DisplayItem(
    .fill(RoundedRect(Rect(origin: .zero, size: PaperStyle.page)), PaperStyle.paper))
}

extension Pipeline {
  /// Draws a document as a PDF file.
  func pages(of report: PaperReport) throws(PipelineError) -> [UInt8] {
    try document(pages: report.pages, size: PaperStyle.page)
  }
}
