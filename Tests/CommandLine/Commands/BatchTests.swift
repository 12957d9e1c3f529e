import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// Commands that make many pictures.
@Suite struct BatchTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let names = ["wallet", "card-form", "greeting", "settings"]

  @Test
  func `several screens get their pictures in a folder, told in the order of the command line`()
    throws
  {
    let run = afterimage(
      ["render"] + Self.names.map(Shipped.screen)
        + ["--device", "iphone-se", "-o", folder.path("new/out")])
    #expect(run.code == .asExpected)
    #expect(run.errors == "")
    #expect(run.output == Self.names.map { folder.path("new/out/\($0).png\n") }.joined())
    for name in Self.names {
      let alone = afterimage(
        "render", Shipped.screen(name), "--device", "iphone-se", "-o", "-")
      #expect(try folder.bytes("new/out/\(name).png") == alone.outputBytes)
    }
  }

  @Test func `one screen goes into a folder that is there, or that a slash ends`() throws {
    try folder.write("a note", to: "there/note.txt")
    for out in [folder.path("there"), folder.path("new/")] {
      let run = afterimage("render", Shipped.greeting, "--scale", "1", "-o", out)
      #expect(run.code == .asExpected)
    }
    #expect(folder.files == ["new/greeting.png", "there/greeting.png", "there/note.txt"])
  }

  @Test(arguments: ["all.png", "all.pdf", "all.svg"])
  func `several screens have no room in one file`(name: String) {
    let run = afterimage(
      "render", Shipped.greeting, Shipped.cardForm, "-o", folder.path(name))
    #expect(run.code == .usage)
    #expect(run.errors.contains("several screens need a folder, not the file"))
    #expect(folder.files == [])
  }

  @Test func `several screens have no room on the standard output`() {
    let run = afterimage("render", Shipped.greeting, Shipped.cardForm, "-o", "-")
    #expect(run.code == .usage)
    #expect(run.outputBytes == [])
  }

  @Test func `what is wrong with some screens is told at once, and the others are drawn`() throws {
    let broken = try folder.write("{", to: "broken.screen.json")
    let run = afterimage(
      "render", folder.path("nowhere.screen.json"), Shipped.greeting, broken,
      Shipped.scenario("hidden-fields.intended"), "--device", "iphone-se", "-o",
      folder.path("out"))
    #expect(run.code == .inputMissing)
    #expect(run.output == folder.path("out/greeting.png\n"))
    let places = ["nowhere.screen.json", "broken.screen.json", "afterimage snapshot"].map {
      run.errors.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(folder.files == ["broken.screen.json", "out/greeting.png"])
  }

  @Test(arguments: [1, 2])
  func `of two screens of one name the first is drawn, and the second is told of`(jobs: Int) throws
  {
    let label = #"{ "type": "label", "id": "note", "text": "first" }"#
    let first = try folder.write(screenFile(name: "same", subviews: label), to: "a.screen.json")
    let second = try folder.write(screenFile(name: "same"), to: "b.screen.json")
    let run = afterimage(
      "render", first, second, "--device", "iphone-se", "--jobs", "\(jobs)", "-o",
      folder.path("out"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("b.screen.json"))
    #expect(run.errors.contains("is called same as well"))
    let alone = afterimage("render", first, "--device", "iphone-se", "-o", "-")
    #expect(try folder.bytes("out/same.png") == alone.outputBytes)
  }

  @Test func `a contradiction ends strict work with its code, and is told once for each screen`()
    throws
  {
    let bad = try folder.write(
      screenFile(
        name: "bad", subviews: #"{ "type": "label", "id": "note", "text": "note" }"#,
        constraints: #""note.width == 10", "note.width == 20""#), to: "bad.screen.json")
    let run = afterimage(
      "render", bad, Shipped.greeting, "--strict", "--device", "iphone-se", "-o",
      folder.path("out"))
    #expect(run.code == .badInput)
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("bad:") } == 1)
    #expect(run.output == folder.path("out/greeting.png\n"))
  }

  /// What a command writes and tells with a number of jobs.
  private func results(_ words: [String], jobs: Int) throws -> [String: [UInt8]] {
    let own = try TemporaryFolder()
    let words = words.map { $0 == "OUT" ? own.path("out") : $0 }
    let run = afterimage(words + ["--jobs", "\(jobs)"])
    var results = try own.contents()
    results["output"] = Array(run.output.replacing(own.path, with: "").utf8)
    results["errors"] = Array(run.errors.replacing(own.path, with: "").utf8)
    results["code"] = Array("\(run.code)".utf8)
    return results
  }

  @Test(
    arguments: [
      ["render"] + names.map(Shipped.screen)
        + ["nowhere.screen.json", "--device", "iphone-se", "-o", "OUT"],
      ["snapshot", Shipped.cardForm, "--strategy", "all", "--device", "iphone-se", "-o", "OUT"],
      ["snapshot", Shipped.scenario("hidden-fields.as-written"), "-o", "OUT"],
      [
        "snapshot", Shipped.cardForm, "--strategy", "all", "--device", "iphone-se", "--sandbox",
        "OUT",
      ],
      [
        "snapshot", Shipped.greeting, "--strategy", "none", "--strategy", "redact", "--device",
        "iphone-se", "--fail-on-leak", "-o", "OUT",
      ],
      ["preview"] + names.map(Shipped.screen) + ["--device", "iphone-se", "-o", "OUT"],
      ["convert", Shipped.wallet, "OUT"],
      ["convert", Shipped.xib, "OUT"],
    ], [2, 5])
  func `files and messages are the same for any number of jobs`(
    words: [String], jobs: Int
  ) throws {
    let alone = try results(words, jobs: 1)
    #expect(alone.count > 3)
    #expect(try results(words, jobs: jobs) == alone)
  }

  @Test(arguments: ["0", "-1", "many"])
  func `a number of jobs is at least one`(jobs: String) {
    let run = afterimage("render", Shipped.greeting, "--jobs=\(jobs)", "-o", folder.path("a.png"))
    #expect(run.code == .usage)
    #expect(folder.files == [])
  }
}
