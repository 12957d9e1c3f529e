import AfterimageAudit
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// The file of a policy: read strictly, with all mistakes at once.
struct PolicyFileTests {
  private func message(_ text: String) -> String {
    do throws(InvalidInput) {
      _ = try AuditPolicy.decode(Array(text.utf8), file: "p.json")
      return ""
    } catch { return error.description }
  }

  @Test func `all mistakes are told at once with line and column`() {
    let told = message(
      """
      {"format": 1, "requires": "proved", "cannotTell": "maybe",
       "accepted": [{"view": "x", "expires": "2026-02-30", "reason": " "},
                    {"reason": "r", "person": "Ada", "expires": "2026-12-31"}]}
      """)
    #expect(told.contains("p.json:1:15: error: "))
    #expect(told.contains("requires"))
    #expect(told.contains("p.json:1:51: error: "))
    #expect(told.contains("p.json:2:40: error: "))
    #expect(told.contains("a day of the calendar"))
    #expect(told.contains("p.json:2:64: error: "))
    #expect(told.contains("person"))
    #expect(told.contains("p.json:3:"))
  }

  @Test func `an accepted leak needs its reason, its person and its day`() {
    let told = message(#"{"format": 1, "accepted": [{"view": "x"}]}"#)
    for key in ["reason", "person", "expires"] { #expect(told.contains(key)) }
  }

  @Test func `the example of the page is read`() throws {
    let page = try String(
      contentsOf: Repository.folder.appending(path: "Documentation/audit.md"), encoding: .utf8)
    let example = try #require(
      page.components(separatedBy: "```json\n").dropFirst().first?
        .components(separatedBy: "```").first)
    #expect(message(example) == "")
    #expect(example.contains("\"accepted\""))
  }

  @Test func `the schemas are those of the readers`() throws {
    try TextGolden.expect(
      PolicySchema.text, equals: Repository.screens.appending(path: "policy.schema.json"))
    try TextGolden.expect(
      PolicySchema.baseline, equals: Repository.screens.appending(path: "baseline.schema.json"))
  }

  @Test(arguments: [
    ("2026-12-31", true), ("2024-02-29", true), ("2026-02-29", false), ("1900-02-29", false),
    ("2000-02-29", true), ("2026-13-01", false), ("2026-1-1", false), ("２026-01-01", false),
    ("2026-01-01x", false), ("", false), ("-", false), ("0000-01-01", false),
  ])
  func `a day is one of the calendar in its one spelling`(text: String, isDay: Bool) {
    #expect(CalendarDay(text)?.description == (isDay ? text : nil))
  }

  @Test(arguments: [
    ("*", "a.b", true), ("*", "a/b", false), ("**", "a/b", true), ("a/**/c", "a/c", true),
    ("a/**/c", "a/b/b/c", true), ("a/**/c", "ab/c", false), ("**/c", "c", true),
    ("a?c", "abc", true), ("a?c", "a/c", false), ("", "", true), ("", "a", false),
    ("*Card*", "theCardNumber", true), ("App/**", "App", false), ("a*b*c", "aXbYbZc", true),
    ("[a]", "a", false),
  ])
  func `a pattern is for the whole of a name`(pattern: String, name: String, matches: Bool) {
    #expect(NamePattern(pattern).matches(name) == matches)
  }
}
