import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// Runs the generated script in a real bash, in a folder with a few files.
@Suite struct BashCompletionTests {
  /// What bash offers for words of which the last is being typed.
  private func offers(_ words: String...) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("completion-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tanks = folder.appendingPathComponent("tanks")
    try FileManager.default.createDirectory(at: tanks, withIntermediateDirectories: true)
    for name in ["a.film.json", "a b.roll", "b.png", "c.json", "tanks/d.png"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let captured = CapturedConsole()
    #expect(sampleTool.run(["completion", "bash"], on: captured.console) == .asExpected)
    let ending = """
      complete -p darkroom >/dev/null || exit 3
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)); _darkroom
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try (captured.output + ending).write(
      to: folder.appendingPathComponent("script"), atomically: true, encoding: .utf8)
    return try bash(["-u", "script", "darkroom"] + words, in: folder).sorted()
  }

  private func bash(_ words: [String], in folder: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = words
    process.currentDirectoryURL = folder
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(complaint == "")
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `the first word is a command`() throws {
    #expect(
      try offers("") == [
        "--help", "--version", "compare", "completion", "develop", "help", "sort",
      ])
    #expect(try offers("com") == ["compare", "completion"])
  }

  @Test func `after a dash come the options of the command`() throws {
    #expect(
      try offers("develop", "-") == [
        "--bath-of-the-picture", "--border", "--copies", "--help", "--json", "--no-border",
        "--output", "--paper", "--scale", "-b", "-j", "-o",
      ])
    #expect(try offers("sort", "-") == ["--help"])
    #expect(try offers("develop", "a.roll", "--p") == ["--paper"])
  }

  @Test func `a value comes from the list of the option`() throws {
    #expect(try offers("develop", "--paper", "") == ["baryta", "glossy", "matte"])
    #expect(try offers("develop", "--paper", "ma") == ["matte"])
    #expect(try offers("develop", "--scale", "") == [])
  }

  @Test func `a value after an equals sign, which bash takes for a word, is the same`() throws {
    #expect(try offers("develop", "--paper", "=") == ["baryta", "glossy", "matte"])
    #expect(try offers("develop", "--paper", "=", "g") == ["glossy"])
  }

  @Test func `files are offered by their endings, and folders on the way`() throws {
    #expect(try offers("develop", "") == ["a b.roll", "a.film.json", "tanks"])
    #expect(try offers("develop", "-o", "") == ["b.png", "tanks"])
    #expect(try offers("develop", "-o", "tanks/") == ["tanks/d.png"])
    #expect(try offers("develop", "-b", "") == ["tanks"])
    #expect(try offers("sort", "c") == ["c.json"])
  }

  @Test func `places are counted past options and their values`() throws {
    #expect(try offers("develop", "a.roll", "") == [])
    #expect(
      try offers("develop", "-o", "x.png", "--paper", "=", "matte", "-j", "a") == [
        "a b.roll", "a.film.json",
      ])
    #expect(try offers("compare", "a.png", "b.png", "") == ["b.png", "tanks"])
    #expect(try offers("help", "dev") == ["develop"])
    #expect(try offers("completion", "") == ["bash"])
  }

  @Test func `after two dashes no options are offered`() throws {
    #expect(try offers("develop", "--", "--p") == [])
    #expect(try offers("compare", "--", "b") == ["b.png"])
  }

  @Test func `an unknown command offers nothing`() throws {
    #expect(try offers("nothing", "") == [])
  }
}
