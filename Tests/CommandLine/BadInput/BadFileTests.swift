import AfterimageCommandLine
import TestSupport
import Testing

/// Screen files that say what they may not say, given to every command that reads one.
@Suite struct BadFileTests {
  /// What is written into the file, and what the message has to hold.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: [UInt8]
    let place: String
    let message: String
    let wayOut: String?

    init(
      _ name: String, _ content: some Sequence<UInt8>, at place: String, _ message: String,
      _ wayOut: String? = nil
    ) {
      testDescription = name
      self.content = Array(content)
      self.place = place
      self.message = message
      self.wayOut = wayOut
    }
  }

  static let mistakes = [
    Mistake("empty", [], at: ":1:1", "the file is empty", "the README of the folder Screens"),
    Mistake("malformed", #"{ "format": 1,\#n  "name" "x" }"#.utf8, at: ":2:10", "`:`"),
    Mistake(
      "cut off", #"{ "format": 1"#.utf8, at: ":1:14", "the file ends where `,` or `}` is expected",
      "close every bracket"),
    Mistake("binary", (0...255).map { UInt8($0) }, at: ":3:115", "not UTF-8"),
    Mistake(
      "arrays 20,000 deep", String(repeating: "[", count: 20_000).utf8, at: ":1:1", "256"),
    Mistake(
      "objects 20,000 deep", String(repeating: #"{"a":"#, count: 20_000).utf8, at: ":1:", "256"),
    Mistake(
      "unknown key", screenFile(subviews: #"{ "type": "view", "backgroundColour": "red" }"#).utf8,
      at: ":6:", "no key `backgroundColour`", "did you mean `backgroundColor`?"),
    Mistake(
      "repeated key", screenFile(subviews: #"{ "type": "view", "id": "a", "id": "b" }"#).utf8,
      at: ":6:", "`id`", nil),
    Mistake(
      "unknown type", screenFile(subviews: #"{ "type": "lable" }"#).utf8, at: ":6:",
      "`lable` is no known type of view", "did you mean `label`?"),
    Mistake(
      "constraint on a missing view",
      screenFile(
        subviews: #"{ "type": "view", "id": "save" }"#, constraints: #""sve.top == super.top""#
      ).utf8, at: ":7:", "no view has the id `sve`", "did you mean `save`?"),
    Mistake(
      "misspelt attribute",
      screenFile(
        subviews: #"{ "type": "view", "id": "save" }"#, constraints: #""save.tpo == super.top""#
      ).utf8, at: ":7:", "`tpo` is no known attribute", "did you mean `top`?"),
    Mistake(
      "broken visual format",
      screenFile(
        subviews: #"{ "type": "view", "id": "save" }"#, constraints: #""H:|-[save""#
      ).utf8, at: ":7:", "a view ends with `]`", "as in H:"),
    Mistake(
      "a name that leads elsewhere", screenFile(name: "../escape").utf8, at: ":3:",
      "`../escape` cannot be a name", "letters, digits, dots"),
    Mistake(
      "a hundred thousand and one views",
      screenFile(subviews: repeated(#"{"type":"view"}"#, count: 100_001)).utf8, at: ":6:",
      "more than 100000 views"),
  ]

  private static func repeated(_ text: String, count: Int) -> String {
    Array(repeating: text, count: count).joined(separator: ",")
  }

  @Test(arguments: mistakes)
  func `a mistake has its place and a way out, and leaves no file`(mistake: Mistake) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(mistake.content, to: "bad.screen.json")
    let run = afterimage("render", path, "-o", folder.path("out.png"))
    #expect(run.code == .badInput)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("afterimage render: \(path)\(mistake.place)"))
    #expect(run.errors.contains(": error: "))
    #expect(run.errors.contains(mistake.message))
    if let wayOut = mistake.wayOut { #expect(run.errors.contains(wayOut)) }
    #expect(run.errors.utf8.count < 100_000)
    #expect(folder.files == ["bad.screen.json"])
  }

  @Test(arguments: ["layout", "snapshot", "preview"])
  func `every command that reads a screen refuses it alike`(command: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(screenFile(subviews: "oops"), to: "bad.screen.json")
    let output = command == "layout" ? [] : ["-o", folder.path("out")]
    let run = afterimage([command, path] + output)
    #expect(run.code == .badInput)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("afterimage \(command): \(path):6:"))
    #expect(folder.files == ["bad.screen.json"])
  }

  @Test func `all mistakes are told at once, in the order of the file`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      screenFile(
        name: "a/b", subviews: #"{ "type": "lable" }, { "type": "view", "id": "1" }"#,
        constraints: #""nobody.top == super.top""#), to: "bad.screen.json")
    let run = afterimage("layout", path)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("error:") }
    let places = lines.compactMap { $0.split(separator: ":").dropFirst(2).first }
    #expect(places == ["3", "6", "6", "7"])
  }

  @Test(arguments: ["render", "layout", "snapshot", "preview"])
  func `a file that is not there is a missing input`(command: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("nobody.screen.json")
    let output = command == "layout" ? [] : ["-o", folder.path("out")]
    let run = afterimage([command, path] + output)
    #expect(run.code == .inputMissing)
    #expect(run.errors.contains("there is no file `\(path)`"))
    #expect(folder.files == [])
  }

  @Test(arguments: ["", "/dev/zero"])
  func `a folder or a device is no input`(path: String) throws {
    let folder = try TemporaryFolder()
    let run = afterimage("layout", path.isEmpty ? folder.path : path)
    #expect(run.code == .badInput)
    #expect(run.errors.contains("error: "))
  }

  @Test func `a scenario names the file and the place of a mistake in its screen`() throws {
    let folder = try TemporaryFolder()
    try folder.write(screenFile(subviews: #"{ "type": "lable" }"#), to: "form.screen.json")
    let path = try folder.write(
      """
      { "format": 1, "app": { "bundleIdentifier": "../../up" },
        "screens": { "form": "form.screen.json", "help": "help.screen.json" },
        "steps": ["launch", { "show": "form" }, "hoem"] }
      """, to: "story.scenario.json")
    let run = afterimage("snapshot", path, "--sandbox", folder.path("box"))
    #expect(run.code == .badInput)
    #expect(run.errors.contains("form.screen.json:6:"))
    #expect(run.errors.contains("there is no file `help.screen.json`"))
    #expect(run.errors.contains("story.scenario.json:1:"))
    #expect(run.errors.contains("did you mean `home`?"))
    #expect(folder.files == ["form.screen.json", "story.scenario.json"])
  }

  @Test func `no message holds the text of a sensitive view`() throws {
    let secret = "4556737586899855"
    let folder = try TemporaryFolder()
    let fields = [
      #"{ "type": "lable", "text": "\#(secret)", "sensitive": true }"#,
      #"{ "type": "label", "tetx": "\#(secret)", "sensitive": true }"#,
      #"{ "type": "label", "text": "\#(secret)", "text": "\#(secret)", "sensitive": true }"#,
      #"{ "type": "label", "text": [["\#(secret)"]], "sensitive": true }"#,
      #"{ "type": "label", "text": "\#(secret)" "sensitive": true }"#,
      #"{ "type": "label", "sensitive": true, "text": \#(secret) }"#,
      #"{ "type": "label", "sensitive": true, "text": "\#(secret) }"#,
    ]
    for field in fields {
      let path = try folder.write(screenFile(subviews: field), to: "bad.screen.json")
      let run = afterimage("layout", path)
      #expect(run.code == .badInput)
      #expect(!run.errors.contains("4556"), "\(field)")
    }
  }
}
