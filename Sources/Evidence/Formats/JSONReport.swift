import AfterimageAudit
import AfterimageGraphics
import AfterimageScreens

/// An audit for programs: an array with an object for each secret under each strategy.
struct JSONReport {
  private let report: AuditReport

  /// The report as JSON.
  init(_ report: AuditReport) {
    self.report = report
  }

  /// The text of the file.
  var text: String { JSONValue.array(report.rows.map(json)).text(.pretty) + "\n" }

  private func json(of judged: JudgedRow) -> JSONValue {
    judged.row.json.adding(
      [
        .init("fingerprint", .string(judged.fingerprint)),
        .init("decision", .string(judged.decision.word)),
        .init("note", judged.decision.clause.map { .string($0) } ?? .null),
      ]
        + (report.sample(of: judged).map { [.init("sample", .string($0))] } ?? []))
  }
}
