import AfterimageCommandLine
import Foundation
import TestSupport
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
    for name in ["wallet.scenario.json", "wallet.screen.json"] {
      let object = try plain("deep/below/\(name)")
      #expect(object["$comment"] is [String])
      #expect((object["$schema"] as? String)?.hasSuffix(".schema.json") == true)
    }
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

  /// A file as a reader of plain JSON understands it.
  private func plain(_ name: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(folder.bytes(name)))
    return try #require(object as? [String: Any])
  }

  @Test func `a screen to start from is plain JSON, and is drawn without a word`() throws {
    let path = folder.path("login.screen.json")
    let run = afterimage("init", "screen", "login", "-o", path)
    #expect(run.code == .asExpected)
    #expect(folder.files == ["login.screen.json", "screen.schema.json"])
    #expect(try plain("login.screen.json")["name"] as? String == "login")
    let drawn = afterimage("render", path, "--strict", "-o", folder.path("login.png"))
    #expect(drawn.code == .asExpected)
    #expect(drawn.errors == "")
  }

  @Test func `goldens to start from have a case for whatever lies beside them`() throws {
    for words in [["screen", "login"], ["protection", "wallet"]] {
      let ending = words[0] == "screen" ? "screen" : "scenario"
      let path = folder.path("sub/\(words[1]).\(ending).json")
      #expect(afterimage(["init"] + words + ["-o", path]).code == .asExpected)
    }
    try folder.write(
      String(contentsOfFile: Shipped.wallet, encoding: .utf8), to: "Wallet.storyboard")
    try folder.write(screenFile(name: "login"), to: "other/login.screen.json")
    try folder.write(screenFile(name: "odd"), to: "odd name/odd.screen.json")
    let goldens = folder.path("Goldens")
    let run = afterimage("init", "goldens", goldens)
    #expect(run.code == .asExpected)
    #expect(run.output == "\(goldens)/cases.json\n\(goldens)/cases.schema.json\n")
    #expect(run.errors.contains("odd name/odd.screen.json: no case"))
    #expect(run.errors.contains("sub/login.screen.json: no case"))
    let cases = try #require(plain("Goldens/cases.json")["cases"] as? [[String: Any]])
    #expect(
      cases.map { ($0["screen"] ?? $0["scenario"] ?? $0["document"]) as? String } == [
        "Wallet.storyboard#Accounts", "Wallet.storyboard#CardEntry", "Wallet.storyboard#Help",
        "other/login", "sub/wallet", "sub/wallet",
      ])
    let seen = ["-o", folder.path("seen")]
    #expect(afterimage(["test", goldens] + seen).code == .badVerdict)
    #expect(afterimage(["approve", "--goldens", goldens] + seen).code == .asExpected)
    let passing = afterimage(["test", goldens] + seen)
    #expect(passing.code == .asExpected)
    #expect(passing.output.hasSuffix(", 0 failed\n"))
    #expect(afterimage("init", "goldens", goldens).code == .disk)
  }

  @Test func `without a screen the file of cases is empty, and says how to make one`() throws {
    let run = afterimage("init", "goldens", "-o", folder.path("Goldens"))
    #expect(run.code == .asExpected)
    #expect(run.errors.contains("'afterimage init screen NAME' writes one"))
    let tested = afterimage("test", folder.path("Goldens"), "-o", folder.path("seen"))
    #expect(tested.output == "0 passed, 0 failed\n")
  }

  @Test func `the schema of cases is that of the repository`() throws {
    _ = afterimage("init", "goldens", folder.path("Goldens"))
    try TextGolden.expect(
      folder.text("Goldens/cases.schema.json"),
      equals: Repository.goldens.appending(path: "cases.schema.json"))
  }

  @Test func `a screen or a protection needs a name, and only a protection shows a screen`() {
    for subject in ["screen", "protection"] {
      let run = afterimage("init", subject)
      #expect(run.code == .usage)
      #expect(run.errors.contains("NAME is missing"))
    }
    #expect(afterimage("init", "screen", "a", "--screen", "b.screen.json").code == .usage)
  }

  @Test(arguments: [
    (nil, "build/\n"), ("dist\n", "dist\nbuild/\n"), ("dist", "dist\nbuild/\n"),
    ("build\n", "build\n"), ("/build/\n", "/build/\n"),
  ])
  func `what commands draw is kept out of Git`(before: String?, after: String) throws {
    let command = try BuiltCommand()
    if let before { try folder.write(before, to: ".gitignore") }
    let ending = try command.run(["init", "screen", "login"], in: folder)
    #expect(ending.status == 0)
    #expect(String(decoding: try folder.bytes(".gitignore"), as: UTF8.self) == after)
    let told = String(decoding: ending.output, as: UTF8.self)
    #expect(told.hasSuffix(".gitignore\n") == (before != after))
  }

  @Test func `a repository that ignores them already is left alone`() throws {
    let command = try BuiltCommand()
    try folder.write("build/\n", to: ".gitignore")
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "app/notes.txt")
    let script = ["init", "screen", "login", "-o", "app/login.screen.json"]
    #expect(try command.run(script, in: folder).status == 0)
    #expect(String(decoding: try folder.bytes(".gitignore"), as: UTF8.self) == "build/\n")
  }
}
