import AfterimageCommandLine
import AfterimageGraphics
import TestSupport
import Testing

/// Names and texts that a terminal or a browser would obey.
@Suite struct InjectionTests {
  /// Clears the screen, sets the title, turns the order round, ends a line, and starts a script.
  static let hostile = [
    "\u{1B}[2Jx", "\u{9B}2J", "\u{1B}]0;title\u{7}", "\u{202E}gpj.exe", "\u{2066}x\u{2069}",
    "a\u{200F}b",
    "x\u{7F}", "x\u{85}y", "<script>alert(1)</script>", #""><img src=x>"#, "x\u{2028}y",
  ]

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func expectHarmless(_ run: Run) {
    for text in [run.output, run.errors] {
      #expect(text == text.printable, "\(text.debugDescription)")
    }
  }

  private func escaped(_ text: String) -> String {
    JSONValue.string(text).text(.compact)
  }

  @Test(arguments: hostile)
  func `no message about a screen holds what a terminal obeys`(word: String) throws {
    // Raw where JSON allows the characters, and as escapes.
    let raw = word.replacing("\"", with: #"\""#)
    for spelled in [#""\#(raw)""#, escaped(word)] {
      for subview in [
        #"{ "type": \#(spelled) }"#, #"{ "type": "view", \#(spelled): 1 }"#,
        #"{ "type": "view", "id": \#(spelled) }"#,
        #"{ "type": "imageView", "image": \#(spelled) }"#,
        #"{ "type": "label", "text": \#(spelled), "textColor": \#(spelled) }"#,
        #"{ "type": "imageView", "image": { "symbol": \#(spelled) } }"#,
      ] {
        let path = try folder.write(
          screenFile(subviews: subview, constraints: spelled), to: "bad.screen.json")
        expectHarmless(afterimage("layout", path))
      }
      let path = try folder.write(
        #"{ "format": 1, "name": \#(spelled), "root": { "type": "view" } }"#, to: "bad.screen.json")
      expectHarmless(afterimage("render", path, "-o", folder.path("out.png")))
    }
  }

  @Test(arguments: hostile)
  func `no message about a document holds what a terminal obeys`(word: String) throws {
    let text = word.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;").unicodeScalars.filter { $0.value > 0x1F }
    let name = String(String.UnicodeScalarView(text))
    let path = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(name)">
      <scenes><scene sceneID="s"><objects>
      <viewController id="\(name)" storyboardIdentifier="\(name)" customClass="\(name)"><view key="view" id="r\(name)" customClass="\(name)">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <textField id="p\(name)" userLabel="\(name)" placeholder="\(name)" secureTextEntry="YES"><rect key="frame" x="0" y="0" width="9" height="9"/></textField>
      <imageView id="i\(name)" image="\(name)"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      <\("unknown") id="u\(name)" customClass="\(name)"><rect key="frame" x="0" y="0" width="9" height="9"/></\("unknown")>
      </subviews></view></viewController></objects></scene></scenes></document>
      """, to: "Main.storyboard")
    for words in [
      ["layout", path], ["layout", path, "--json"], ["list", "screens", path],
      ["list", "sensitive", path], ["explain", path, "--strategy", "none"],
      ["convert", path, folder.path("screens")], ["layout", "\(path)#\(name)"],
      ["preview", path, "-o", folder.path("pages")],
    ] {
      expectHarmless(afterimage(words))
    }
    for file in folder.files where file.hasSuffix(".html") || file.hasSuffix(".json") {
      let content = String(decoding: try folder.bytes(file), as: UTF8.self)
      #expect(content == content.printable)
      guard file.hasSuffix(".html") else { continue }
      #expect(!content.contains("<script>alert") && !content.contains("<img src=x>"))
    }
  }

  @Test(arguments: hostile)
  func `no message about a command line holds what a terminal obeys`(word: String) {
    for words in [
      [word], ["render", word], ["render", "--\(word)"], ["render", "a", "--scale", word],
      ["snapshot", "a", "--strategy", word], ["list", word], ["test", word], ["help", word],
      ["diff", word, word], ["layout", "--device=\(word)", "a"],
    ] {
      let run = afterimage(words)
      #expect(run.code != .asExpected)
      expectHarmless(run)
    }
  }

  @Test(arguments: hostile)
  func `a page of pairs shows texts as texts`(word: String) throws {
    try folder.write(
      screenFile(
        name: "form", subviews: #"{ "type": "label", "text": "4929", "sensitive": true }"#),
      to: "form.screen.json")
    for name in ["fault", "fault.mended"] {
      try folder.write(
        """
        { "format": 1, "source": \(escaped(word)), "app": { "bundleIdentifier": "com.example.a" },
          "device": "iphone-se", "screens": { "form": "form.screen.json" },
          "steps": ["launch", { "show": "form" }, "home"] }
        """, to: "\(name).scenario.json")
    }
    let run = afterimage("preview", folder.path, "--pairs", "-o", folder.path("pages"))
    expectHarmless(run)
    for file in folder.files where file.hasSuffix(".html") {
      let page = String(decoding: try folder.bytes(file), as: UTF8.self)
      #expect(page == page.printable)
      #expect(!page.contains("<script>alert") && !page.contains("<img src=x>"))
    }
  }
}
