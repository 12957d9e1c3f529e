import AfterimageCommandLine
import TestSupport
import Testing

/// A suite whose cases several machines share, or several threads.
@Suite struct SharedSuiteTests {
  private let suite: Suite

  init() throws { suite = try Suite() }

  @Test func `the parts of a suite make up the whole`() throws {
    try suite.write(
      cases: ["iphone-se", "iphone-x", "iphone-11", "ipad-9-7", "iphone-15"].map {
        #"{ "screen": "note", "device": "\#($0)", "goldens": ["frames"] }"#
      }.joined(separator: ", "))
    try suite.folder.write("", to: "Goldens/old.frames")
    let whole = try names(suite.test("--json"))
    let parts = try (1...3).flatMap {
      try names(
        suite.test("--json", "--shard", "\($0)/3", "--records", suite.folder.path("records")))
    }
    #expect(whole.count == 6)
    // Which goldens no case asks for is told by 'merge'.
    #expect((parts + ["old.frames"]).sorted() == whole.sorted())
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/0"])
  func `a part that does not exist is wrong usage`(shard: String) {
    let run = suite.test("--shard", shard)
    #expect(run.code == .usage)
    #expect(run.errors.contains("expected a share such as 1/4"))
  }

  @Test(arguments: [2, 5])
  func `verdicts, evidence and goldens are the same for any number of jobs`(jobs: Int) throws {
    let alone = try results(jobs: 1)
    #expect(alone.keys.count { $0.hasPrefix("Goldens/") } == 14)
    let shared = try results(jobs: jobs)
    let names = Set(alone.keys).union(shared.keys)
    #expect(names.filter { shared[$0] != alone[$0] }.sorted() == [])
  }

  private func names(_ run: Run) throws -> [String] {
    try run.findings().compactMap { $0["golden"] as? String }
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
}
