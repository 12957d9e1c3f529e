import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// Why a picture differs from its golden, found from what both were made from.
struct ReasonsTests {
  @Test(arguments: SeededChange.ofViews + SeededChange.ofScreens)
  func `a change of a screen is told by the view and the key that it is of`(
    _ change: SeededChange
  ) throws {
    try expect(change, in: SeededChange.screenFile, of: #"{"screen": "account"}"#)
  }

  @Test(arguments: SeededChange.ofStories)
  func `a change of a story is told with what it does to the verdicts`(
    _ change: SeededChange
  ) throws {
    try expect(change, in: SeededChange.storyFile, of: #"{"scenario": "story"}"#)
  }

  @Test(arguments: SeededChange.ofMarks)
  func `a change of what is masked is told with what it does to the verdicts`(
    _ change: SeededChange
  ) throws {
    let golden = #"{"screen": "account", "strategy": "redact"}"#
    try expect(change, in: SeededChange.screenFile, of: golden)
  }

  private func expect(_ change: SeededChange, in file: String, of golden: String) throws {
    let suite = try SeededSuite(SeededChange.files, cases: [golden])
    for edit in change.edits { try suite.change(file, edit.old, to: edit.new) }
    let found = try suite.reasons()
    let reasons = try #require(found.first?.reasons, "no golden differs")
    #expect(found.count == 1)
    #expect(reasons.sentence == change.sentence, "\(reasons.sentence ?? "nothing is told")")
    #expect(reasons.verdicts == change.verdicts, "\(reasons.verdicts)")
  }

  @Test func `that a secret no longer shows is told`() throws {
    let cover = ##"{"cover": {"id": "shade", "color": "#112233"}}"##
    var files = SeededChange.files
    files[SeededChange.storyFile] = files[SeededChange.storyFile]?.replacing(cover, with: "")
    let suite = try SeededSuite(files, cases: [#"{"scenario": "story"}"#])
    try suite.change(
      SeededChange.storyFile, #""willResignActive": []"#, to: #""willResignActive": [\#(cover)]"#)
    let reasons = try #require(try suite.reasons().first?.reasons)
    #expect(reasons.sentence == "the cover `shade` is new: #112233")
    #expect(reasons.verdicts == ["`balance` no longer shows"])
  }

  @Test(arguments: [
    (#""strategy": "hide""#, "the case asks for the strategy hide instead of redact"),
    (
      #""strategy": "redact", "appearance": "dark""#,
      "the case asks for the appearance dark instead of light"
    ),
    (
      #""strategy": "redact", "device": "iphone-se""#,
      "the case asks for the device iphone-se instead of iphone-15-pro"
    ),
    (
      #""strategy": "redact", "textSize": "extraLarge""#,
      "the case asks for the text size extraLarge instead of large"
    ),
    (
      #""strategy": "blur", "direction": "rtl""#,
      "the case asks for the strategy blur instead of redact and the case asks for the direction rtl instead of ltr"
    ),
  ])
  func `a case that asks for something else is told by that`(
    _ setting: String, _ sentence: String
  ) throws {
    let suite = try SeededSuite(
      SeededChange.files, cases: [#"{"screen": "account", "strategy": "redact"}"#])
    try suite.write(cases: [#"{"screen": "account", \#(setting)}"#])
    let reasons = try #require(try suite.reasons().first?.reasons)
    #expect(reasons.sentence == sentence, "\(reasons.sentence ?? "")")
    #expect(reasons.verdicts == (setting.contains("blur") ? ["now `balance` shows"] : []))
  }

  @Test func `a golden keeps its trace in two kilobytes at most, and is the same picture`() throws {
    let suite = try SeededSuite(SeededChange.files, cases: [#"{"screen": "account"}"#])
    let path = suite.folder.path("account.iphone-15-pro.light.png")
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let trace = try #require(Trace(inGolden: bytes))
    #expect(!trace.isCut)
    #expect(trace.views.map(\.name).contains("title"))
    let bitmap = try PNG.decode(bytes)
    #expect(bytes.count <= PNG.encode(bitmap, compression: .small).count + Trace.mostBytes)
    #expect(trace.kept(in: PNG.encode(bitmap, compression: .small)) == bytes)
  }

  @Test func `a trace has none of what views say`() throws {
    let suite = try SeededSuite(SeededChange.files, cases: [#"{"screen": "account"}"#])
    let path = suite.folder.path("account.iphone-15-pro.light.png")
    let trace = try #require(Trace(inGolden: Array(try Data(contentsOf: URL(filePath: path)))))
    let looks = trace.views.flatMap(\.looks)
    #expect(!looks.contains { ["text", "title", "on"].contains($0.key) }, "\(looks)")
  }

  @Test func `other libraries are named by their versions`() throws {
    let suite = try SeededSuite(SeededChange.files, cases: [#"{"screen": "account"}"#])
    let path = suite.folder.path("account.iphone-15-pro.light.png")
    let old = try #require(Trace(inGolden: Array(try Data(contentsOf: URL(filePath: path)))))
    var new = old
    new.libraries = old.libraries.replacing(/pango-[^ ]*/, with: "pango-9.9.9")
    let sentence = try #require(Reasons(from: old, to: new, differingAt: []).sentence)
    #expect(sentence.hasPrefix("other libraries drew it: pango 9.9.9 instead of 1."))
  }
}
