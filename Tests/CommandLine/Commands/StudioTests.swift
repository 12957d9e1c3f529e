import AfterimageCommandLine
import AfterimageGraphics
import TestSupport
import Testing

/// `studio` as its own process, asked over its socket.
@Suite(.timeLimit(.minutes(5))) struct StudioTests {
  private let folder: TemporaryFolder
  private let secret = #"{"type": "textField", "id": "pin", "text": "4711", "sensitive": true}"#

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(note(secret), to: "Screens/note.screen.json")
  }

  /// A screen with a field whose place is known.
  private func note(_ field: String) -> String {
    screenFile(
      name: "note", subviews: field,
      constraints: """
        "pin.left == super.left + 20", "pin.top == super.top + 100", "pin.width == 200",
        "pin.height == 40"
        """)
  }

  /// The studio of the folder, with its page open.
  private func studio(_ arguments: [String] = []) async throws -> ServedPage {
    let studio = try ServedPage(
      ["studio", folder.path("Screens"), "--no-browser", "--jobs", "1"] + arguments)
    #expect(try await studio.get("", token: true).status == 200)
    return studio
  }

  private var note: String { folder.path("Screens/note.screen.json") }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `screens, scenarios and scenes of a folder are listed with what is wrong with them`()
    async throws
  {
    try folder.write("{", to: "Screens/broken.screen.json")
    try folder.write(storyboard(""), to: "Screens/Main.storyboard")
    let studio = try await studio()
    defer { studio.end() }
    let listed = try await studio.bytes("api/studio", [:])
    #expect(listed.status == 200)
    let words = text(listed.bytes)
    for part in [
      #""name":"note","kind":"screen","secrets":1"#, #""kind":"scene""#,
      #"Main.storyboard#Main""#, #"broken.screen.json","line":1"#,
    ] { #expect(words.contains(part), "\(part)") }
  }

  @Test func `a page gets the pictures that the command writes`() async throws {
    let studio = try await studio()
    defer { studio.end() }
    let picture = folder.path("picture.png")
    for (query, arguments) in [
      ([:], ["render", note]),
      (
        ["device": "ipad-10-2", "appearance": "dark"],
        ["render", note, "--device", "ipad-10-2", "--appearance", "dark"]
      ),
      (["strategy": "blur:radius=9"], ["snapshot", note, "--strategy", "blur:radius=9"]),
      (
        ["strategy": "redact", "textSize": "extraLarge"],
        ["snapshot", note, "--strategy", "redact", "--text-size", "extraLarge"]
      ),
    ] as [([String: String], [String])] {
      let answer = try await studio.bytes(
        "api/picture", query.merging(["input": note]) { $1 })
      #expect(afterimage(arguments + ["-o", picture]).code == .asExpected)
      let written = try folder.bytes("picture.png")
      #expect(try PNG.decode(answer.bytes) == PNG.decode(written), "\(query)")
    }
  }

  @Test func `where the system keeps no picture there is none`() async throws {
    let studio = try await studio()
    defer { studio.end() }
    let answer = try await studio.bytes(
      "api/picture", ["input": note, "strategy": "exit-on-suspend"])
    #expect(answer.status == 204)
  }

  @Test func `a saved file is told at once, and its picture is another one`() async throws {
    let studio = try await studio()
    defer { studio.end() }
    let before = try await studio.bytes("api/picture", ["input": note])
    let event = try await studio.event("change") {
      try folder.write(
        note(secret.replacing("4711", with: "4712")),
        to: "Screens/note.screen.json")
    }
    #expect(event?.contains(note) == true)
    let after = try await studio.bytes("api/picture", ["input": note])
    #expect(after.status == 200)
    #expect(after.bytes != before.bytes)
  }

  @Test func `a file that a screen names is watched, too`() async throws {
    try folder.write(PNG.encode(square(0xFFFF_0000)), to: "Screens/images/logo.png")
    try folder.write(
      screenFile(
        name: "logo",
        subviews: #"{"type": "imageView", "id": "logo", "image": "images/logo.png"}"#,
        constraints: #""logo.left == super.left", "logo.top == super.top + 60""#),
      to: "Screens/logo.screen.json")
    let studio = try await studio()
    defer { studio.end() }
    let logo = folder.path("Screens/logo.screen.json")
    let before = try await studio.bytes("api/picture", ["input": logo])
    #expect(before.status == 200)
    let event = try await studio.event("change") {
      try folder.write(PNG.encode(square(0xFF00_00FF)), to: "Screens/images/logo.png")
    }
    #expect(event?.contains(logo) == true)
    #expect(event?.contains(note) == false)
    #expect(try await studio.bytes("api/picture", ["input": logo]).bytes != before.bytes)
  }

  @Test func `a mistake is told with its place until it is mended`() async throws {
    let studio = try await studio()
    defer { studio.end() }
    let broken = note(secret.replacing("textField", with: "textFild"))
    let event = try await studio.event("change") {
      try folder.write(broken, to: "Screens/note.screen.json")
    }
    #expect(event?.contains(#""line":6"#) == true, "\(event ?? "")")
    let answer = try await studio.bytes("api/picture", ["input": note])
    #expect(answer.status == 422)
    #expect(text(answer.bytes).contains("textFild"))
    _ = try await studio.event("change") {
      try folder.write(note(secret), to: "Screens/note.screen.json")
    }
    #expect(try await studio.bytes("api/picture", ["input": note]).status == 200)
  }

  @Test func `a new screen is listed`() async throws {
    let studio = try await studio()
    defer { studio.end() }
    let event = try await studio.event("change") {
      try folder.write(screenFile(name: "later"), to: "Screens/later/later.screen.json")
    }
    #expect(event?.contains(#""list":true"#) == true)
    #expect(text(try await studio.bytes("api/studio", [:]).bytes).contains(#""name":"later""#))
  }

  @Test func `a verdict comes when it is there, and what an adversary reads after it`() async throws
  {
    let studio = try await studio()
    defer { studio.end() }
    let query = ["input": note, "strategy": "none"]
    var words = ""
    // What a page does: it asks once more whenever it hears of a verdict.
    while !words.contains(#""ledger":[{"#) {
      words = text(try await studio.bytes("api/verdict", query).bytes)
      #expect(!words.contains("4711"))
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(words.contains(#""verdict":"leaks""#))
    #expect(words.contains(#""view":"pin""#))
    #expect(words.contains(#""disclosures":["inUse","#))
    #expect(words.contains(#""pixels""#))
    #expect(words.contains(#""line":6"#))
  }

  @Test func `a story has its events, covers and moments, and a frame at every time`() async throws
  {
    let studio = try await studio()
    defer { studio.end() }
    let query = ["input": note, "strategy": "cover-color"]
    let story = text(try await studio.bytes("api/story", query).bytes)
    for part in [
      #""kind":"callback""#, #""covers":[{"id":"#, #""kind":"picture""#, #""kind":"inUse""#,
    ] {
      #expect(story.contains(part), "\(part)")
    }
    let open = try await studio.bytes("api/frame", query.merging(["time": "2"]) { $1 })
    let covered = try await studio.bytes("api/frame", query.merging(["time": "3"]) { $1 })
    #expect(open.status == 200 && covered.status == 200)
    #expect(open.bytes != covered.bytes)
    let deck = try await studio.bytes("api/deck", query)
    #expect(try PNG.decode(deck.bytes).width == PNG.decode(open.bytes).width)
  }

  @Test func `the views of a screen are told with their frames, lines and secrets`() async throws {
    let studio = try await studio()
    defer { studio.end() }
    let words = text(try await studio.bytes("api/views", ["input": note]).bytes)
    #expect(words.contains(#""name":"pin","kind":"textField","frame":[20,100,200,40]"#))
    #expect(words.contains(#""sensitive":"#))
    #expect(!words.contains("4711"))
  }

  @Test(
    arguments: [
      ("picture", ["input": "nowhere.screen.json"]), ("picture", ["device": "none"]),
      ("picture", ["strategy": "blur:radius=-1"]),
      ("picture", ["strategy": "cover-image:../../etc/passwd"]),
      ("picture", ["scale": "900"]), ("frame", ["time": "never"]), ("export", ["format": "exe"]),
    ] as [(String, [String: String])])
  func `what cannot be answered is refused in words`(path: String, query: [String: String])
    async throws
  {
    let studio = try await studio()
    defer { studio.end() }
    let answer = try await studio.bytes("api/\(path)", ["input": note].merging(query) { $1 })
    #expect(answer.status == 422)
    #expect(text(answer.bytes).contains(#""errors":[{"words":"#))
  }

  @Test(arguments: [("png", "\u{89}PNG"), ("pdf", "%PDF-"), ("svg", "<svg"), ("apng", "acTL")])
  func `the picture and its story can be kept as files`(format: String, mark: String) async throws {
    let studio = try await studio()
    defer { studio.end() }
    for strategy in ["", "redact"] {
      let answer = try await studio.bytes(
        "api/export", ["input": note, "strategy": strategy, "format": format])
      #expect(answer.status == 200)
      let start = String(
        String.UnicodeScalarView(answer.bytes.prefix(64).map { Unicode.Scalar($0) }))
      #expect(start.contains(mark), "\(start)")
      // What is masked is in no file.
      if strategy == "redact" { #expect(!text(answer.bytes).contains("4711")) }
    }
  }

  @Test func `nobody without the token is answered`() async throws {
    let studio = try await studio()
    defer { studio.end() }
    #expect(try await studio.get("api/studio", token: false).status == 403)
  }

  @Test func `Ctrl-C ends it`() async throws {
    let studio = try await studio()
    #expect(studio.interrupt().contains("1 inputs at http://127.0.0.1:"))
  }

  @Test func `a folder without inputs is an error`() throws {
    try folder.write("", to: "Empty/notes.txt")
    for path in ["Empty", "Elsewhere", "Elsewhere.storyboard#Main"] {
      let run = afterimage(["studio", folder.path(path), "--no-browser"])
      #expect(run.code == .inputMissing, "\(path)")
      #expect(run.errors.contains(folder.path(path)))
    }
  }

  @Test
  func `the screens of a package are those that its product writes, built anew when it changes`()
    async throws
  {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "shop", targets: [.executableTarget(name: "Previews", path: "Previews")])
      """, to: "Shop/Package.swift")
    try folder.write(program(writing: screenFile(name: "cart")), to: "Shop/Previews/main.swift")
    let studio = try ServedPage(
      ["studio", "--swift", folder.path("Shop"), "--no-browser", "--jobs", "1"])
    defer { studio.end() }
    #expect(try await studio.get("", token: true).status == 200)
    while !text(try await studio.bytes("api/studio", [:]).bytes).contains(#""name":"cart""#) {
      try await Task.sleep(for: .milliseconds(100))
    }
    let event = try await studio.event("build") {
      try folder.write("let broken: Int = \"\"", to: "Shop/Previews/main.swift")
    }
    #expect(event?.contains("building") == true)
    // A page that is opened now has to know of it, too.
    var words = ""
    while !words.contains(#""state":"failed""#) {
      words = text(try await studio.bytes("api/studio", [:]).bytes)
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(words.contains("cannot convert value of type 'String'"))
  }

  /// A program that writes one screen as `Screen.writePreviews` does, without a library that would have to be built.
  private func program(writing screen: String) -> String {
    """
    import Foundation
    let path = CommandLine.arguments[1] + "/cart.screen.json"
    try #\"""
    \(screen)
    \"""#.write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
    """
  }

  private func square(_ pixel: UInt32) throws -> Bitmap {
    try #require(Bitmap(width: 8, height: 8, pixels: [UInt32](repeating: pixel, count: 64)))
  }
}
