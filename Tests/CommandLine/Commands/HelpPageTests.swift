import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// The pages of help of every command and of the tool, one golden in `Help/` for each.
@Suite struct HelpPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Help")
  private static let names = ["afterimage"] + Tool.afterimage.commands.map(\.name)

  @Test(arguments: names)
  func `the help of a command looks as recorded`(name: String) throws {
    let run = afterimage((name == "afterimage" ? [] : [name]) + ["--help"])
    #expect(run.code == .asExpected)
    #expect(run.errors == "")
    let file = Self.folder.appending(path: name + ".txt")
    try TextGolden.expect(run.output, equals: file)
  }

  @Test func `no page of help is left over`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.names.map { $0 + ".txt" }.sorted())
  }

  /// The file of tests that runs each command, by the command's name.
  @Test(arguments: Command.all.map(\.name))
  func `every command has a file of tests that runs it`(name: String) throws {
    let beside = URL(filePath: #filePath).deletingLastPathComponent()
    let own = name == "test" ? "TestCommandTests" : name.capitalized + "Tests"
    let text = try String(contentsOf: beside.appending(path: own + ".swift"), encoding: .utf8)
    let words = name == "test" || name == "approve" ? "suite.\(name)(" : #""\#(name)","#
    #expect(text.contains(words))
  }

  @Test(arguments: Command.all.map(\.name))
  func `every command refuses what it does not know, and says where to look`(name: String) {
    let run = afterimage([name, "--nonsense"])
    #expect(run.code == .usage)
    #expect(run.output == "")
    #expect(run.errors.contains("unknown option '--nonsense'"))
    #expect(run.errors.hasSuffix("Run 'afterimage \(name) --help' for usage.\n"))
  }
}
