import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// Outputs that cannot be written, or not at that size.
@Suite struct BadOutputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a file", to: "file")
  }

  @Test(arguments: ["render", "snapshot"])
  func `a picture into a folder that is not there ends with the code of the disk`(
    command: String
  ) {
    let run = afterimage(command, Shipped.greeting, "-o", folder.path("nowhere/a.png"))
    #expect(run.code == .disk)
    #expect(run.output == "")
    #expect(run.errors.contains("cannot create \(folder.path("nowhere/a.png")): "))
    #expect(folder.files == ["file"])
  }

  @Test(arguments: ["render", "snapshot"])
  func `a picture below a file ends with the code of the disk`(command: String) {
    let run = afterimage(command, Shipped.greeting, "-o", folder.path("file/a.png"))
    #expect(run.code == .disk)
    #expect(run.errors.contains(folder.path("file/a.png")))
    #expect(folder.files == ["file"])
  }

  @Test(arguments: ["-o", "--sandbox"])
  func `a file does not become a folder of pictures`(option: String) throws {
    for place in ["file", "file/below"] {
      let run = afterimage("snapshot", Shipped.greeting, option, folder.path(place))
      #expect(run.code == .disk)
      #expect(run.errors.contains(folder.path("file")))
    }
    #expect(folder.files == ["file"])
    #expect(try folder.bytes("file") == Array("a file".utf8))
  }

  @Test func `a preview, a test and a difference end with the code of the disk`() throws {
    let below = folder.path("file/below")
    #expect(afterimage("preview", Shipped.greeting, "-o", below).code == .disk)
    let suite = try Suite()
    #expect(afterimage("test", suite.goldens, "-o", below).code == .disk)
    let pictures = ["light", "dark"].map { folder.path("\($0).png") }
    for (path, appearance) in zip(pictures, ["light", "dark"]) {
      _ = afterimage(
        "render", Shipped.greeting, "--scale", "1", "--appearance", appearance, "-o", path)
    }
    let difference = folder.path("file/a.png")
    #expect(afterimage(["diff"] + pictures + ["-o", difference]).code == .disk)
    #expect(folder.files == ["dark.png", "file", "light.png"])
  }

  @Test func `a folder that takes a picture's name is left as it is`() throws {
    try folder.write("inside", to: "a.png/note")
    let run = afterimage("render", Shipped.greeting, "-o", folder.path("a.png"))
    #expect(run.code == .disk)
    #expect(folder.files == ["a.png/note", "file"])
  }

  @Test func `a pipe that takes a picture's name is written and stays a pipe`() throws {
    let pipe = folder.path("pipe.png")
    #expect(mkfifo(pipe, 0o600) == 0)
    // Both ends here, so that neither opening nor writing a small picture waits for anybody.
    let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    let run = afterimage("render", Shipped.greeting, "--scale", "0.2", "-o", pipe)
    #expect(run.code == .asExpected)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    #expect(try PNG.decode(Array(bytes.prefix(max(0, count)))).width == 79)
    #expect(folder.files == ["file", "pipe.png"])
    let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
    #expect(type != .typeRegular)
  }

  @Test func `a picture beyond the limit names the limit and a way out`() throws {
    let old = try folder.write("old", to: "a.png")
    let run = afterimage(
      "render", Shipped.greeting, "--device", "ipad-pro-12-9", "--scale", "12", "-o", old)
    #expect(run.code == .badInput)
    #expect(run.output == "")
    #expect(run.errors.contains("16384 pixels a side; choose a smaller scale"))
    #expect(folder.files == ["a.png", "file"])
    #expect(try folder.bytes("a.png") == Array("old".utf8))
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "1e9", "x"])
  func `a scale that means nothing is wrong usage`(scale: String) {
    let run = afterimage("render", Shipped.greeting, "--scale=\(scale)", "-o", folder.path("a.png"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("'--scale'"))
  }

  @Test(arguments: [
    ("--device", "iphone15", "did you mean 'iphone-15'?"), ("--system", "ios-3", "ios-17"),
    ("--appearance", "drak", "did you mean 'dark'?"), ("--text-size", "huge", "extraSmall"),
    ("--strategy", "redcat", "did you mean 'redact'?"), ("--trigger", "hmoe", "home"),
  ])
  func `a word that is not known names the nearest or all`(
    option: String, word: String, wayOut: String
  ) {
    let run = afterimage("snapshot", Shipped.greeting, option, word, "-o", folder.path("out"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("'\(word)'"))
    #expect(run.errors.contains(wayOut))
    #expect(folder.files == ["file"])
  }
}
