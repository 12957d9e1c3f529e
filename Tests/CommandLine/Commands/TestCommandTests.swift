import AfterimageCommandLine
import Foundation
import Testing

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
    #expect(suite.test("--foreign-renderer=skip").code == .asExpected)
    try suite.write(label: "three")
    #expect(suite.test("--foreign-renderer=skip").code == .badVerdict)
  }

  @Test func `the parts of a suite make up the whole`() throws {
    try suite.write(
      cases: ["iphone-se", "iphone-x", "iphone-11", "ipad-9-7", "iphone-15"].map {
        #"{ "screen": "note", "device": "\#($0)", "goldens": ["frames"] }"#
      }.joined(separator: ", "))
    try suite.folder.write("", to: "Goldens/old.frames")
    let whole = try names(suite.test("--json"))
    let parts = try (1...3).flatMap { try names(suite.test("--json", "--shard", "\($0)/3")) }
    #expect(whole.count == 6)
    #expect(parts.sorted() == whole.sorted())
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/0"])
  func `a part that does not exist is wrong usage`(shard: String) {
    let run = suite.test("--shard", shard)
    #expect(run.code == .usage)
    #expect(run.errors.contains("expected a part such as 1/4"))
  }

  @Test func `the verdicts in JSON name every golden`() throws {
    let run = suite.test("--json")
    #expect(run.code == .badVerdict)
    let object = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    let findings = try #require(object as? [[String: Any]])
    #expect(findings.map { $0["golden"] as? String } == [frames, picture])
    #expect(findings.allSatisfy { $0["same"] as? Bool == false })
  }

  @Test func `a folder without cases is a missing input`() {
    let run = afterimage("test", suite.folder.path("nowhere"), "-o", suite.evidence)
    #expect(run.code == .inputMissing)
    #expect(run.errors.contains("nowhere/cases.json"))
  }

  @Test(arguments: [
    (#"{ "screen": "nobody" }"#, "nobody.screen.json"),
    (#"{ "screen": "note", "device": "iphone-99" }"#, "`iphone-99` is no known device"),
    (#"{ "screen": "note", "strategy": "nonee" }"#, "did you mean 'none'?"),
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

  /// What a run over seven cases, the approval of what it saw, and another run write and tell with a number of jobs.
  private func results(jobs: Int) throws -> [String: [UInt8]] {
    let suite = try Suite()
    let devices = ["iphone-se", "iphone-x", "iphone-11", "iphone-15", "iphone-8"]
    try suite.write(
      cases: (devices.map {
        #"{ "screen": "note", "device": "\#($0)", "goldens": ["frames", "png"] }"#
      }
        + ["redact", "exit-on-suspend"].map { #"{ "screen": "note", "strategy": "\#($0)" }"# })
        .joined(separator: ", "))
    let words = ["--jobs", "\(jobs)"]
    let runs = [suite.test(words), suite.approve([], words), suite.test(words)]
    var results = try suite.folder.contents()
    results["runs"] = Array(runs.map { "\($0.code)\n\($0.output)\n\($0.errors)" }.joined().utf8)
    for name in ["runs", "seen/passed.txt"] {
      let text = String(decoding: results[name] ?? [], as: UTF8.self)
      results[name] = Array(text.replacing(suite.folder.path, with: "").utf8)
    }
    return results
  }

  @Test(arguments: [2, 5])
  func `verdicts, evidence and goldens are the same for any number of jobs`(jobs: Int) throws {
    let alone = try results(jobs: 1)
    #expect(alone.keys.count { $0.hasPrefix("Goldens/") } == 13)
    #expect(try results(jobs: jobs) == alone)
  }

  private func names(_ run: Run) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    return try #require(object as? [[String: Any]]).compactMap { $0["golden"] as? String }
  }
}
