import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// What machines share: `--cache`, and `cache`, which keeps it small.
@Suite struct CacheTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Shipped.screen("card-form"), toPath: folder.path("card.screen.json"))
    try folder.write("{", to: "broken.screen.json")
  }

  private var kept: String { folder.path("kept") }
  private func audit(_ options: String...) -> Run {
    afterimage(["audit", folder.path(""), "--strategy", "redact", "--json"] + options)
  }

  private func told(_ run: Run) -> [String] { ["\(run.code)", run.output, run.errors] }

  @Test func `an audit tells the same with a cache that is empty, full or damaged`() throws {
    let whole = told(audit())
    #expect(told(audit("--cache", kept)) == whole)
    let names = folder.files.filter { $0.hasPrefix("kept/") }
    #expect(!names.isEmpty)
    #expect(told(audit("--cache", kept)) == whole)
    for name in names { try folder.write("damaged", to: name) }
    #expect(told(audit("--cache", kept)) == whole)
    #expect(try folder.bytes(names[0]) != Array("damaged".utf8))
  }

  @Test func `what is in the cache is what is told`() throws {
    _ = audit("--cache", kept)
    let before = try folder.contents()
    // The cache knows the file as it is; what it knows is not looked at once more, and so is not written.
    _ = audit("--cache", kept)
    #expect(try folder.contents() == before)
    let other = audit("--cache", kept, "--appearance", "dark")
    #expect(told(other) == told(audit("--appearance", "dark")))
    #expect(try folder.contents().count > before.count)
  }

  @Test func `a cache that is only read stays as it is`() throws {
    let run = audit("--cache", kept, "--cache-read-only")
    #expect(told(run) == told(audit()))
    #expect(!folder.files.contains { $0.hasPrefix("kept/") })
  }

  @Test func `a secret that an edit has taken its protection from is not safe by the cache`() throws
  {
    let screen = try folder.text("card.screen.json")
    try folder.write(
      screen.replacing(#""sensitive": true"#, with: #""sensitive": false"#),
      to: "card.screen.json")
    let bare = audit("--cache", kept)
    try folder.write(screen, to: "card.screen.json")
    let sensitive = audit("--cache", kept)
    #expect(told(sensitive) == told(audit()))
    #expect(told(sensitive) != told(bare))
  }

  @Test func `a test run takes what has passed from other machines`() throws {
    let suite = try Suite()
    _ = suite.test()
    _ = suite.approve()
    let fresh = ["--cache", kept, "-o"]
    func run(_ evidence: String) -> Run {
      afterimage(["test", suite.goldens] + fresh + [suite.folder.path(evidence)])
    }
    #expect(run("one").output == "2 passed, 0 failed\n")
    #expect(run("two").output == "2 passed, 2 of them unchanged, 0 failed\n")
    try suite.write(label: "another")
    #expect(run("three").output.hasSuffix("0 passed, 2 failed\n"))
  }

  @Test func `a folder is counted, and keeps as much as it may`() throws {
    _ = audit("--cache", kept)
    let count = folder.files.count { $0.hasPrefix("kept/") }
    #expect(afterimage("cache", kept).output.hasPrefix("\(count) files of "))
    let run = afterimage("cache", kept, "--limit", "0K")
    #expect(run.output.hasPrefix("\(count) files of "))
    #expect(run.output.hasSuffix("0 files of 0 bytes kept\n"))
    #expect(told(audit("--cache", kept)) == told(audit()))
    #expect(afterimage("cache", folder.path("none")).code == .inputMissing)
    #expect(afterimage("cache", kept, "--limit", "much").code == .usage)
    #expect(afterimage("cache", kept, "--limit", "9999999999T").code == .usage)
  }
}
