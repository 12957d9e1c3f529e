import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// What `test` says of cases that cannot be read, and of folders without any.
@Suite struct FailedCaseTests {
  private let suite: Suite
  private let frames = "note.iphone-se.light.frames"

  init() throws { suite = try Suite() }

  @Test func `a folder without cases does not keep the others from being tested`() throws {
    _ = suite.test()
    _ = suite.approve()
    let run = afterimage("test", suite.folder.path("nowhere"), suite.goldens, "-o", suite.evidence)
    #expect(run.code == .inputMissing)
    #expect(run.errors.contains("nowhere/cases.json"))
    #expect(run.output == "2 passed, 0 failed\n")
  }

  @Test func `a folder without cases is a missing input`() {
    let run = afterimage("test", suite.folder.path("nowhere"), "-o", suite.evidence)
    #expect(run.code == .inputMissing)
    #expect(run.errors.contains("nowhere/cases.json"))
    #expect(run.errors.contains("'afterimage init goldens' writes one"))
  }

  @Test(arguments: [
    (
      #"{ "screen": "nobody" }"#, ExitCode.inputMissing, "nobody.iphone-15-pro.light",
      "nobody.screen.json"
    ),
    (
      #"{ "screen": "note", "strategy": "nonee" }"#, .badInput, "note.iphone-15-pro.light.nonee",
      "did you mean 'none'?"
    ),
    (#"{ "screen": "broken" }"#, .badInput, "broken.iphone-15-pro.light", "broken.screen.json:1:1"),
    (#"{ "screen": "wide" }"#, .badInput, "wide.iphone-15-pro.light", "40000"),
  ])
  func `a case that cannot be compared fails with its message, and the others are compared`(
    text: String, code: ExitCode, name: String, message: String
  ) throws {
    _ = suite.test()
    _ = suite.approve()
    try suite.folder.write("[", to: "Screens/broken.screen.json")
    try suite.folder.write(
      """
      {"format": 1, "name": "wide", "root": {"type": "view", "subviews": [
        {"type": "imageView", "id": "strip", "image": "strip.png"}]}}
      """, to: "Screens/wide.screen.json")
    let strip = Bitmap(width: 40_000, height: 1, pixels: Array(repeating: .max, count: 40_000))
    try suite.folder.write(PNG.encode(#require(strip)), to: "Screens/strip.png")
    let good = #"{ "screen": "note", "device": "iphone-se", "goldens": ["frames", "png"] }"#
    try suite.write(cases: "\(text), \(good)")
    let run = suite.test()
    #expect(run.code == code)
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("\(name): ") })
    #expect(run.output[line.startIndex...].contains(message))
    #expect(run.output.hasSuffix("2 passed, 1 failed\n"))
    let found = try suite.test("--json").findings()
    #expect(found.count == 3)
    #expect(found[0]["case"] as? String == name)
    #expect(found[0]["golden"] is NSNull)
    #expect((found[0]["message"] as? String)?.contains(message) == true)
    #expect(found[0]["same"] as? Bool == false)
  }

  @Test func `the worst of the cases decides how a run ends`() throws {
    let missing = #"{ "screen": "nobody" }"#
    let differing = #"{ "screen": "note" }"#
    let broken = #"{ "screen": "note", "strategy": "nonee" }"#
    try suite.write(cases: "\(missing), \(differing)")
    #expect(suite.test().code == .inputMissing)
    try suite.write(cases: "\(missing), \(differing), \(broken)")
    let run = suite.test()
    #expect(run.code == .badInput)
    #expect(run.output.hasSuffix("0 passed, 3 failed\n"))
  }

  @Test func `goldens of a case that cannot be read are not called unused, nor approved`() throws {
    _ = suite.test()
    _ = suite.approve()
    try FileManager.default.removeItem(atPath: suite.folder.path("Screens/note.screen.json"))
    let run = suite.test()
    #expect(run.code == .inputMissing)
    #expect(!run.output.contains("delete it"))
    #expect(run.output.hasSuffix("0 passed, 1 failed\n"))
    try suite.folder.write("", to: "seen/actual.\(frames)")
    let approval = suite.approve()
    #expect(approval.code == .badVerdict)
    #expect(approval.output.contains("\(frames): refused: "))
    #expect(approval.output.contains("note.screen.json"))
  }

  @Test(arguments: [
    (#"{ "screen": "note", "device": "iphone-99" }"#, "`iphone-99` is no known device"),
    (#"{ "screen": "note", "colour": "red" }"#, "cases.json:1:"),
    (#"{ "screen": "../Screens/note" }"#, "cannot be a name"),
    (#"{ "scenario": "../Screens/note" }"#, "cannot be a name"),
  ])
  func `a case that means nothing is told`(text: String, message: String) throws {
    try suite.write(cases: text)
    let run = suite.test()
    #expect(run.code == .badInput)
    #expect(run.errors.contains(message))
    #expect(suite.evidenceFiles == [])
  }
}
