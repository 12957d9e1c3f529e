import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// A shell in a folder with a few files and, as `script`, the sample tool's completions for it.
struct CompletingShell {
  private let name: String
  private let words: [String]

  /// Names the shell, and the words that it is called with.
  init(_ name: String, _ words: [String]) {
    self.name = name
    self.words = words
  }

  /// The lines that the shell prints where a file `driver` has this text, in the order of the alphabet.
  func offers(_ driver: String) throws -> [String] {
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
      [name] + words, environment: ["PATH": path, "HOME": home.path, "TERM": "dumb"],
      in: folder)
    #expect(shell.status == 0)
    #expect(shell.errors == "")
    return String(decoding: shell.output, as: UTF8.self).split(separator: "\n").map(String.init)
      .sorted()
  }

  private var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin" }
}
