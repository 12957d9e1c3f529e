import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// The results of `test --json`.
@Suite struct TestJSONTests {
  private let suite: Suite
  private let frames = "note.iphone-se.light.frames"
  private let picture = "note.iphone-se.light.png"

  init() throws { suite = try Suite() }

  @Test func `the verdicts in JSON name every golden`() throws {
    let run = suite.test("--json")
    #expect(run.code == .badVerdict)
    let findings = try run.findings()
    #expect(findings.map { $0["golden"] as? String } == [frames, picture])
    #expect(findings.allSatisfy { $0["same"] as? Bool == false })
  }

  @Test func `the verdicts in JSON have words, paths, pixels and regions`() throws {
    func outcomes(_ run: Run) throws -> [String?] {
      try run.findings().map { $0["outcome"] as? String }
    }
    let name = "note.iphone-se.light"
    let missing = try suite.test("--json").findings()
    #expect(missing.map { $0["outcome"] as? String } == ["missing", "missing"])
    #expect(missing.map { $0["case"] as? String } == [name, name])
    #expect(missing[1]["pixels"] is NSNull)
    _ = suite.approve()
    #expect(try outcomes(suite.test("--json", "--no-cache")) == ["same", "same"])
    let unchanged = try suite.test("--json").findings()
    #expect(unchanged.map { $0["outcome"] as? String } == ["unchanged", "unchanged"])
    #expect(unchanged.map { $0["case"] as? String } == [name, name])
    #expect(unchanged[1]["pixels"] as? Int == 0)
    try suite.write(label: "three")
    let differing = try suite.test("--json").findings()
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
    let skipping = try suite.test("--json", "--foreign-renderer=skip").findings()
    #expect(skipping.map { $0["outcome"] as? String } == ["differs", "skipped", "unused"])
    #expect(skipping[2]["case"] is NSNull)
  }
}
