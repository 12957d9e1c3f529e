import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// A shell in a folder with a few files and, as `script`, the sample tool's completions for it.
struct CompletingShell: Sendable, CustomTestStringConvertible {
  /// The name of its program.
  let name: String
  /// The words that it is called with, before those that are typed.
  let words: [String]
  /// The text of the file `driver`, which prints what is offered.
  let driver: String

  /// Every shell for which there are completions.
  static let all = [bash, zsh, fish]

  var testDescription: String { name }

  /// What it offers for words of which the last is being typed, in the order of the alphabet.
  func offers(_ typed: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for name in ["a.film.json", "a b.roll", "b.png", "c.json", "tanks/d.png"] {
      try folder.write("", to: name)
    }
    let captured = CapturedConsole()
    #expect(sampleTool.run(["completion", name], on: captured.console) == .asExpected)
    try folder.write(captured.output, to: "script")
    try folder.write(driver, to: "driver")
    // Its own files of a start, and what it remembers, are not this person's.
    let home = try TemporaryFolder()
    let shell = try BuiltCommand(URL(filePath: "/usr/bin/env")).run(
      [name] + words + typed, environment: ["PATH": path, "HOME": home.path, "TERM": "dumb"],
      in: folder)
    #expect(shell.status == 0)
    #expect(shell.errors == "")
    return String(decoding: shell.output, as: UTF8.self).split(separator: "\n").map(String.init)
      .sorted()
  }

  private var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin" }
}
