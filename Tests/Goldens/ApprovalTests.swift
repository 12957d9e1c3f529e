import Afterimage
import AfterimageGoldens
import Foundation
import TestSupport
import Testing

/// The evidence of a run, and the goldens that a person may accept.
struct ApprovalTests {
  private let golden = "greeting.iphone-15-pro.light.png"
  private let folder: TemporaryFolder
  private let pipeline: Pipeline

  init() throws {
    folder = try TemporaryFolder()
    pipeline = try Pipeline()
    try folder.write(#"{"format": 1, "cases": [{"screen": "greeting"}]}"#)
    try folder.copyGreeting()
  }

  /// Runs the suite and leaves the evidence of its failures.
  private func run() throws -> (suite: GoldenSuite, evidence: EvidenceFolder, paths: [String]) {
    let suite = try GoldenSuite.load(folder.path)
    let evidence = EvidenceFolder(folder.path("seen"))
    try evidence.clear()
    let paths = try pipeline.run(suite).failures(.fail).flatMap {
      try evidence.leave(for: $0, in: suite.folder).map(\.path)
    }
    return (suite, evidence, paths)
  }

  private func approve(_ suite: GoldenSuite, _ evidence: EvidenceFolder) throws -> [Approval] {
    try pipeline.approve([golden], of: suite, seenIn: evidence).map(\.approval)
  }

  @Test func `what a run saw becomes the golden, and nothing is pending any more`() throws {
    let (suite, evidence, _) = try run()
    #expect(try evidence.pending() == [golden])
    #expect(try approve(suite, evidence) == [.accepted])
    #expect(try evidence.pending() == [])
    #expect(try run().paths == [])
  }

  @Test func `evidence is for its owner alone`() throws {
    let (suite, evidence, _) = try run()
    _ = try approve(suite, evidence)
    try folder.copyGreeting(saying: "Hello")
    let paths = try run().paths
    #expect(
      paths.map { URL(filePath: $0).lastPathComponent } == [
        "actual." + golden, "expected." + golden, "difference." + golden,
      ])
    for path in paths {
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test func `approval is refused where the inputs have changed since the run`() throws {
    let (_, evidence, _) = try run()
    try folder.copyGreeting(saying: "Hello")
    #expect(try approve(GoldenSuite.load(folder.path), evidence) == [.changedSince])
    #expect(!FileManager.default.fileExists(atPath: folder.path(golden)))
  }

  @Test func `approval is refused without evidence and without a case`() throws {
    let (suite, evidence, _) = try run()
    try evidence.clear()
    #expect(try approve(suite, evidence) == [.changedSince])
    let approvals = try pipeline.approve(["old.png"], of: suite, seenIn: evidence)
    #expect(approvals.map(\.approval) == [.unwanted])
  }

  @Test func `a new run takes the evidence of the last one away and nothing else`() throws {
    let (_, evidence, paths) = try run()
    try folder.write("mine", to: "seen/notes.txt")
    try evidence.clear()
    #expect(paths.allSatisfy { !FileManager.default.fileExists(atPath: $0) })
    #expect(try folder.text("seen/notes.txt") == "mine")
  }
}
