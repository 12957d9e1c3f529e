import AfterimageGraphics
import AfterimageCommandLine
import Foundation
import Testing

@Suite struct PreviewTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a screen gets a contact sheet, its pictures and a page`() throws {
    let run = afterimage(
      "preview", Shipped.greeting, "--device", "iphone-se", "-o", folder.path("out"))
    #expect(run.code == .asExpected)
    #expect(
      run.output == "\(folder.path("out"))/greeting.png\n\(folder.path("out"))/index.html\n")
    #expect(run.errors == "")
    #expect(folder.files.contains("out/greeting/redact.light.png"))
    let sheet = try folder.picture("out/greeting.png")
    let picture = try folder.picture("out/greeting/redact.light.png")
    #expect(sheet.width > 2 * picture.width)
    let page = String(decoding: try folder.bytes("out/index.html"), as: UTF8.self)
    #expect(page.contains("greeting.png"))
  }

  @Test func `the strategies can be chosen, and one name that stands for several has its options`()
    throws
  {
    let run = afterimage(
      "preview", Shipped.greeting, "--device", "iphone-se", "--strategy", "redact", "--strategy",
      "blur:light", "--strategy", "blur:dark", "-o", folder.path("out"))
    #expect(run.code == .asExpected)
    let light = folder.files.filter { $0.hasSuffix(".light.png") }
    #expect(
      light == ["blur-dark", "blur", "redact"].map { "out/greeting/\($0).light.png" })
  }

  @Test func `a folder stands for its screens and scenarios in the order of their names`() throws {
    for name in ["one", "two"] {
      try folder.write(
        screenFile(
          name: name, subviews: #"{ "type": "label", "id": "note", "text": "\#(name)" }"#,
          constraints: #""note.top == safeArea.top", "note.leading == super.leading""#),
        to: "in/\(name).screen.json")
    }
    try folder.write("not for us", to: "in/notes.txt")
    let run = afterimage(
      "preview", folder.path("in"), "--device", "iphone-se", "-o", folder.path("out"))
    #expect(run.code == .asExpected)
    let told = run.output.split(separator: "\n").map { ($0 as NSString).lastPathComponent }
    #expect(told == ["one.png", "two.png", "index.html"])
  }

  @Test func `a path that is not there is a missing input, and nothing is written`() {
    let run = afterimage("preview", folder.path("nowhere"), "-o", folder.path("out"))
    #expect(run.code == .inputMissing)
    #expect(folder.files == [])
  }

  @Test func `faults are laid beside their mended twins, with the reason of both`() throws {
    let names = ["main-queue-async", "main-queue-async.mended", "late-completion"]
    let run = afterimage(
      ["preview"] + names.map { Shipped.scenario("protections/\($0)") }
        + ["--pairs", "-o", folder.path("out")])
    #expect(run.code == .asExpected)
    #expect(folder.files == ["out/index.html", "out/main-queue-async.png"])
    let page = String(decoding: try folder.bytes("out/index.html"), as: UTF8.self)
    #expect(page.contains("puts off at 0.000 s in sceneDidEnterBackground what it does"))
    #expect(page.contains("and lies above account."))
    #expect(page.contains("before the next drain of the main queue"))
  }
}
