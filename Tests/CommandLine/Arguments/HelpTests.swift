import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// The help of the sample tool, one golden in `Help/` per command.
@Suite struct HelpTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Help")

  @Test(arguments: ["darkroom"] + sampleTool.commands.map(\.name))
  func `help looks as recorded`(name: String) throws {
    let captured = CapturedConsole()
    let words = name == "darkroom" ? ["--help"] : [name, "--help"]
    #expect(sampleTool.run(words, on: captured.console) == .asExpected)
    let file = Self.folder.appendingPathComponent(name + ".txt")
    try TextGolden.expect(captured.output, equals: file)
    #expect(captured.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `every golden belongs to a command`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(files == (["darkroom"] + sampleTool.commands.map(\.name)).map { $0 + ".txt" }.sorted())
  }

  @Test(arguments: [
    ["develop", "-h"], ["help", "develop"], ["develop", "--nonsense", "-o", "--help"],
  ])
  func `every way of asking gives the same page`(words: [String]) {
    let captured = CapturedConsole()
    #expect(sampleTool.run(words, on: captured.console) == .asExpected)
    #expect(captured.output == sampleTool.helpText(of: Develop.command) + "\n")
  }

  @Test(arguments: [["-h"], ["help"]])
  func `without a command the tool explains itself`(words: [String]) {
    let captured = CapturedConsole()
    #expect(sampleTool.run(words, on: captured.console) == .asExpected)
    #expect(captured.output == sampleTool.helpText + "\n")
  }

  @Test func `after two dashes help is a word like any other`() {
    let captured = CapturedConsole()
    #expect(sampleTool.run(["sort", "--", "--help"], on: captured.console) == .asExpected)
    #expect(captured.output == "--help\n")
  }

  @Test func `help for an unknown command names the nearest`() {
    let captured = CapturedConsole()
    #expect(sampleTool.run(["help", "develp"], on: captured.console) == .usage)
    #expect(captured.errors.contains("did you mean 'develop'?"))
  }
}
