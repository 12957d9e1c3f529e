import Afterimage
import AfterimageAudit
import AfterimageEvidence
import AfterimageLifecycle
import AfterimageScreens
import Foundation
import StorySupport
import Testing

/// The forms in which an audit is told.
struct ReportTests {
  static let secret = "4929 1234 8765 0000"
  static let input = "=1+1,\"a\":%|*.screen.json"

  /// A screen with one secret, in a file with a name that every form has to take care of.
  private func rows(under strategies: [String]) throws -> (rows: [AuditRow], [StoryEvidence]) {
    let screen = try Screen(
      "pay",
      root: View {
        Label(Self.secret).id("cardNumber").sensitive()
      }
      .constraints {
        "cardNumber.top == safeArea.top + 20"
        "cardNumber.leading == margins.leading"
      })
    var rows: [AuditRow] = []
    var stories: [StoryEvidence] = []
    for strategy in strategies {
      let story = try Scenario.story(of: screen, under: strategy)
      let findings = try Pipeline().findings(of: story)
      rows += AuditRow.rows(of: findings, in: [screen], input: Self.input, strategy: strategy)
      stories.append(
        try Pipeline().evidence(
          of: story, findings, input: Self.input, strategy: strategy, in: ExposureKind.decisive))
    }
    return (rows, stories)
  }

  private func report(
    of rows: [AuditRow], _ stories: [StoryEvidence] = [], showingSecrets: Bool = false
  ) throws -> AuditReport {
    let day = try #require(CalendarDay("2026-11-23"))
    return AuditReport(
      of: AuditPolicy.standard.judge(rows, on: day),
      in: ReportContext(
        version: "afterimage 0", commandLine: ["afterimage", "audit"], day: day, libraries: "cairo"),
      stories: stories, showingSecrets: showingSecrets)
  }

  private func text(_ format: ReportFormat, _ report: AuditReport) throws -> String {
    String(decoding: try format.make(report, Pipeline()), as: UTF8.self)
  }

  @Test func `every form has a name and endings of its own`() {
    let names = ReportFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    let endings = ReportFormat.all.flatMap(\.endings)
    #expect(Set(endings).count == endings.count)
  }

  @Test(arguments: ReportFormat.all.map(\.name))
  func `the same report gives the same bytes, and no secret stands in them`(name: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    let (rows, stories) = try rows(under: ["none", "redact", "cover-color"])
    let first = try format.make(report(of: rows, stories), Pipeline())
    let second = try format.make(
      report(of: self.rows(under: ["none", "redact", "cover-color"]).rows, stories), Pipeline())
    #expect(first == second)
    #expect(!first.isEmpty)
    #expect(!String(decoding: first, as: UTF8.self).contains("4929"))
  }

  @Test(arguments: ["table", "json", "csv", "html"])
  func `samples that leak are named for those who ask, and no others`(name: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    let leaking = try report(of: rows(under: ["none"]).rows, showingSecrets: true)
    let safe = try report(of: rows(under: ["cover-color"]).rows, showingSecrets: true)
    let story = try rows(under: ["none"]).1
    let shown =
      name == "html"
      ? try report(of: rows(under: ["none"]).rows, story, showingSecrets: true) : leaking
    #expect(try text(format, shown).contains(Self.secret))
    #expect(try !text(format, safe).contains("4929"))
  }

  @Test func `no cell of a sheet is a formula`() throws {
    let sheet = try text(.csv, report(of: rows(under: ["none"]).rows))
    let line = try #require(sheet.split(separator: "\r\n").last)
    #expect(line.hasPrefix(#""'=1+1,""a"":%|*.screen.json","#))
  }

  @Test func `annotations have no mark of their grammar in a name`() throws {
    let line = try text(.github, report(of: rows(under: ["none"]).rows))
    #expect(line.hasPrefix(#"::error file==1+1%2C"a"%3A%25|*.screen.json,title=pay.cardNumber"#))
  }

  @Test func `a table of Markdown keeps its columns`() throws {
    let table = try text(.markdown, report(of: rows(under: ["none"]).rows))
    #expect(table.contains(#"%\|\*.screen.json |"#))
  }

  @Test func `results have an address and a fingerprint`() throws {
    let result = try #require(try results(of: report(of: rows(under: ["none"]).rows)).first)
    let place = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(place["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: String])
    #expect(artifact["uri"] == "%3D1%2B1%2C%22a%22%3A%25%7C%2A.screen.json")
    #expect(artifact["uriBaseId"] == "%SRCROOT%")
    #expect((physical["region"] as? [String: Int])?["startLine"] == 1)
    #expect((result["partialFingerprints"] as? [String: String])?.count == 2)
    #expect(result["level"] as? String == "error")
    let taxa = try #require(result["taxa"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(taxa == ["CWE-200", "CWE-359", "MASWE-0038", "MASTG-TEST-0290", "3.4.1"])
  }

  @Test func `no more results than are taken, with a word about the rest`() throws {
    let row = try #require(try rows(under: ["none"]).rows.first)
    let report = try report(of: Array(repeating: row, count: 502))
    let log = SARIFReport(report, atMost: 3).text
    #expect(try results(in: log).count == 3)
    #expect(log.contains("499 more results are left out"))
    #expect(SARIFReport.mostResults == 25_000)
    #expect(try text(.markdown, report).contains("2 more are in the other reports."))
  }

  private func results(of report: AuditReport) throws -> [[String: Any]] {
    try results(in: text(.sarif, report))
  }

  private func results(in log: String) throws -> [[String: Any]] {
    let log = try JSONSerialization.jsonObject(with: Data(log.utf8))
    let runs = (log as? [String: Any])?["runs"] as? [[String: Any]]
    return try #require(runs?.first?["results"] as? [[String: Any]])
  }
}
