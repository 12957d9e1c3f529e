import AfterimageCommandLine
import Foundation
import Testing

@Suite struct InitTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a protection to start from is understood without a word, and keeps its secret`()
    throws
  {
    let path = folder.path("deep/below/wallet.scenario.json")
    let run = afterimage("init", "protection", "wallet", "-o", path)
    #expect(run.code == .asExpected)
    let files = [
      "scenario.schema.json", "screen.schema.json", "wallet.scenario.json", "wallet.screen.json",
    ].map { "deep/below/" + $0 }
    #expect(folder.files == files)
    #expect(
      Set(run.output.split(separator: "\n").map(String.init)) == Set(files.map(folder.path)))
    let explained = afterimage("explain", path)
    #expect(explained.code == .asExpected)
    #expect(explained.errors == "")
    #expect(explained.output.contains("Card of the switcher 1"))
    #expect(explained.output.contains("Picture 2"))
    let text = String(decoding: try folder.bytes("deep/below/wallet.scenario.json"), as: UTF8.self)
    #expect(text.contains("\"$schema\": \"scenario.schema.json\""))
    #expect(text.hasPrefix("// What wallet does"))
  }

  @Test func `the schemas are those of the repository, and one that is there is left`() throws {
    try folder.write("{}", to: "screen.schema.json")
    let path = folder.path("a.scenario.json")
    #expect(afterimage("init", "protection", "a", "-o", path).code == .asExpected)
    #expect(try folder.bytes("screen.schema.json") == Array("{}".utf8))
    let schema = try Data(contentsOf: URL(filePath: Shipped.folder + "/scenario.schema.json"))
    #expect(try folder.bytes("scenario.schema.json") == [UInt8](schema))
  }

  @Test(arguments: ["a.scenario.json", "a.screen.json"])
  func `a file that is there is never written over, and nothing else is written`(
    taken: String
  ) throws {
    try folder.write("mine", to: taken)
    let run = afterimage("init", "protection", "a", "-o", folder.path("a.scenario.json"))
    #expect(run.code == .disk)
    #expect(run.output == "")
    #expect(run.errors.contains("\(folder.path(taken)) is there already"))
    #expect(folder.files == [taken])
    #expect(try folder.bytes(taken) == Array("mine".utf8))
  }

  @Test func `a screen of one's own is shown instead`() throws {
    let own = try Data(contentsOf: URL(filePath: Shipped.screen("statement")))
    try folder.write(own, to: "mine.screen.json")
    let path = folder.path("a.scenario.json")
    let run = afterimage(
      "init", "protection", "a", "--screen", "mine.screen.json", "-o", path)
    #expect(run.code == .asExpected)
    #expect(!folder.files.contains("a.screen.json"))
    #expect(afterimage("explain", path).code == .asExpected)
  }

  @Test func `what cannot be a file name is wrong usage`() {
    let run = afterimage("init", "protection", "a/b", "-o", folder.path("a.scenario.json"))
    #expect(run.code == .usage)
    #expect(folder.files == [])
  }

  @Test func `what cannot be written names the nearest`() {
    let run = afterimage("init", "protections", "a", "-o", folder.path("a.scenario.json"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("did you mean 'protection'?"))
  }
}
