import AfterimageScreens
import Testing

/// An excerpt shows what helps and blots out what may be a secret.
struct ExcerptTests {
  /// The line of a file that holds a mark `^`, as it is shown, with the mark taken out before.
  private func excerpt(_ text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex { $0.contains("^") }) + 1
    let source = SourceText(Array(text.replacing("^", with: "").utf8), file: "a")
    return try #require(SourceExcerpt(of: source, line: number, column: 1)).line
  }

  @Test(arguments: [
    #"{ "root": { "constraints": [^"a.top == super.top + 8", "H:|-[a]-|"] } }"#,
    #"{ "steps": [\#n^ "launch", { "show": "main" }, { "wait": 0.5 }, "home"\#n] }"#,
    #"{ "root": { "subviews": [{ ^"type": "view", "alpha": 0.5, "layoutMargins": [1, 2.5] }] } }"#,
    #"{ ^"name": "wallet", "format": 1, "device": "iphone-se", "system": "ios-17" }"#,
    ##"{ "root": { ^"metrics": { "gap": 8 }, "backgroundColor": "#FF0000", "hidden": true } }"##,
    #"{ ^"screens": { "main": { "file": "a.screen.json", "startsEmpty": true } } }"#,
    #"{ "protections": [{ "owner": "app", ^"on": { "sceneWillResignActive": ["endEditing"] } }] }"#,
    #"{ ^"cases": [{ "screen": "a", "strategy": "redact", "goldens": ["png", "frames"] }] }"#,
  ])
  func `words of the language, constraints, steps and numbers stay`(text: String) throws {
    let line = try #require(text.split(separator: "\n").first { $0.contains("^") })
    #expect(try excerpt(text) == line.replacing("^", with: ""))
  }

  @Test(arguments: [
    (#"{ "root": { ^"text": "4242", "placeholder": "4242" } }"#, 2),
    (#"{ "root": { ^"type": "slider", "value": 4242, "selectedRow": 4242 } }"#, 2),
    (#"{ "root": { "rows": [^"4242", "4242"], "on": true } }"#, 3),
    (#"{ "steps": [{ "type": { ^"pin": "4242", "id": "4242" } }] }"#, 2),
    (#"{ "steps": [{ "type": {\#n^"alpha": "4242", "font": 4242\#n} }] }"#, 2),
    (#"{ "root": { "text":\#n^"4242"\#n} }"#, 1),
    (#"{ "root": { ^"texts": { "id": "4242" }, "sensitiv": true } }"#, 2),
    (#"{ "root": { ^"alpha": "4242" } }"#, 1),
    (#"{ "root": { ^"text": "4242": 5 } } // 4242"#, 3),
    (#"{ "root": { ^"id": "a, "text": "4242" } }"#, 4),
    (#"{ /* a\#n^4242 */ "id": "a" }"#, 1),
    (#"{ "$comment": ^"4242" }"#, 1),
  ])
  func `what may be a secret is blotted out`(text: String, blots: Int) throws {
    let line = try excerpt(text)
    #expect(!line.contains("4242") && !line.contains("true"))
    #expect(line.split(separator: "•••", omittingEmptySubsequences: false).count - 1 >= blots)
  }

  @Test func `however a file is broken by one character, no message shows a secret`() {
    let text = """
      {
        "format": 1, "name": "pay", // 4242
        "root": {
          "type": "view", "alpha": 0.5, "metrics": { "gap": 8 },
          "subviews": [
            { "type": "label", "id": "a", "text": "4242", "sensitive": true },
            { "type": "textField", "id": "b", "secureTextEntry": true, "text": "4242" },
            { "type": "slider", "id": "c", "value": 4242, "maximumValue": 5000 },
            { "type": "picker", "id": "d", "components": [{ "rows": ["4242", "4242"] }] }
          ],
          "constraints": ["a.top == b.top + gap", { "format": "H:|-[a]-|" }]
        }
      }
      """
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      for other in ["", "\"", ",", ":", "[", "}"] {
        var broken = bytes
        broken.replaceSubrange(place...place, with: other.utf8)
        let decoded = Screen.decode(broken, file: "a")
        let told = decoded.diagnostics.map { $0.formatted(in: decoded.source) }.joined()
        #expect(!told.contains("4242"), "byte \(place) as '\(other)'")
      }
    }
  }
}
