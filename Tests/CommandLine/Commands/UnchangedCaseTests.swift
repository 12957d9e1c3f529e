import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// What `test` says of cases that have passed and have not changed since.
@Suite struct UnchangedCaseTests {
  private let suite: Suite
  private let picture = "note.iphone-se.light.png"

  init() throws {
    suite = try Suite()
    _ = suite.test()
    _ = suite.approve()
    #expect(suite.test().output == "2 passed, 0 failed\n")
  }

  @Test func `a run says how many of its goldens have not changed`() {
    let run = suite.test()
    #expect(run.code == .asExpected)
    #expect(run.output == "2 passed, 2 of them unchanged, 0 failed\n")
    #expect(suite.files(in: "seen") == ["passed.txt"])
  }

  @Test func `on demand everything is rendered, and the same files are left`() throws {
    let remembered = try suite.folder.bytes("seen/passed.txt")
    let run = suite.test("--no-cache")
    #expect(run.code == .asExpected)
    #expect(run.output == "2 passed, 0 failed\n")
    #expect(try suite.folder.bytes("seen/passed.txt") == remembered)
  }

  @Test func `failures and what is left of them are the same with and without`() throws {
    try suite.write(label: "three")
    let with = suite.test()
    let files = try suite.evidenceFiles.map { try suite.folder.bytes("seen/" + $0) }
    let without = suite.test("--no-cache")
    #expect(with.code == .badVerdict && without.code == .badVerdict)
    #expect(with.output == without.output)
    #expect(try files == suite.evidenceFiles.map { try suite.folder.bytes("seen/" + $0) })
    #expect(suite.test().output == with.output)
  }

  @Test func `what is approved was rendered, and is rendered once more`() throws {
    try suite.write(label: "three")
    _ = suite.test()
    #expect(suite.approve().code == .asExpected)
    #expect(suite.test().output == "2 passed, 0 failed\n")
    #expect(suite.test().output == "2 passed, 2 of them unchanged, 0 failed\n")
  }

  @Test func `a golden that no case asks for fails beside unchanged ones`() throws {
    try suite.folder.write("", to: "Goldens/old.frames")
    let run = suite.test()
    #expect(run.code == .badVerdict)
    #expect(run.output.hasSuffix("2 passed, 2 of them unchanged, 1 failed\n"))
  }

  @Test func `the verdicts in JSON tell which have not changed`() throws {
    for (options, isUnchanged) in [([], true), (["--no-cache"], false)] {
      let run = afterimage(["test", suite.goldens, "-o", suite.evidence, "--json"] + options)
      let object = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
      let findings = try #require(object as? [[String: Any]])
      #expect(findings.map { $0["unchanged"] as? Bool } == [isUnchanged, isUnchanged])
      #expect(findings.allSatisfy { $0["same"] as? Bool == true })
    }
  }

  @Test func `that nothing can be remembered changes no verdict`() throws {
    try FileManager.default.removeItem(atPath: suite.folder.path("seen/passed.txt"))
    try suite.folder.write("", to: "seen/passed.txt/in the way")
    let run = suite.test()
    #expect(run.code == .asExpected)
    #expect(run.output == "2 passed, 0 failed\n")
    #expect(run.errors.contains("the next run renders every case"))
  }
}
