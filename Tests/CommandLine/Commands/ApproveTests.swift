import AfterimageCommandLine
import TestSupport
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
      suite.files(in: "Goldens")
        == ["cases.json", "fingerprint.txt", "origins.txt", frames, picture].sorted())
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
    #expect(suite.files(in: "Goldens") == ["cases.json", frames, "origins.txt"])
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

  @Test func `a pattern stands for cases and for goldens`() throws {
    try suite.write(
      cases: ["iphone-se", "iphone-x"].map {
        #"{ "screen": "note", "device": "\#($0)", "goldens": ["frames"] }"#
      }.joined(separator: ", "))
    _ = suite.test()
    #expect(suite.approve("*iphone-x*").output == "note.iphone-x.light.frames: accepted\n")
    #expect(suite.approve("note.*.light").output == "\(frames): accepted\n")
    #expect(suite.test().code == .asExpected)
  }

  @Test func `an unknown name names the nearest, and nothing is accepted`() throws {
    _ = suite.test()
    let run = suite.approve("note.iphone-se.light", "note.iphone-ss.light", "login*")
    #expect(run.code == .inputMissing)
    #expect(run.output == "")
    #expect(run.errors.contains("'note.iphone-ss.light' is the name of no case"))
    #expect(run.errors.contains("did you mean 'note.iphone-se.light'?"))
    #expect(run.errors.contains("'login*' is the name of no case"))
    #expect(suite.files(in: "Goldens") == ["cases.json"])
  }

  @Test func `a name of which nothing is pending is told as such`() throws {
    _ = suite.test()
    _ = suite.approve(frames)
    let run = suite.approve("note.iphone-se.light.frames")
    #expect(run.code == .inputMissing)
    #expect(run.errors.contains("nothing is pending"))
  }

  @Test func `goldens that no case asks for are taken away on demand, and no others`() throws {
    _ = suite.test()
    _ = suite.approve()
    for name in ["old.frames", "old.png", "other.timeline", "notes.txt"] {
      try suite.folder.write("", to: "Goldens/\(name)")
    }
    #expect(suite.approve().code == .inputMissing)
    let some = suite.approve(["old"], ["--prune"])
    #expect(some.code == .asExpected)
    #expect(
      some.output == """
        old.frames: removed, as no case asks for it
        old.png: removed, as no case asks for it

        """)
    #expect(suite.approve([], ["--prune"]).output.hasPrefix("other.timeline: removed"))
    #expect(
      suite.files(in: "Goldens")
        == ["cases.json", "fingerprint.txt", "origins.txt", frames, picture, "notes.txt"].sorted())
    #expect(suite.test().code == .asExpected)
  }

  @Test func `a golden that Git LFS has not fetched says so, and is not written over`() throws {
    _ = suite.test()
    _ = suite.approve()
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    for name in [frames, picture] { try suite.folder.write(pointer, to: "Goldens/\(name)") }
    let run = suite.test()
    #expect(run.code == .badVerdict)
    for name in [frames, picture] {
      #expect(run.output.contains("\(name): the golden is a pointer of Git LFS"))
    }
    #expect(run.output.contains("run 'git lfs pull'"))
    #expect(!run.output.contains("afterimage approve"))
    #expect(suite.approve().code == .inputMissing)
    #expect(
      afterimage("diff", suite.folder.path("Goldens/\(picture)"), Shipped.cardForm).errors
        .contains("run 'git lfs pull'"))
  }

  @Test func `a group is all that differs for one cause, by words of its sentence`() throws {
    _ = suite.test()
    _ = suite.approve()
    try suite.write(label: "two")
    _ = suite.test()
    let unknown = suite.approve([], ["--group", "tintColor"])
    #expect(unknown.code == .inputMissing)
    #expect(unknown.errors.contains("'tintColor' is in the sentence of no cause"))
    #expect(unknown.errors.contains("the text of `note` is another one"))
    let run = suite.approve([], ["--group", "Text of `note`"])
    #expect(run.code == .asExpected)
    #expect(run.output == "\(frames): accepted\n\(picture): accepted\n")
  }
}
