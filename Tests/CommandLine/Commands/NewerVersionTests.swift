import Afterimage
import AfterimageCommandLine
import AfterimageGoldens
import Foundation
import TestSupport
import Testing

/// Goldens that a program of another picture revision drew otherwise, in every command that tells of them.
@Suite struct NewerVersionTests {
  private let suite: Suite
  private let same = "same.iphone-se.light.frames"
  private let other = "note.iphone-se.light.frames"
  private let plain = "plain.iphone-se.light.frames"

  /// Three goldens that differ: one by the program alone, one from inputs that are others, too, and one without a note.
  init() throws {
    suite = try Suite()
    for name in ["same", "plain"] {
      try suite.folder.write(
        screenFile(
          name: name, subviews: #"{ "type": "label", "id": "text", "text": "one" }"#,
          constraints: #""text.top == safeArea.top", "text.leading == super.leading""#),
        to: "Screens/\(name).screen.json")
    }
    try suite.write(
      cases: ["same", "note", "plain"].map {
        #"{ "screen": "\#($0)", "device": "iphone-se", "goldens": ["frames"] }"#
      }.joined(separator: ", "))
    _ = suite.test()
    _ = suite.approve()
    for name in [same, other, plain] { try redraw(name) }
    try suite.write(label: "two")
    try GoldenFolder(suite.goldens).note([plain: nil])
  }

  /// Makes a golden what a program of an older revision could have drawn from the same inputs.
  private func redraw(_ name: String) throws {
    let folder = GoldenFolder(suite.goldens)
    let origin = try #require(folder.origins.notes[name])
    let text = try suite.folder.text("Goldens/\(name)") + "one line more\n"
    try suite.folder.write(text, to: "Goldens/\(name)")
    let drawer = Drawer(release: "0.0.9", revision: Drawer.current.revision - 1)
    try folder.note([
      name: GoldenOrigin(drawer: drawer, inputs: origin.inputs, of: Array(text.utf8))
    ])
  }

  @Test func `a test run counts them, and says so at each`() {
    let output = suite.test().output
    #expect(
      output.contains(
        "0 passed, 3 failed, 1 of them by the program alone, 1 by the app, the program or both\n"))
    #expect(output.contains("run 'afterimage approve --program'"))
    let told = output.split(separator: "\n").filter { $0.hasPrefix("    why: ") }
    // Of the layout without a note nothing is known, as it has no picture beside it that has a trace.
    #expect(told.count == 2)
    #expect(told.count { $0.contains("the program alone draws otherwise: picture revision") } == 1)
    #expect(told.count { $0.contains(", or afterimage draws otherwise (picture revision") } == 1)
    #expect(output.split(separator: "\n").count { $0.hasPrefix("    to tell: ") } == 1)
  }

  @Test func `programs read it as the origin of a difference`() throws {
    let findings = try suite.test("--json").findings()
    let origins = findings.map { $0["origin"] as? String }
    #expect(findings.map { $0["golden"] as? String } == [same, other, plain])
    #expect(origins == ["program", "programOrInputs", nil])
    #expect((findings[0]["causes"] as? [String])?.count == 1)
  }

  @Test func `what differs by the program alone is approved alone`() throws {
    _ = suite.test()
    let before = try suite.folder.contents()
    let run = suite.approve([], ["--program"])
    #expect(run.code == .asExpected)
    #expect(run.output == "\(same): accepted\n")
    let after = try suite.folder.contents()
    for name in ["Goldens/\(other)", "Goldens/\(plain)", "seen/actual.\(other)"] {
      #expect(after[name] == before[name], "\(name)")
    }
    let notes = GoldenFolder(suite.goldens).origins.notes
    #expect(notes[same]?.drawer == .current)
    #expect(notes[other]?.drawer.release == "0.0.9")
    let again = suite.approve([], ["--program"])
    #expect(again.code == .inputMissing)
    #expect(again.errors.contains("nothing that is pending differs by the program alone"))
    #expect(suite.test().output.contains("1 passed, 2 failed, 1 by the app, the program or both\n"))
  }

  @Test func `a group by the word program has nothing that may be of the app`() {
    _ = suite.test()
    #expect(suite.approve([], ["--group", "program"]).output == "\(same): accepted\n")
  }

  @Test func `on the page they are a group of their own`() throws {
    _ = suite.test("--report", suite.folder.path("report"))
    let page = try suite.folder.text("report/index.html")
    #expect(page.contains("the program alone draws otherwise: picture revision"))
  }

  @Test func `several screens that differ by the program alone are one group`() throws {
    _ = suite.test()
    _ = suite.approve()
    for name in [same, plain] { try redraw(name) }
    _ = suite.test()
    let run = suite.walk("y", options: ["--program"])
    #expect(run.code == .asExpected)
    #expect(run.output.contains("2 approved, 0 refused, 0 left\n"))
  }

  @Test func `shares tell the same as one machine`() throws {
    let records = suite.folder.path("records")
    for words in [[], ["--json"]] {
      let whole = suite.test(words)
      for number in 1...3 {
        _ = suite.test(words + ["--shard", "\(number)/3", "--records", records])
      }
      let merged = afterimage("merge", records)
      #expect(merged.output == whole.output)
      #expect(merged.code == whole.code)
      #expect(whole.output.contains("program"))
      try FileManager.default.removeItem(atPath: records)
    }
  }

  @Test func `shares whose notes have changed since are refused`() throws {
    let records = suite.folder.path("records")
    _ = suite.test("--shard", "1/1", "--records", records)
    try GoldenFolder(suite.goldens).note([same: nil])
    let run = afterimage("merge", records)
    #expect(run.code == .badInput)
    #expect(run.errors.contains("changed since, or gone; run --shard 1/1 again"))
  }

  @Test func `what is as expected can be noted anew, and what differs later is the app's`() throws {
    _ = suite.test()
    _ = suite.approve()
    try FileManager.default.removeItem(atPath: suite.folder.path("Goldens/origins.txt"))
    let before = try suite.folder.contents()
    let run = suite.approve([], ["--renew"])
    #expect(run.code == .asExpected)
    #expect(
      run.output == """
        3 of 3 goldens are as expected, and noted as of picture revision \(Drawer.current.revision)

        """)
    var after = try suite.folder.contents()
    #expect(after.removeValue(forKey: "Goldens/origins.txt") != nil)
    #expect(after == before)
    #expect(suite.approve([same], ["--renew"]).code == .usage)
    #expect(suite.approve([], ["--renew", "--program"]).code == .usage)
    try suite.write(label: "three")
    #expect(!suite.test().output.contains("picture revision"))
  }
}
