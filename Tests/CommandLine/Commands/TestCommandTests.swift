import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
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

  @Test func `the verdicts in JSON have words, paths, pixels and regions`() throws {
    func outcomes(_ run: Run) throws -> [String?] {
      try findings(run).map { $0["outcome"] as? String }
    }
    let name = "note.iphone-se.light"
    let missing = try findings(suite.test("--json"))
    #expect(missing.map { $0["outcome"] as? String } == ["missing", "missing"])
    #expect(missing.map { $0["case"] as? String } == [name, name])
    #expect(missing[1]["pixels"] is NSNull)
    _ = suite.approve()
    #expect(try outcomes(suite.test("--json", "--no-cache")) == ["same", "same"])
    let unchanged = try findings(suite.test("--json"))
    #expect(unchanged.map { $0["outcome"] as? String } == ["unchanged", "unchanged"])
    #expect(unchanged.map { $0["case"] as? String } == [name, name])
    #expect(unchanged[1]["pixels"] as? Int == 0)
    try suite.write(label: "three")
    let differing = try findings(suite.test("--json"))
    #expect(differing.map { $0["outcome"] as? String } == ["differs", "differs"])
    let paths = try #require(differing[1]["paths"] as? [String: String])
    #expect(
      paths == [
        "golden": "\(suite.goldens)/\(picture)", "actual": "\(suite.evidence)/actual.\(picture)",
        "expected": "\(suite.evidence)/expected.\(picture)",
        "difference": "\(suite.evidence)/difference.\(picture)",
      ])
    #expect(try #require(differing[1]["pixels"] as? Int) > 0)
    let regions = try #require(differing[1]["regions"] as? [[Int]])
    #expect(!regions.isEmpty && regions.allSatisfy { $0.count == 4 && $0[2] > 0 && $0[3] > 0 })
    #expect((differing[0]["message"] as? String)?.contains("line") == true)
    try suite.folder.write("cairo 0.0.1\n", to: "Goldens/fingerprint.txt")
    try suite.folder.write("", to: "Goldens/old.frames")
    #expect(try outcomes(suite.test("--json")) == ["differs", "notComparable", "unused"])
    let skipping = try findings(suite.test("--json", "--foreign-renderer=skip"))
    #expect(skipping.map { $0["outcome"] as? String } == ["differs", "skipped", "unused"])
    #expect(skipping[2]["case"] is NSNull)
  }

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
    let found = try findings(suite.test("--json"))
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
    try findings(run).compactMap { $0["golden"] as? String }
  }

  private func findings(_ run: Run) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    return try #require(object as? [[String: Any]])
  }
}
