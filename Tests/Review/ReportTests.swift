import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageReview
import Foundation
import TestSupport
import Testing

/// The folder that people look at.
struct ReportTests {
  private func page(_ report: Report) throws -> (html: String, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    var pages = try ReportFolder(folder.path("report"))
    try report.write(to: &pages)
    let html = try String(contentsOfFile: folder.path("report/index.html"), encoding: .utf8)
    return (html, folder)
  }

  private func failing(_ name: String, _ reasons: Reasons) -> ReportCase {
    let result = GoldenResult(of: name, fileName: name, outcome: .missing)
    var one = ReportCase(of: result, outcome: "missing", isAsExpected: false, isFailing: true)
    one.explained = ExplainedCase(old: nil, new: nil, reasons: reasons)
    return one
  }

  @Test func `names that look like markup end no element`() throws {
    let name = "</script><script>alert(1)</script>.png"
    let report = Report(
      title: "<b>", tool: "t", libraries: "l",
      cases: [failing(name, Reasons(causes: [.text(of: "</script>")]))])
    let (html, _) = try page(report)
    #expect(!html.contains("alert(1)</script>"))
    #expect(html.contains(#"\u003c/script>\u003cscript>alert(1)"#))
  }

  @Test func `the page allows its own script and style and nothing else`() throws {
    let (html, _) = try page(Report(title: "a", tool: "t", libraries: "l", cases: []))
    #expect(html.contains("default-src 'none'; script-src 'sha256-"))
    #expect(!html.contains("unsafe-inline"))
    for mark in ["policy", "style", "script", "data"] { #expect(!html.contains("<!--\(mark)-->")) }
  }

  @Test func `cases that differ for one cause are one group with one sentence`() {
    let tint = Cause.look(["tintColor"], of: ["pay"], old: "#007AFF", new: "#0A84FF")
    let two = Cause.look(["tintColor"], of: ["send", "more"], old: "#007AFF", new: "#0A84FF")
    let report = Report(
      title: "a", tool: "t", libraries: "l",
      cases: [
        failing("a.png", Reasons(causes: [tint])),
        failing("b.png", Reasons(causes: [.added("veil")])),
        failing("c.png", Reasons(causes: [two])),
      ])
    #expect(report.groups.map(\.places) == [[0, 2], [1]])
    #expect(
      report.groups.map(\.group.sentence) == [
        "`tintColor` of 3 views went from #007AFF to #0A84FF", "`veil` is new",
      ])
  }

  @Test func `a report that is written again leaves nothing of the one before`() throws {
    let folder = try TemporaryFolder()
    var pages = try ReportFolder(folder.path("report"))
    try Report(title: "a", tool: "t", libraries: "l", cases: []).write(to: &pages)
    let old = folder.path("report/pictures/00ff.png")
    try Data().write(to: URL(filePath: old))
    try Data().write(to: URL(filePath: folder.path("report/pictures/own.txt")))
    var again = try ReportFolder(folder.path("report"))
    try Report(title: "a", tool: "t", libraries: "l", cases: []).write(to: &again)
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(FileManager.default.fileExists(atPath: folder.path("report/pictures/own.txt")))
  }
}
