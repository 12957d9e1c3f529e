import AfterimageCommandLine
import TestSupport
import Testing

/// The verdicts of `test` on goldens.
@Suite struct TestCommandTests {
  private let suite: Suite
  private let frames = "note.iphone-se.light.frames"
  private let picture = "note.iphone-se.light.png"

  init() throws { suite = try Suite() }

  @Test func `a golden that is missing fails and shows what was seen`() throws {
    let run = suite.test()
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("\(frames): there is no golden of this name"))
    #expect(run.output.contains("\(suite.evidence)/actual.\(picture)"))
    #expect(run.output.contains("run 'afterimage approve'"))
    #expect(run.output.hasSuffix("0 passed, 2 failed\n"))
    #expect(suite.files(in: "Goldens") == ["cases.json"])
    #expect(suite.evidenceFiles == ["actual.\(frames)", "actual.\(picture)"])
  }

  @Test func `what was approved passes, and leaves no evidence`() throws {
    _ = suite.test()
    #expect(suite.approve().code == .asExpected)
    let run = suite.test()
    #expect(run.code == .asExpected)
    #expect(run.output == "2 passed, 0 failed\n")
    #expect(suite.evidenceFiles == [])
  }

  @Test func `a change differs, and is shown to the owner alone`() throws {
    _ = suite.test()
    _ = suite.approve()
    try suite.write(label: "three")
    let run = suite.test()
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("\(frames): 1 line differs"))
    #expect(run.output.contains("\(picture): "))
    #expect(run.output.contains("pixels differ"))
    let evidence = suite.evidenceFiles
    #expect(
      evidence == [
        "actual.\(frames)", "actual.\(picture)", "difference.\(picture)", "expected.\(frames)",
        "expected.\(picture)",
      ])
    for name in evidence { #expect(try suite.folder.mode("seen/\(name)") == 0o600) }
    #expect(
      try suite.folder.picture("seen/expected.\(picture)")
        == suite.folder.picture("Goldens/\(picture)"))
  }

  @Test func `a golden that no case asks for fails`() throws {
    _ = suite.test()
    _ = suite.approve()
    try suite.folder.write("", to: "Goldens/old.frames")
    let run = suite.test()
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("old.frames: no case asks for this golden; delete it"))
    #expect(run.output.hasSuffix("2 passed, 1 failed\n"))
  }

  @Test func `pictures of other libraries are not comparable, and left out on demand`() throws {
    _ = suite.test()
    _ = suite.approve()
    try suite.folder.write("cairo 0.0.1\n", to: "Goldens/fingerprint.txt")
    let run = suite.test()
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("\(picture): not comparable"))
    #expect(run.output.contains("--foreign-renderer=skip"))
    #expect(!run.output.contains(frames))
    let skipping = suite.test("--foreign-renderer=skip")
    #expect(skipping.code == .asExpected)
    #expect(
      skipping.output == """
        \(picture): skipped, not comparable: drawn by other versions of the drawing libraries, or with other fonts
        1 passed, 1 skipped, 0 failed

        """)
    try suite.write(label: "three")
    #expect(suite.test("--foreign-renderer=skip").code == .badVerdict)
  }
}
