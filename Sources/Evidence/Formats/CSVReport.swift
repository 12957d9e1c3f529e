import AfterimageAudit
import AfterimageGraphics
import AfterimageScreens

/// The ledger of an audit as a sheet (RFC 4180), in which no cell is a formula.
struct CSVReport {
  private let report: AuditReport

  /// The report as a sheet.
  init(_ report: AuditReport) {
    self.report = report
  }

  /// The text of the file: a line of titles, then a line for each secret under each strategy.
  var text: String {
    ([titles] + report.rows.map(cells)).map { line in
      line.map(Self.cell).joined(separator: ",") + "\r\n"
    }.joined()
  }

  private var titles: [String] {
    [
      "input", "file", "line", "screen", "view", "kind", "reason", "strategy", "circumstances",
      "verdict", "degree",
      "trials", "sentence", "priorBits", "lowerBits", "upperBits", "ocr", "decision", "note",
      "fingerprint",
    ] + (report.showsSecrets ? ["sample"] : [])
  }

  private func cells(of judged: JudgedRow) -> [String] {
    let (row, finding) = (judged.row, judged.row.finding)
    let bits = [row.bits?.prior, row.bits?.lower, row.bits?.upper]
    let known = [
      row.input, row.file ?? "", row.line.map { "\($0)" } ?? "", finding.screen.description,
      finding.view, row.kind.rawValue, row.reason ?? "", row.strategy ?? "",
      row.circumstances ?? "",
      finding.verdict.rawValue, finding.degree.rawValue, "\(finding.trials)", row.sentence,
    ]
    let told = bits.map { $0.map { "\($0)" } ?? "" } + [row.isReadByOCR.map { "\($0)" } ?? ""]
    let judgement = [judged.decision.word, judged.decision.clause ?? "", judged.fingerprint]
    return known + told + judgement
      + (report.showsSecrets ? [report.sample(of: judged) ?? ""] : [])
  }

  /// A cell: what a spreadsheet would take for a formula begins with an apostrophe, and what would end the cell is quoted.
  static func cell(_ text: String) -> String {
    let text = text.printable
    let isFormula =
      text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { "\",\r\n'".unicodeScalars.contains($0) }) else {
      return safe
    }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
