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
    #expect(run.code == .usage)
    #expect(run.output == folder.path("out/greeting.png\n"))
    let places = ["nowhere.screen.json", "broken.screen.json", "afterimage snapshot"].map {
      run.errors.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(folder.files == ["broken.screen.json", "out/greeting.png"])
  }

  @Test(arguments: [1, 2])
  func `of two screens of one name each has a picture, told apart by their folders`(
    jobs: Int
  ) throws {
    let label = #"{ "type": "label", "id": "note", "text": "first" }"#
    let first = try folder.write(
      screenFile(name: "same", subviews: label), to: "one/a.screen.json")
    let second = try folder.write(screenFile(name: "Same"), to: "two/b.screen.json")
    let run = afterimage(
      "render", first, second, "--device", "iphone-se", "--jobs", "\(jobs)", "-o",
      folder.path("out"))
    #expect(run.code == .asExpected)
    #expect(
      run.output == "\(folder.path("out/one.same.png"))\n\(folder.path("out/two.Same.png"))\n")
    for (path, name) in [(first, "one.same"), (second, "two.Same")] {
      let alone = afterimage("render", path, "--device", "iphone-se", "-o", "-")
      #expect(try folder.bytes("out/\(name).png") == alone.outputBytes)
    }
  }

  @Test func `a folder is drawn with all its screens and scenes, and without its scenarios`() throws
  {
    let story = folder.path("App/bank.scenario.json")
    #expect(afterimage("init", "protection", "bank", "-o", story).code == .asExpected)
    for path in [Shipped.greeting, Shipped.wallet] {
      let name = (path as NSString).lastPathComponent
      try FileManager.default.copyItem(atPath: path, toPath: folder.path("App/\(name)"))
    }
    let run = afterimage(
      "render", folder.path("App"), "--device", "iphone-se", "-o", folder.path("out"))
    #expect(run.code == .asExpected)
    let scenes = ["Accounts", "CardEntry", "Help"].map { "out/Wallet.\($0).png" }
    let drawn = folder.files.filter { $0.hasPrefix("out/") }
    #expect(Set(drawn).isSuperset(of: scenes + ["out/greeting.png"]))
    #expect(!run.errors.contains("scenario"))
    let named = afterimage("render", folder.path("App"), story, "-o", folder.path("out"))
    #expect(named.code == .usage)
    #expect(named.errors.contains("bank.scenario.json is a scenario"))
  }

  @Test func `what the system keeps of several inputs lies in a folder for each`() throws {
    let words = ["--strategy", "redact", "--device", "iphone-se", "--trigger", "lock"]
    let inputs = [Shipped.greeting, Shipped.scenario("hidden-fields.intended")]
    let run = afterimage(["snapshot"] + inputs + words + ["-o", folder.path("out")])
    #expect(run.code == .asExpected)
    let greeting = "greeting/redact.1.light.png"
    #expect(run.output.hasPrefix(folder.path("out/\(greeting)\n")))
    #expect(folder.files.contains { $0.hasPrefix("out/hidden-fields.intended/redact.") })
    let alone = afterimage(["snapshot", Shipped.greeting] + words + ["-o", folder.path("alone")])
    #expect(alone.code == .asExpected)
    #expect(
      try folder.bytes("out/\(greeting)") == folder.bytes("alone/greeting.redact.1.light.png"))
  }

  @Test func `several inputs that are listed are drawn like named ones`() throws {
    let named = [Shipped.greeting, Shipped.wallet]
    try folder.write(named.joined(separator: "\n"), to: "list.txt")
    for command in ["render", "snapshot", "preview"] {
      let options = ["--device", "iphone-se", "-o", folder.path("out")]
      let run = afterimage([command] + named + options)
      let written = try folder.contents()
      let listed = afterimage(
        [command, "--files-from", folder.path("list.txt")] + options)
      #expect(listed.output == run.output)
      #expect(try folder.contents() == written)
      #expect(afterimage(command).code == .usage)
    }
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
