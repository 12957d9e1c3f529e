package import Afterimage
import AfterimageRendering

/// A form in which an audit is told.
package struct ReportFormat: Sendable {
  /// The word for it on the command line.
  package let name: String
  /// The endings of names by which it is recognised.
  package let endings: [String]
  /// A clause about its readers.
  package let abstract: String
  /// True where it shows the pictures.
  package let showsPictures: Bool
  /// True where a terminal can show it.
  package let isText: Bool
  /// Makes the bytes of the report.
  package let make: @Sendable (AuditReport, Pipeline) throws(PipelineError) -> [UInt8]

  /// Every form, in the order of the help.
  package static let all = [table, json, sarif, junit, github, markdown, csv, html, pdf]

  /// The form of a file's name; nil where its ending says nothing.
  package static func of(ending: String) -> ReportFormat? {
    all.first { $0.endings.contains(ending) }
  }
}

extension ReportFormat {
  /// Lines for a terminal.
  package static let table = ReportFormat(
    "table", ["txt"], "lines for a terminal, the worst first"
  ) { report in
    let table = AuditTable(report)
    return (table.lines + [table.summary]).joined(separator: "\n").printable + "\n"
  }
  /// Everything, for programs.
  package static let json = ReportFormat("json", ["json"], "every secret with all its leaks") {
    JSONReport($0).text
  }
  /// Results for code scanning.
  package static let sarif = ReportFormat(
    "sarif", ["sarif"], "SARIF 2.1.0, for code scanning"
  ) { SARIFReport($0).text }
  /// Test cases for build servers.
  package static let junit = ReportFormat(
    "junit", ["xml"], "a test case for each secret, for build servers"
  ) { JUnitReport($0).text }
  /// Lines that GitHub turns into annotations.
  package static let github = ReportFormat(
    "github", [], "annotations beside the lines of a pull request"
  ) { GitHubReport($0).text }
  /// A summary of a run.
  package static let markdown = ReportFormat(
    "markdown", ["md"], "a summary for a run or a pull request"
  ) { MarkdownReport($0).text }
  /// The ledger as a sheet.
  package static let csv = ReportFormat("csv", ["csv"], "the ledger as a sheet") {
    CSVReport($0).text
  }
  /// A page with pictures.
  package static let html = ReportFormat(
    "html", ["html", "htm"], "a page with pictures for people who sign", showsPictures: true
  ) { HTMLReport(ReportDocument($0)).text }
  /// The same page on paper.
  package static let pdf = ReportFormat(
    name: "pdf", endings: ["pdf"], abstract: "the same on paper", showsPictures: true,
    isText: false
  ) { report, pipeline throws(PipelineError) in
    try pipeline.pages(of: PaperReport(ReportDocument(report), measuring: pipeline.text.measurer))
  }

  private init(
    _ name: String, _ endings: [String], _ abstract: String, showsPictures: Bool = false,
    _ text: @escaping @Sendable (AuditReport) -> String
  ) {
    self.init(
      name: name, endings: endings, abstract: abstract, showsPictures: showsPictures, isText: true
    ) { report, _ in Array(text(report).utf8) }
  }
}
