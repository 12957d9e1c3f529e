import AfterimageCommandLine
import Testing

@Suite struct ApproveTests {
  private let suite: Suite
  private let frames = "note.iphone-se.light.frames"
  private let picture = "note.iphone-se.light.png"

  init() throws { suite = try Suite() }

  @Test func `what the last run saw becomes the goldens`() throws {
    _ = suite.test()
    let run = suite.approve()
    #expect(run.code == .asExpected)
    #expect(run.output == "\(frames): accepted\n\(picture): accepted\n")
    #expect(
      suite.files(in: "Goldens") == ["cases.json", "fingerprint.txt", frames, picture].sorted())
    #expect(suite.evidenceFiles == [])
  }

  @Test func `without a run there is nothing to approve`() {
    let run = suite.approve()
    #expect(run.code == .inputMissing)
    #expect(run.errors.contains("run 'afterimage test' first"))
  }

  @Test func `inputs that have changed since the run are refused`() throws {
    _ = suite.test()
    try suite.write(label: "three")
    let run = suite.approve()
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("\(frames): refused: the inputs have changed since the last run"))
    #expect(run.output.contains("\(picture): refused"))
    #expect(suite.files(in: "Goldens") == ["cases.json"])
    #expect(suite.evidenceFiles == ["actual.\(frames)", "actual.\(picture)"])
  }

  @Test func `a case that has gone since the run is refused`() throws {
    _ = suite.test()
    try suite.write(cases: "")
    let run = suite.approve()
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("refused: no case asks for it"))
    #expect(suite.files(in: "Goldens") == ["cases.json"])
  }

  @Test func `one golden can be accepted alone`() throws {
    _ = suite.test()
    #expect(suite.approve(frames).output == "\(frames): accepted\n")
    #expect(suite.files(in: "Goldens") == ["cases.json", frames])
    #expect(suite.evidenceFiles == ["actual.\(picture)"])
  }

  @Test func `a case stands for all its goldens`() throws {
    _ = suite.test()
    let run = suite.approve("note.iphone-se.light")
    #expect(run.output == "\(frames): accepted\n\(picture): accepted\n")
  }

  @Test func `a name that the last run did not see is not approved`() {
    _ = suite.test()
    let run = suite.approve("note.iphone-x")
    #expect(run.code == .inputMissing)
    #expect(suite.files(in: "Goldens") == ["cases.json"])
  }
}
