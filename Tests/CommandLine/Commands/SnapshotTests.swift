import AfterimageCommandLine
import AfterimageGraphics
import AfterimageMasking
import Foundation
import TestSupport
import Testing

@Suite struct SnapshotTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `every strategy writes its pictures under its own name`() throws {
    let run = afterimage(
      "snapshot", Shipped.greeting, "--device", "iphone-se", "--strategy", "all",
      "-o", folder.path("all"))
    #expect(run.code == .asExpected)
    let pictured = Strategy.all.map(\.name).filter {
      !["cover-image", "exit-on-suspend"].contains($0)
    }
    let expected = pictured.flatMap { strategy in
      ["light", "dark"].map { "all/greeting.\(strategy).1.\($0).png" }
    }
    #expect(folder.files == expected.sorted())
    #expect(run.output == expected.map { folder.path($0) + "\n" }.joined())
    #expect(run.errors == "")
  }

  @Test func `the options of a strategy and a turned device are part of the name`() throws {
    let run = afterimage(
      "snapshot", Shipped.greeting, "--device", "iphone-se", "--strategy", "cover-color:red",
      "--orientation", "landscape", "-o", folder.path("out"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("red"))
    let right = afterimage(
      "snapshot", Shipped.greeting, "--device", "iphone-se", "--strategy",
      "cover-color:systemRed", "--orientation", "landscape", "-o", folder.path("out"))
    #expect(right.code == .asExpected)
    #expect(
      folder.files == [
        "out/greeting.cover-color-systemRed.1.dark.landscape.png",
        "out/greeting.cover-color-systemRed.1.light.landscape.png",
      ])
  }

  @Test(arguments: ["svg", "pdf"])
  func `the last picture is a document where its name ends as one`(ending: String) throws {
    let path = folder.path("a.\(ending)")
    let run = afterimage("snapshot", Shipped.cardForm, "--strategy", "redact", "-o", path)
    #expect(run.code == .asExpected)
    let start = String(decoding: try folder.bytes("a.\(ending)").prefix(5), as: UTF8.self)
    #expect(["<svg ", "%PDF-"].contains(start))
  }

  @Test(arguments: ["b.gif", "b.tiff", "b.jpg"])
  func `no folder is made where a file of another form was meant`(name: String) {
    for strategies in [["redact"], ["redact", "hide"]] {
      let options = strategies.flatMap { ["--strategy", $0] }
      let run = afterimage(["snapshot", Shipped.greeting, "-o", folder.path(name)] + options)
      #expect(run.code == .usage)
      #expect(run.errors.contains(".png"))
    }
    let strip = afterimage("snapshot", Shipped.greeting, "--film-strip", folder.path(name))
    #expect(strip.code == .usage)
    #expect(folder.files == [])
  }

  @Test func `the scene is part of the name where there are several`() {
    let run = afterimage(
      "snapshot", Shipped.scenario("protections/first-window-only"), "-o", folder.path("out"))
    #expect(run.code == .asExpected)
    let expected = ["scene1", "scene2"].flatMap { scene in
      ["dark", "dark.landscape", "light", "light.landscape"].map {
        "out/first-window-only.1.\(scene).\($0).png"
      }
    }
    #expect(folder.files == expected.sorted())
  }

  @Test func `a file gets the picture of a device that was turned in the story as it is held then`()
    throws
  {
    let run = afterimage(
      "snapshot", Shipped.scenario("protections/fixed-frame-then-turned"), "-o",
      folder.path("turned.png"))
    #expect(run.code == .asExpected)
    let picture = try folder.picture("turned.png")
    #expect(picture.width > picture.height)
  }

  @Test func `a file gets the picture of the chosen appearance`() throws {
    for appearance in ["light", "dark"] {
      let run = afterimage(
        "snapshot", Shipped.greeting, "--appearance", appearance, "-o",
        folder.path("\(appearance).png"))
      #expect(run.code == .asExpected)
    }
    #expect(
      afterimage("snapshot", Shipped.greeting, "-o", folder.path("both")).code == .asExpected)
    for appearance in ["light", "dark"] {
      #expect(
        try folder.picture("\(appearance).png")
          == folder.picture("both/greeting.none.1.\(appearance).png"))
    }
    #expect(try folder.picture("light.png") != folder.picture("dark.png"))
  }

  @Test func `a picture can go to the standard output but not to a terminal`() throws {
    let words = ["snapshot", Shipped.greeting, "--device", "iphone-se", "-o", "-"]
    #expect(try PNG.decode(afterimage(words).outputBytes).width == 640)
    let refused = afterimage(words, isTerminal: true)
    #expect(refused.code == .usage)
    #expect(refused.output == "")
  }

  @Test func `an app that exits has no picture for a file, and a folder stays empty`() throws {
    let words = ["snapshot", Shipped.greeting, "--strategy", "exit-on-suspend", "-o"]
    let toFile = afterimage(words + [folder.path("a.png")])
    #expect(toFile.code == .badVerdict)
    #expect(toFile.output == "")
    #expect(toFile.errors == "greeting.exit-on-suspend: the system takes no light picture\n")
    #expect(afterimage(words + [folder.path("all")]).code == .asExpected)
    #expect(folder.files == [])
  }

  @Test func `several strategies do not fit into one file`() throws {
    let run = afterimage(
      "snapshot", Shipped.greeting, "--strategy", "none", "--strategy", "redact",
      "-o", folder.path("a.png"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("'--output' does not apply here"))
    #expect(folder.files == [])
  }

  @Test func `the timeline tells the callbacks and the picture, and nothing is drawn`() throws {
    let run = afterimage(
      "snapshot", Shipped.cardForm, "--timeline", "--strategy", "redact")
    #expect(run.code == .asExpected)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "card-form, iphone-15-pro, ios-17, scene-based, portrait, light")
    #expect(lines.contains { $0.hasSuffix("  sceneDidEnterBackground") })
    #expect(lines.contains { $0.contains("snapshot 1 dark: card-form") })
    #expect(run.errors == "")
  }

  @Test func `the timeline in JSON is one object for each story`() throws {
    let run = afterimage(
      "snapshot", Shipped.cardForm, "--json", "--strategy", "none", "--strategy", "hide")
    #expect(run.code == .asExpected)
    let objects = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    let stories = try #require(objects as? [[String: Any]])
    #expect(stories.map { $0["story"] as? String } == ["card-form.none", "card-form.hide"])
    #expect(stories.allSatisfy { $0["timeline"] is [String: Any] })
  }

  @Test func `the timeline and its JSON exclude each other`() {
    let run = afterimage("snapshot", Shipped.cardForm, "--json", "--timeline")
    #expect(run.code == .usage)
    #expect(run.errors.contains("exclude each other"))
  }

  @Test(arguments: ["--timeline", "--json"])
  func `what is typed into a sensitive view is told on demand only`(form: String) {
    let words = ["snapshot", Shipped.scenario("blank-form-cover.as-written"), form]
    #expect(!afterimage(words).output.contains("4242"))
    #expect(afterimage(words + ["--show-secrets"]).output.contains("4242424242424242"))
  }

  @Test func `a scenario has no use for a trigger`() {
    let run = afterimage(
      "snapshot", Shipped.scenario("hidden-fields.intended"), "--trigger", "home", "--timeline")
    #expect(run.code == .usage)
    #expect(run.output == "")
    #expect(run.errors.contains("'--trigger' does not apply here: a scenario has steps of its own"))
  }

  @Test func `a strategy takes the place of the protections of a scenario`() throws {
    let words = ["snapshot", Shipped.scenario("hidden-fields.as-written"), "--device", "iphone-se"]
    #expect(afterimage(words + ["-o", folder.path("own")]).code == .asExpected)
    #expect(
      afterimage(words + ["--strategy", "redact", "-o", folder.path("redacted")]).code
        == .asExpected)
    let moments = ["1.dark", "1.light", "2.dark", "2.light"]
    #expect(
      folder.files == moments.map { "own/hidden-fields.as-written.\($0).png" }
        + moments.map { "redacted/hidden-fields.as-written.redact.\($0).png" })
    #expect(
      try folder.picture("own/hidden-fields.as-written.1.light.png")
        != folder.picture("redacted/hidden-fields.as-written.redact.1.light.png"))
  }
}
