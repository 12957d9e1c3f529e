import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
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
      light == ["blur-dark", "blur-light", "redact"].map { "out/greeting/\($0).light.png" })
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

  /// Writes a screen of one label, whose text is the path.
  private func writeScreen(_ name: String, to path: String) throws {
    try folder.write(
      screenFile(
        name: name, subviews: #"{ "type": "label", "id": "note", "text": "\#(path)" }"#,
        constraints: #""note.top == safeArea.top", "note.leading == super.leading""#),
      to: path)
  }

  /// Runs `preview` with one strategy on a small device.
  private func preview(_ paths: String..., options: [String] = []) -> Run {
    afterimage(
      ["preview"] + paths.map(folder.path)
        + ["--device", "iphone-se", "--strategy", "none", "-o", folder.path("out")] + options)
  }

  private var sheets: [String] {
    folder.files.filter { $0.hasPrefix("out/") && $0.split(separator: "/").count == 2 }
      .map { String($0.dropFirst(4)) }.filter { $0 != "index.html" }
  }

  @Test func `sheets of equal names are told apart by folders, and every one is on the page`()
    throws
  {
    for path in ["in/a/login.screen.json", "in/b/login.screen.json", "in/b/c/Login.screen.json"] {
      try writeScreen(path.contains("/c/") ? "Login" : "login", to: path)
    }
    let run = preview("in")
    #expect(run.code == .asExpected)
    #expect(sheets == ["a.login.png", "b.login.png", "c.Login.png"])
    let pictures = try ["a.login", "b.login", "c.Login"].map {
      try folder.bytes("out/\($0)/none.light.png")
    }
    #expect(Set(pictures).count == 3)
    let page = String(decoding: try folder.bytes("out/index.html"), as: UTF8.self)
    for sheet in sheets { #expect(page.contains(#"src="\#(sheet)""#)) }
  }

  @Test func `a screen and a scenario of one name have a sheet each`() throws {
    #expect(
      afterimage("init", "protection", "wallet", "-o", folder.path("in/wallet.scenario.json")).code
        == .asExpected)
    #expect(preview("in").code == .asExpected)
    #expect(sheets == ["wallet.scenario.png", "wallet.screen.png"])
  }

  @Test func `a folder stands for those below it too, but for hidden and linked ones`() throws {
    try writeScreen("one", to: "in/one.screen.json")
    try writeScreen("two", to: "in/deep/below/two.screen.json")
    try writeScreen("three", to: "in/.hidden/three.screen.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("in/deep/loop"), withDestinationPath: folder.path("in"))
    #expect(preview("in").code == .asExpected)
    #expect(sheets == ["one.png", "two.png"])
    #expect(preview("in/").code == .asExpected)
    let listed = afterimage("list", "screens", folder.path("in"))
    #expect(listed.output == "deep/below/two.screen.json\none.screen.json\n")
  }

  @Test func `a folder with nothing to draw is a missing input`() throws {
    try folder.write("", to: "in/deep/notes.txt")
    let run = preview("in")
    #expect(run.code == .inputMissing)
    #expect(run.errors.contains("no screen, scenario, storyboard or xib lies in it or below it"))
    #expect(folder.files == ["in/deep/notes.txt"])
  }

  @Test func `a document that begins with no scene is drawn with all of them`() throws {
    let text = try String(contentsOfFile: Shipped.wallet, encoding: .utf8)
    let initial = try #require(text.firstMatch(of: /initialViewController="[^"]*"/))
    try folder.write(text.replacing(initial.output, with: ""), to: "in/Wallet.storyboard")
    try writeScreen("one", to: "in/one.screen.json")
    #expect(preview("in").code == .asExpected)
    let scenes = ["Wallet.Accounts.png", "Wallet.CardEntry.png", "Wallet.Help.png"]
    #expect(sheets == scenes + ["one.png"])
    try FileManager.default.removeItem(atPath: folder.path("out"))
    #expect(preview("in/Wallet.storyboard").code == .asExpected)
    #expect(sheets == scenes)
  }

  @Test func `what is wrong with some does not keep the others from being drawn`() throws {
    try folder.write("{", to: "in/broken.screen.json")
    try folder.write("<document/>", to: "in/Broken.storyboard")
    try writeScreen("one", to: "in/one.screen.json")
    let run = preview("in", "nowhere.screen.json")
    #expect(run.code == .badInput)
    for name in ["broken.screen.json", "Broken.storyboard", "nowhere.screen.json"] {
      #expect(run.errors.contains(name))
    }
    #expect(sheets == ["one.png"])
    #expect(run.output.hasSuffix("out/one.png\n\(folder.path("out"))/index.html\n"))
  }

  @Test func `a strategy that is named twice is drawn once, and one beside all`() throws {
    try writeScreen("one", to: "one.screen.json")
    let run = preview("one.screen.json", options: ["--strategy", "none", "--strategy", "redact"])
    #expect(run.code == .asExpected)
    let light = folder.files.filter { $0.hasSuffix(".light.png") }
    #expect(light == ["out/one/none.light.png", "out/one/redact.light.png"])
  }

  @Test func `pairs of equal names are kept apart, and no pair at all is told`() throws {
    let name = "main-queue-async"
    for place in ["a", "b"] {
      for name in [name, "\(name).mended"] {
        let path = "protections/\(name)"
        let text = try String(contentsOfFile: Shipped.scenario(path), encoding: .utf8)
        try folder.write(text, to: "in/protections\(place)/\(name).scenario.json")
      }
    }
    let shown = ["account", "launch"].map { "protections/\($0)" }
    for place in ["a", "b"] {
      for screen in shown {
        try folder.write(
          String(contentsOfFile: Shipped.screen(screen), encoding: .utf8),
          to: "in/\(screen.replacing("protections/", with: "protections\(place)/")).screen.json")
      }
    }
    let run = afterimage(
      "preview", folder.path("in"), "--pairs", "-o", folder.path("out"))
    #expect(run.code == .asExpected)
    #expect(sheets == ["protectionsa.\(name).png", "protectionsb.\(name).png"])
    let none = afterimage(
      "preview", Shipped.greeting, "--pairs", "-o", folder.path("none"))
    #expect(none.code == .inputMissing)
    #expect(none.errors.contains("NAME.mended"))
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
