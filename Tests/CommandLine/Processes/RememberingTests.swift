import Foundation
import TestSupport
import Testing

/// What processes of their own remember of cases that have passed.
@Suite struct RememberingTests {
  private let suite: Suite
  private let command: BuiltCommand

  init() throws {
    suite = try Suite()
    command = try BuiltCommand()
    try suite.write(
      cases: ["iphone-se", "iphone-x", "iphone-11", "ipad-9-7"].map {
        #"{ "screen": "note", "device": "\#($0)", "goldens": ["frames"] }"#
      }.joined(separator: ", "))
    _ = suite.test()
    _ = suite.approve()
  }

  private func summary(_ command: BuiltCommand, _ options: String...) throws -> String {
    let ending = try command.run(
      ["test", suite.goldens, "-o", suite.evidence] + options, in: suite.folder)
    return String(decoding: ending.output, as: UTF8.self)
  }

  @Test func `another process of the same program renders nothing again`() throws {
    #expect(try summary(command) == "4 passed, 0 failed\n")
    #expect(try summary(command) == "4 passed, 4 of them unchanged, 0 failed\n")
  }

  @Test func `with the fonts of the system everything is rendered`() throws {
    for _ in 1...2 {
      #expect(try summary(command, "--fonts", "system") == "4 passed, 0 failed\n")
    }
  }

  @Test func `processes at the same time leave a file that can be read`() throws {
    let processes = try (1...4).map { part in
      let process = Process()
      process.executableURL = command.executable
      process.arguments = [
        "test", suite.goldens, "-o", suite.evidence, "--shard", "\(part)/4", "--records",
        suite.folder.path("records"),
      ]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try suite.folder.bytes("seen/passed.txt").last == UInt8(ascii: "\n"))
    #expect(suite.files(in: "seen") == ["passed.txt"])
    _ = try summary(command)
    #expect(try summary(command) == "4 passed, 4 of them unchanged, 0 failed\n")
  }

  #if os(Linux)
    @Test func `another build of the program renders everything again`() throws {
      #expect(try summary(command) == "4 passed, 0 failed\n")
      var program = try Data(contentsOf: command.executable)
      // The header of a note with a build ID of 20 bytes, which the linker makes of all others.
      let header = Data([4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8))
      let identity = try #require(program.range(of: header)).upperBound
      program[identity] ^= 1
      try program.write(to: URL(filePath: suite.folder.path("written")))
      // Copied by a process of its own: one that another test starts meanwhile would hold the file open for writing, and such a program cannot be run.
      let copying = try command.shell("install -m 755 written afterimage", in: suite.folder)
      try #require(copying.status == 0)
      let other = URL(filePath: suite.folder.path("afterimage"))
      #expect(try summary(BuiltCommand(other)) == "4 passed, 0 failed\n")
      #expect(try summary(BuiltCommand(other)) == "4 passed, 4 of them unchanged, 0 failed\n")
    }
  #endif
}
