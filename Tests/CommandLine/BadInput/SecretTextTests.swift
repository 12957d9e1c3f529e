import AfterimageCommandLine
import TestSupport
import Testing

/// What commands write about screens with secrets: never the secrets, but in pictures.
@Suite struct SecretTextTests {
  static let secret = "Hunter2Xq"

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let views = [
      #""type": "label", "id": "a", "text": "Hunter2Xq""#,
      #""type": "textField", "id": "b", "text": "Hunter2Xq", "placeholder": "Hunter2Xq""#,
      #""type": "textView", "id": "c", "text": "Hunter2Xq""#,
      #""type": "button", "id": "d", "title": "Hunter2Xq""#,
      #""type": "cardField", "id": "e", "part": "number", "text": "Hunter2Xq""#,
      #""type": "segmentedControl", "id": "f", "segments": ["Hunter2Xq", "x"]"#,
      #""type": "searchBar", "id": "g", "text": "Hunter2Xq""#,
    ].map { #"{ \#($0), "sensitive": true }"# }
    // Half of the constraints exclude each other, so that there is something to tell of each view.
    try folder.write(
      screenFile(
        name: "form", subviews: views.joined(separator: ","),
        constraints: #""a.width == 10", "a.width == 20", "c.height == 30", "c.height == 40""#),
      to: "form.screen.json")
    try folder.write(
      """
      { "format": 1, "app": { "bundleIdentifier": "com.example.form" }, "device": "iphone-se",
        "screens": { "form": "form.screen.json" },
        "steps": ["launch", { "show": "form" }, { "type": { "b": "Hunter2Xq" } }, "home"] }
      """, to: "story.scenario.json")
    try folder.write(
      """
      { "format": 1, "cases": [
        { "screen": "form", "goldens": ["frames"] },
        { "scenario": "story", "goldens": ["timeline"] } ] }
      """, to: "cases.json")
  }

  private func commands() -> [[String]] {
    let screen = folder.path("form.screen.json")
    let story = folder.path("story.scenario.json")
    let seen = ["-o", folder.path("out/seen")]
    return [
      ["layout", screen], ["layout", screen, "--json"],
      ["render", screen, "-o", folder.path("form.png")],
      ["snapshot", screen, "--fail-on-leak", "-o", folder.path("out/pictures")],
      ["snapshot", story, "--timeline"], ["snapshot", story, "--json"],
      ["snapshot", story, "--sandbox", folder.path("out/box"), "--fail-on-leak"],
      ["explain", screen, "--strategy", "hide"], ["explain", story], ["explain", story, "--json"],
      ["preview", screen, story, "-o", folder.path("out/pages")],
      ["list", "sensitive", screen], ["list", "sensitive", screen, "--json"],
      ["test", folder.path] + seen, ["approve", "--goldens", folder.path] + seen,
      ["test", folder.path, "--json"] + seen,
      ["audit", screen, story, "--strategy", "all", "--attack"],
      ["audit", screen, "--json", "--container", folder.path("out/box")],
    ]
  }

  @Test func `no command tells a secret, and no file but a screen holds one`() throws {
    let own = Set(folder.files)
    for words in commands() {
      let run = afterimage(words)
      #expect(
        [.asExpected, .badVerdict, .cannotTell].contains(run.code), "\(words): \(run.errors)")
      for text in [run.output, run.errors] { #expect(!text.contains(Self.secret), "\(words)") }
    }
    for name in folder.files where !own.contains(name) {
      let bytes = try folder.bytes(name)
      #expect(!bytes.contains(Array(Self.secret.utf8)), "\(name)")
    }
  }

  @Test func `secrets are spelled out for those who ask`() throws {
    let run = afterimage(
      "snapshot", folder.path("story.scenario.json"), "--timeline", "--show-secrets")
    #expect(run.output.contains(Self.secret))
  }

  @Test(arguments: ["text", "title", "placeholder"])
  func `no mistake in a document tells the text beside it`(attribute: String) throws {
    for broken in [
      #"<textField \#(attribute)="Hunter2Xq" id="a""#,
      #"<textField \#(attribute)="Hunter2Xq"></b>"#,
      #"<textField \#(attribute)="Hunter2Xq" \#(attribute)="Hunter2Xq"/>"#,
    ] {
      let path = try folder.write(
        #"<?xml version="1.0"?><document type="x">\#(broken)</document>"#, to: "bad.xib")
      let run = afterimage("layout", path)
      #expect(run.code == .badInput)
      #expect(!run.errors.contains(Self.secret))
    }
  }
}
