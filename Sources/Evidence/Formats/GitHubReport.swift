import AfterimageAudit
import AfterimageGraphics

/// An audit as workflow commands, which GitHub shows beside the lines of a pull request.
struct GitHubReport {
  private let report: AuditReport

  /// The report as workflow commands.
  init(_ report: AuditReport) {
    self.report = report
  }

  /// A line for each secret that is not as the policy asks, and one for the whole.
  var text: String {
    (report.openRows.map(line) + ["::notice title=afterimage::" + summary])
      .map { $0 + "\n" }.joined()
  }

  private var summary: String {
    Self.message(AuditTable(report).summary)
  }

  private func line(of judged: JudgedRow) -> String {
    let under = judged.row.under.map { " [\($0)]" } ?? ""
    let place = judged.row.line.map { ",line=\($0)" } ?? ""
    let title = "\(judged.subject)\(under) \(judged.row.finding.verdict.words)"
    return "::\(judged.level) file=\(Self.property(judged.file))\(place)"
      + ",title=\(Self.property(title))::" + Self.message(judged.sentence)
  }

  /// A text where it stands behind the second pair of colons.
  static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
      .printable
  }

  /// A text where it stands among the properties.
  static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension JudgedRow {
  /// The level of the annotation.
  fileprivate var level: String {
    switch decision {
    case .fails(.cannotTell): "warning"
    case .fails: "error"
    case .passes, .accepted, .known: "notice"
    }
  }
}
