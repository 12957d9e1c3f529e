import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// What only a process of its own can show.
@Suite struct ProcessTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
  }

  @Test func `without a name the picture goes into the current folder`() throws {
    let ending = try command.run(["render", Shipped.greeting, "--scale", "1"], in: folder)
    #expect(ending.status == 0)
    #expect(ending.output == Data("greeting.png\n".utf8))
    #expect(try folder.picture("greeting.png").width == 393)
    #expect(folder.files == ["greeting.png", "stderr", "stdout"])
  }

  @Test func `without a name one snapshot takes the screen's, and several take their own`() throws {
    let one = try command.run(["snapshot", Shipped.greeting, "--device", "iphone-se"], in: folder)
    #expect(one.output == Data("greeting.png\n".utf8))
    let several = try command.run(
      [
        "snapshot", Shipped.greeting, "--device", "iphone-se", "--strategy", "none", "--strategy",
        "hide",
      ], in: folder)
    #expect(several.status == 0)
    #expect(
      folder.files == [
        "greeting.hide.1.dark.png", "greeting.hide.1.light.png", "greeting.none.1.dark.png",
        "greeting.none.1.light.png", "greeting.png", "stderr", "stdout",
      ])
  }

  @Test(arguments: [
    ["render", Shipped.cardForm, "-o", "-"], ["layout", Shipped.cardForm], ["list", "devices"],
    ["snapshot", Shipped.cardForm, "--timeline"], ["--help"], ["completion", "bash"],
  ])
  func `a reader that goes away ends the command quietly`(words: [String]) throws {
    let ending = try command.runUnread(words, in: folder)
    #expect(ending.status == 74)
    #expect(ending.errors == "")
  }

  @Test func `exit codes reach the caller`() throws {
    #expect(try command.run(["render"], in: folder).status == 64)
    #expect(try command.run(["render", "nothing.screen.json"], in: folder).status == 66)
    try folder.write("{", to: "bad.screen.json")
    let ending = try command.run(["render", "bad.screen.json"], in: folder)
    #expect(ending.status == 65)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.hasPrefix("afterimage render: bad.screen.json:1:2: error: "))
    #expect(folder.files == ["bad.screen.json", "stderr", "stdout"])
  }

  @Test func `no colours reach a file`() throws {
    let ending = try command.run(
      ["render", "nothing.screen.json"], environment: ["TERM": "xterm-256color"], in: folder)
    #expect(!ending.errors.contains("\u{1B}"))
  }
}
