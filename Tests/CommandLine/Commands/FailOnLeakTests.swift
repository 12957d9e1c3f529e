import AfterimageCommandLine
import Testing

/// The verdict over secrets: `snapshot --fail-on-leak`.
@Suite struct FailOnLeakTests {
  private func leaks(of words: String...) throws -> Run {
    let folder = try TemporaryFolder()
    return afterimage(["snapshot"] + words + ["--fail-on-leak", "-o", folder.path("pictures")])
  }

  @Test func `without a mask the characters leak`() throws {
    let run = try leaks(of: Shipped.cardForm)
    #expect(run.code == .badVerdict)
    #expect(
      run.errors.contains(
        "card-form.none: card-form: number (same-length), picture 1 light: pixel leak"))
    #expect(!run.errors.contains("4242"))
  }

  @Test(arguments: ["redact", "placeholder", "cover-color", "cover-blank-form"])
  func `a mask over the card form leaks nothing`(strategy: String) throws {
    let run = try leaks(of: Shipped.cardForm, "--strategy", strategy)
    #expect(run.code == .asExpected)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    (["--strategy", "exit-on-suspend"], "setting exitsOnSuspendHonoured"),
    (["--trigger", "face-id"], "never left in the background"),
    (["--trigger", "crash"], "never left in the background"),
  ])
  func `where the system takes no picture a line says why`(
    words: [String], reason: String
  ) throws {
    let run = afterimage(["snapshot", Shipped.cardForm, "--fail-on-leak"] + words)
    #expect(run.code == .asExpected)
    #expect(run.errors.contains("the system takes no picture"))
    #expect(run.errors.contains(reason))
    let explained = afterimage(["explain", Shipped.cardForm] + words)
    #expect(explained.code == .asExpected)
    #expect(explained.output.contains("The system takes no picture"))
  }

  @Test func `a story that never leaves the app has nothing to judge`() throws {
    let folder = try TemporaryFolder()
    let path = try Self.story(in: folder, steps: "\"launch\", { \"show\": \"sample\" }")
    let run = afterimage("snapshot", path, "--fail-on-leak")
    #expect(run.code == .badInput)
    #expect(run.errors.contains("never leaves the app"))
    #expect(folder.files == ["sample.screen.json", "story.scenario.json"])
    let explained = afterimage("explain", path)
    #expect(explained.code == .badInput)
    #expect(explained.output.hasPrefix("story: nothing to judge"))
  }

  @Test func `what a rule asks for in vain is a warning wherever the story is told`() throws {
    let folder = try TemporaryFolder()
    let path = try Self.story(
      in: folder, steps: "\"launch\", { \"show\": \"sample\" }, \"home\"",
      rules: """
        "willResignActive": [{ "cover": { "id": "shade", "color": "black" } }, { "cancel": "timer" }],
        "didBecomeActive": [{ "uncover": "shadow" }]
        """)
    let judged = afterimage("snapshot", path, "--fail-on-leak").errors
    let told = afterimage("snapshot", path, "--timeline").output
    let explained = afterimage("explain", path).output
    for text in [judged, told, explained] {
      #expect(text.contains("uncovers \"shadow\""))
      #expect(text.contains("\"shade\" is the nearest"))
      #expect(text.contains("cancels \"timer\""))
    }
  }

  private static func story(
    in folder: TemporaryFolder, steps: String, rules: String = ""
  ) throws -> String {
    try folder.write(
      screenFile(
        subviews: #"{ "type": "label", "id": "code", "text": "4815", "sensitive": true }"#),
      to: "sample.screen.json")
    return try folder.write(
      """
      {
        "format": 1,
        "app": {
          "bundleIdentifier": "com.example.sample", "name": "Sample",
          "launchScreen": "sample.screen.json"
        },
        "screens": { "sample": "sample.screen.json" }, "device": "iphone-se",
        "protections": [{ "owner": "app", "on": { \(rules) } }],
        "steps": [\(steps)]
      }
      """, to: "story.scenario.json")
  }

  @Test func `a badge beside a masked name gives its length away, and is named`() throws {
    let run = try leaks(of: Shipped.greeting, "--strategy", "redact")
    #expect(run.code == .badVerdict)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasSuffix("shape leak, the secret moves customer, badge") })
    #expect(!lines.isEmpty)
    #expect(!run.errors.contains("Ada"))
  }

  @Test(arguments: ["blank-form-cover", "hidden-fields"])
  func `a published protection leaks as written and not as intended`(name: String) throws {
    let written = try leaks(of: Shipped.scenario("\(name).as-written"), "--device", "iphone-se")
    #expect(written.code == .badVerdict)
    #expect(written.errors.contains("pixel leak"))
    let intended = try leaks(of: Shipped.scenario("\(name).intended"), "--device", "iphone-se")
    #expect(intended.code == .asExpected)
    #expect(intended.errors == "")
  }

  @Test func `the verdict stays with the exit code of a missing picture`() throws {
    let folder = try TemporaryFolder()
    let run = afterimage(
      "snapshot", Shipped.cardForm, "--strategy", "exit-on-suspend", "--fail-on-leak",
      "-o", folder.path("a.png"))
    #expect(run.code == .badVerdict)
    #expect(run.errors.contains("takes no light picture"))
  }

  @Test func `a card of the switcher is told of, and decides where that is asked for`() throws {
    let run = try leaks(of: Shipped.greeting, "--trigger", "app-switcher")
    #expect(run.code == .asExpected)
    #expect(run.errors.hasPrefix("greeting.none: the card of the switcher tells of "))
    #expect(!run.errors.contains("Ada"))
    let strict = try leaks(of: Shipped.greeting, "--trigger", "app-switcher", "--cards")
    #expect(strict.code == .badVerdict)
    #expect(strict.errors.contains("card 1 light: pixel leak"))
  }

  @Test func `cards are judged by nothing else`() {
    let run = afterimage("snapshot", Shipped.greeting, "--cards")
    #expect(run.code == .usage)
    #expect(run.errors.contains("'--cards' does not apply here"))
  }
}
