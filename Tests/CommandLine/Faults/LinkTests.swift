#if os(Linux)
  import AfterimageGraphics
  import Foundation
  import TestSupport
  import Testing

  /// Links, pipes and devices where files are expected, and outputs that are inputs.
  @Suite struct LinkTests {
    let command: BuiltCommand
    let folder: TemporaryFolder

    init() throws {
      command = try BuiltCommand()
      folder = try TemporaryFolder()
      try folder.write("precious", to: "outside/file")
    }

    private func link(_ name: String, to target: String) throws {
      let parent = URL(filePath: folder.path(name)).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: folder.path(target))
    }

    private func expectOutsideUntouched() throws {
      #expect(try folder.contents(of: "outside") == ["outside/file": Array("precious".utf8)])
    }

    @Test(arguments: ["render", "snapshot"])
    func `a link with the name of an output is replaced, not followed`(word: String) throws {
      try link("a.png", to: "outside/file")
      let ending = try command.run([word, Shipped.greeting, "-o", "a.png"], in: folder)
      #expect(ending.status == 0)
      #expect(try folder.picture("a.png").width > 0)
      try expectOutsideUntouched()
    }

    @Test func `a link that leads nowhere is replaced, too`() throws {
      try link("a.png", to: "outside/nothing")
      #expect(try command.run(["render", Shipped.greeting, "-o", "a.png"], in: folder).status == 0)
      try expectOutsideUntouched()
    }

    @Test func `links, pipes and devices in a folder of pictures are replaced`() throws {
      let words = ["snapshot", Shipped.greeting, "--device", "iphone-se", "-o", "out"]
      try link("out/greeting.none.1.dark.png", to: "outside/file")
      #expect(mkfifo(folder.path("out/greeting.none.1.light.png"), 0o600) == 0)
      #expect(try command.run(words, in: folder).status == 0)
      for style in ["dark", "light"] {
        #expect(try folder.picture("out/greeting.none.1.\(style).png").width == 640)
      }
      try expectOutsideUntouched()
    }

    @Test(arguments: [
      (["snapshot", Shipped.greeting, "--sandbox", "out"], "out/Library"),
      (["preview", Shipped.greeting, "--strategy", "none", "-o", "out"], "out/greeting"),
      (["convert", Shipped.wallet, "out"], "out/images"),
    ])
    func `a link below a folder of outputs leads to nothing that is written`(
      words: [String], name: String
    ) throws {
      try link(name, to: "outside")
      let ending = try command.run(words, in: folder)
      #expect(ending.status == 74)
      #expect(ending.errors.contains("it is a symbolic link that leads out of out"))
      try expectOutsideUntouched()
    }

    @Test func `a folder of outputs may be a link itself, and so may those within it`() throws {
      try FileManager.default.createDirectory(
        atPath: folder.path("real/other"), withIntermediateDirectories: true)
      try link("out", to: "real")
      try link("real/greeting", to: "real/other")
      let words = ["preview", Shipped.greeting, "--strategy", "none", "-o", "out"]
      #expect(try command.run(words, in: folder).status == 0)
      #expect(folder.files.contains("real/other/none.light.png"))
    }

    @Test(arguments: [("photo.png", "outside/photo.png"), ("pictures", "outside"), ("a", "b")])
    func `a link leads no picture into the screen's folder`(name: String, target: String) throws {
      _ = afterimage("render", Shipped.greeting, "-o", folder.path("outside/photo.png"))
      try link("in/\(name)", to: target)
      try link("in/b", to: "in/a")
      let image = name == "pictures" ? "pictures/photo.png" : name
      try folder.write(
        screenFile(subviews: #"{ "type": "imageView", "id": "photo", "image": "\#(image)" }"#),
        to: "in/photo.screen.json")
      let ending = try command.run(["render", "in/photo.screen.json", "-o", "a.png"], in: folder)
      #expect([65, 66].contains(ending.status))
      #expect(!folder.files.contains("a.png"))
    }

    @Test func `nor a screen into a story, nor a side file beside a document`() throws {
      try folder.write(screenFile(), to: "outside/sample.screen.json")
      try link("in/sample.screen.json", to: "outside/sample.screen.json")
      try folder.write(
        """
        { "format": 1, "app": { "bundleIdentifier": "com.example.app" }, "device": "iphone-se",
          "screens": { "sample": "sample.screen.json" },
          "steps": ["launch", { "show": "sample" }, "home"] }
        """, to: "in/story.scenario.json")
      let story = try command.run(["snapshot", "in/story.scenario.json", "-o", "out"], in: folder)
      #expect(story.status == 65)
      #expect(story.errors.contains("--root"))
      try FileManager.default.copyItem(
        atPath: Shipped.storyboard, toPath: folder.path("in/Main.storyboard"))
      try folder.write("a secret of somebody else's", to: "outside/words")
      try link("in/Main.sensitive.json", to: "outside/words")
      let document = try command.run(["list", "screens", "in/Main.storyboard"], in: folder)
      #expect(!document.errors.contains("secret"))
      #expect(!String(decoding: document.output, as: UTF8.self).contains("secret"))
    }

    @Test(
      arguments: [
        ["render", "pipe.screen.json"], ["preview", "pipe.screen.json"], ["preview", "."],
        ["snapshot", "pipe.screen.json"], ["layout", "pipe.storyboard"],
        ["diff", "pipe.png", "pipe.png"], ["convert", "pipe.ktx", "a.png"], ["test", "."],
        ["snapshot", Shipped.greeting, "--strategy", "cover-image:pipe.png"],
      ])
    func `a pipe is no input, and nobody waits for it`(words: [String]) throws {
      for ending in ["screen.json", "storyboard", "png", "ktx"] {
        #expect(mkfifo(folder.path("pipe.\(ending)"), 0o600) == 0)
      }
      #expect(mkfifo(folder.path("cases.json"), 0o600) == 0)
      let ending = try command.run(words, in: folder)
      #expect([65, 66].contains(ending.status))
      #expect(ending.errors.contains("not a regular file"))
    }

    @Test(arguments: [
      ["diff", "a.png", "b.png", "-o", "a.png"], ["diff", "a.png", "b.png", "-o", "./b.png"],
      ["diff", "a.png", "b.png", "-o", "link.png"], ["diff", "a.png", "b.png", "-o", "hard.png"],
      ["convert", "a.png", "a.png"], ["convert", "a.png", "link.png"],
      ["render", "in/photo.screen.json", "-o", "in/photo.png"],
      ["snapshot", "in/photo.screen.json", "-o", "in/photo.png"],
      ["snapshot", "in/photo.screen.json", "--film-strip", "in/photo.png"],
      ["snapshot", "in/photo.screen.json", "--strategy", "cover-image:a.png", "-o", "a.png"],
      ["snapshot", "in/photo.screen.json", "--expect", "a.png", "-o", "a.png"],
      ["render", "screen.png", "-o", "screen.png"],
      ["test", "Goldens", "-o", "Goldens"], ["test", "Goldens", "-o", "./Goldens/"],
      ["approve", "--goldens", "Goldens", "-o", "Goldens"],
    ])
    func `an output that is an input is refused, by whatever name`(words: [String]) throws {
      for (name, style) in [("a", "light"), ("b", "dark")] {
        _ = afterimage(
          "render", Shipped.greeting, "--scale", "0.5", "--appearance", style, "-o",
          folder.path("\(name).png"))
      }
      try link("link.png", to: "a.png")
      try FileManager.default.linkItem(
        atPath: folder.path("a.png"), toPath: folder.path("hard.png"))
      try folder.write(folder.bytes("a.png"), to: "in/photo.png")
      try folder.write(
        screenFile(subviews: #"{ "type": "imageView", "id": "photo", "image": "photo.png" }"#),
        to: "in/photo.screen.json")
      try folder.write(screenFile(), to: "screen.png")
      try folder.write(
        #"{ "format": 1, "screens": "../in", "cases": [{ "screen": "photo", "goldens": ["frames"] }] }"#,
        to: "Goldens/cases.json")
      try folder.write("", to: "Goldens/actual.photo.frames")
      let before = try folder.contents()
      let ending = try command.run(words, in: folder)
      #expect(ending.status == 64)
      #expect(ending.errors.contains("would be written over"))
      let after = try folder.contents().filter { !["stdout", "stderr"].contains($0.key) }
      #expect(after == before)
    }
  }
#endif
