import AfterimageAudit
import AfterimageGraphics

/// An audit as a summary in Markdown, for the page of a run or a pull request.
struct MarkdownReport {
  private let report: AuditReport

  /// The most lines of the table: the page of a run takes a MiB.
  static let longestTable = 500

  /// The report as a summary.
  init(_ report: AuditReport) {
    self.report = report
  }

  /// The text of the file.
  var text: String {
    (heading + table + notices + [footer]).map { $0 + "\n" }.joined()
  }

  private var heading: [String] {
    let failures = report.rows.count(where: \.decision.isFailure)
    let verdict =
      failures == 0 ? "Nothing fails" : "\(failures) of \(report.rows.count) findings fail"
    return ["## \(verdict)", "", Self.escaped(AuditTable(report).summary), ""]
  }

  private var table: [String] {
    let open = report.openRows
    guard !open.isEmpty else { return [] }
    let rest = open.count - Self.longestTable
    return ["| | secret | protection | what is known |", "|---|---|---|---|"]
      + open.prefix(Self.longestTable).map(line) + [""]
      + (rest > 0 ? ["\(rest) more are in the other reports.", ""] : [])
  }

  private func line(of judged: JudgedRow) -> String {
    let place = judged.file + (judged.row.line.map { ":\($0)" } ?? "")
    let cells = [
      judged.decision.isFailure ? "✗" : "–",
      "\(Self.escaped(judged.subject))<br>\(Self.escaped(place))",
      Self.escaped(judged.row.under ?? "its own"), Self.escaped(judged.sentence),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private var notices: [String] {
    report.notices.isEmpty
      ? [] : report.notices.map { "- " + Self.escaped("\($0)") } + [""]
  }

  private var footer: String {
    "\(Self.escaped(report.context.version)), \(report.context.day)"
  }

  /// A text in which nothing is markup, on one line.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.printableOnOneLine {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "@": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
