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

  /// Draws into a folder of its own; what it told and wrote.
  private func drawn(_ command: String, _ options: String...) throws -> [String: [UInt8]] {
    try? FileManager.default.removeItem(atPath: folder.path("out"))
    let strategies = command == "render" ? [] : ["--strategy", "redact", "--strategy", "blur"]
    let run = afterimage(
      [command, folder.path("card.screen.json"), folder.path("broken.screen.json")]
        + ["--device", "iphone-se", "-o", folder.path("out")] + strategies + options)
    var results = try folder.contents().filter { $0.key.hasPrefix("out/") }
    results["told"] = Array(told(run).joined().utf8)
    return results
  }

  @Test(arguments: ["render", "snapshot", "preview"])
  func `pictures are the same with a cache that is empty, full, damaged or half gone`(
    command: String
  ) throws {
    let whole = try drawn(command)
    #expect(whole.count > 1)
    #expect(try drawn(command, "--cache", kept) == whole)
    let full = try folder.contents().filter { $0.key.hasPrefix("kept/") }
    #expect(try drawn(command, "--cache", kept) == whole)
    #expect(try folder.contents().filter { $0.key.hasPrefix("kept/") } == full)
    for first in 0...1 {
      for (place, name) in full.keys.sorted().enumerated() {
        if place % 2 == first {
          try FileManager.default.removeItem(atPath: folder.path(name))
        } else {
          try folder.write("damaged", to: name)
        }
        // One of those that are gone or damaged is enough to draw an input again.
        guard place < 2 || place == full.count - 1 else { continue }
        #expect(try drawn(command, "--cache", kept) == whole)
      }
    }
    let dark = try drawn(command, "--cache", kept, "--appearance", "dark")
    #expect(try dark == drawn(command, "--appearance", "dark"))
  }

  @Test func `pictures of other settings and of other files are not taken from the cache`() throws {
    let whole = try drawn("render", "--cache", kept)
    let small = try drawn("render", "--cache", kept, "--scale", "1")
    #expect(small != whole)
    #expect(try drawn("render", "--scale", "1") == small)
    try folder.write(
      try folder.text("card.screen.json").replacing("Card number", with: "Number"),
      to: "card.screen.json")
    #expect(try drawn("render", "--cache", kept) == drawn("render"))
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

  @Test func `a run keeps the folder within the limit that it is given`() throws {
    func bytes() throws -> Int {
      try folder.contents().filter { $0.key.hasPrefix("kept/") && !$0.key.hasPrefix("kept/gc/") }
        .reduce(0) { $0 + $1.value.count }
    }
    let whole = told(audit())
    #expect(told(audit("--cache", kept, "--cache-limit", "1M")) == whole)
    let count = try bytes()
    #expect(count > 0)
    #expect(told(audit("--cache", kept, "--cache-limit", "\(count)")) == whole)
    #expect(try bytes() == count)
    _ = audit("--cache", kept, "--cache-limit", "\(count)", "--appearance", "dark")
    #expect(try 1...count ~= bytes())
    _ = audit("--cache", kept, "--cache-limit", "0", "--appearance", "light")
    #expect(try bytes() == 0)
    #expect(audit("--cache", kept, "--cache-limit", "much").code == .usage)
  }

  @Test func `the limit of a folder is one of the environment's variables, too`() throws {
    func run(_ limit: String, at place: String) -> Run {
      afterimage(
        ["audit", folder.path("card.screen.json"), "--strategy", "redact"],
        environment: ["AFTERIMAGE_CACHE": place, "AFTERIMAGE_CACHE_LIMIT": limit])
    }
    #expect(run("0", at: kept).code == .asExpected)
    #expect(folder.files.filter { $0.hasPrefix("kept/") } == ["kept/gc/afterimage-size"])
    let mistaken = run("much", at: kept)
    #expect(mistaken.code == .usage)
    #expect(mistaken.errors.contains("invalid value 'much' for 'AFTERIMAGE_CACHE_LIMIT'"))
    // A server keeps its own house, whatever is set for folders.
    #expect(run("much", at: "http://127.0.0.1:9").code == .asExpected)
    #expect(audit("--cache", "http://127.0.0.1:9", "--cache-limit", "1G").code == .usage)
  }
}
