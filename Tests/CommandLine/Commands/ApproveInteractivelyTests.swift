import AfterimageCommandLine
import AfterimageGraphics
import TestSupport
import Testing

/// `approve --interactive` with its answers in lines.
@Suite struct ApproveInteractivelyTests {
  private let suite: Suite
  private let frames = "note.iphone-se.light.frames"
  private let picture = "note.iphone-se.light.png"

  init() throws {
    suite = try Suite()
    _ = suite.test()
  }

  @Test func `each golden is asked about, and what is approved is told for git`() {
    let run = suite.walk("y", "yes")
    #expect(run.code == .asExpected)
    #expect(
      run.output == """
        [1/2] \(frames): there is no golden of this name
            \(suite.evidence)/actual.\(frames)
        Approve? [y, n, u, q, ?] y
        \(frames): accepted
        [2/2] \(picture): there is no golden of this name
            \(suite.evidence)/actual.\(picture)
        Approve? [y, n, u, q, ?] yes
        \(picture): accepted
        All are decided.
        End? [y, u, ?] 
        2 approved, 0 refused, 0 left
          git add \(suite.goldens)
          git commit -m 'Approve 2 goldens'

        """)
    #expect(
      suite.files(in: "Goldens")
        == ["cases.json", "fingerprint.txt", "origins.txt", frames, picture].sorted())
    #expect(suite.evidenceFiles == [])
    #expect(suite.test().code == .asExpected)
  }

  @Test func `what is refused stays as it is, and pending`() {
    let run = suite.walk("n", "y", "q")
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("\(frames): left as it is\n"))
    #expect(run.output.contains("1 approved, 1 refused, 0 left\n"))
    #expect(run.output.contains("git commit -m 'Approve \(picture)'\n"))
    #expect(
      suite.files(in: "Goldens")
        == ["cases.json", "fingerprint.txt", "origins.txt", picture].sorted())
    #expect(suite.evidenceFiles == ["actual.\(frames)"])
  }

  @Test(arguments: [[], ["q"], ["?", "nonsense", "", "quit"], ["u", "q"]])
  func `who ends it at once changes nothing`(answers: [String]) throws {
    let before = try suite.folder.contents()
    let run = suite.walk(answers.joined(separator: "\n"))
    #expect(run.code == .badVerdict)
    #expect(run.output.hasSuffix("0 approved, 0 refused, 2 left\n"))
    #expect(try suite.folder.contents() == before)
  }

  @Test func `the end of the input is the end, and what was decided stays`() {
    let run = suite.walk("y")
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("1 approved, 0 refused, 1 left\n"))
    #expect(suite.evidenceFiles == ["actual.\(picture)"])
  }

  @Test func `a last line needs no end`() {
    let words = ["approve", "-i", "--goldens", suite.goldens, "-o", suite.evidence]
    #expect(afterimage(words, answers: "y\ny").code == .asExpected)
  }

  @Test func `a question mark explains the keys, and what is no answer is told`() {
    let run = suite.walk("?", "maybe")
    #expect(run.output.contains("  y  approve: "))
    #expect(run.output.contains("  u  undo the last decision"))
    #expect(run.output.contains("'maybe' is no answer; ? tells which there are\n"))
  }

  @Test func `undone decisions leave no trace, up to the first`() throws {
    let before = try suite.folder.contents()
    let run = suite.walk("y", "y", "u", "u", "u", "q")
    #expect(run.output.contains("nothing to undo\n"))
    #expect(run.output.hasSuffix("0 approved, 0 refused, 2 left\n"))
    #expect(try suite.folder.contents() == before)
  }

  @Test func `an undone approval gives the former golden back, and can be given again`() throws {
    _ = suite.approve()
    try suite.write(label: "two")
    _ = suite.test()
    let before = try suite.folder.contents()
    #expect(suite.evidenceFiles.count == 5)
    #expect(suite.walk("y", "undo").code == .badVerdict)
    #expect(try suite.folder.contents() == before)
    #expect(suite.walk("y", "u", "y").code == .asExpected)
    #expect(suite.test().code == .asExpected)
  }

  @Test func `an undone refusal is asked about again`() {
    let run = suite.walk("n", "u", "y", "y")
    #expect(run.code == .asExpected)
    #expect(run.output.contains("2 approved, 0 refused, 0 left\n"))
  }

  @Test func `it says what differs as the test run does`() throws {
    _ = suite.approve()
    try suite.write(label: "two")
    let told = suite.test().output.split(separator: "\n").filter { $0.contains(" differ") }
    #expect(told.count == 2)
    let output = suite.walk("n").output
    for line in told { #expect(output.contains("\n\(line)\n")) }
  }

  @Test func `goldens that differ for one cause are decided about at once, after its sentence`()
    throws
  {
    _ = suite.approve()
    try suite.write(label: "two")
    _ = suite.test()
    let run = suite.walk("y")
    #expect(run.code == .asExpected)
    #expect(run.output.hasPrefix("[1/1] the text of `note` is another one\n"))
    #expect(run.output.contains("2 approved, 0 refused, 0 left\n"))
  }

  @Test func `inputs that have changed since the run are refused`() throws {
    try suite.write(label: "three")
    let run = suite.walk("y", "y")
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("\(frames): refused: the inputs have changed since the last run"))
    #expect(run.output.contains("0 approved, 2 refused, 0 left\n"))
    #expect(!run.output.contains("git"))
    #expect(suite.files(in: "Goldens") == ["cases.json"])
  }

  @Test func `only the goldens of the given names are asked about`() {
    let run = suite.walk("y", names: ["*.png"])
    #expect(run.code == .asExpected)
    #expect(run.output.hasPrefix("[1/1] \(picture): "))
    #expect(suite.evidenceFiles == ["actual.\(frames)"])
  }

  @Test func `an unknown name is an error, and nothing is asked`() {
    let run = suite.walk("y", "y", names: ["nowhere"])
    #expect(run.code == .inputMissing)
    #expect(run.output == "")
    #expect(run.errors.contains("'nowhere' is the name of no case and of no golden"))
    #expect(suite.files(in: "Goldens") == ["cases.json"])
  }

  @Test func `what no case asks for is not taken away in passing`() {
    let run = suite.walk("y", options: ["--prune"])
    #expect(run.code == .usage)
  }

  @Test func `a folder with a blank in its name is one word for git`() throws {
    let goldens = suite.folder.path("My Goldens")
    try suite.folder.write(
      suite.folder.text("Goldens/cases.json"), to: "My Goldens/cases.json")
    let words = ["approve", "-i", "--goldens", goldens, "-o", suite.evidence]
    #expect(afterimage(words, answers: "y\n").output.contains("git add '\(goldens)'\n"))
  }

  @Test func `a picture is shown as it is asked for`() throws {
    let plain = suite.walk("n", "n")
    let shown = suite.walk("n", "n", options: ["--pictures", "blocks"])
    #expect(!plain.output.contains("▀"))
    #expect(shown.output.contains("▀"))
    #expect(suite.walk("n", options: ["--pictures", "crayons"]).code == .usage)
  }
}
