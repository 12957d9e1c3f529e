import AfterimageCommandLine
import Foundation
import TestSupport
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
    let worst = try #require(run.errors.split(separator: "\n").first)
    #expect(worst.hasPrefix("card-form.none: card-form: number ("))
    #expect(worst.contains("), picture 1 ") && worst.contains(": pixel leak, "))
    #expect(!run.errors.contains("4242"))
  }

  @Test(arguments: ["redact", "placeholder", "cover-color", "cover-blank-form"])
  func `a mask over the card form leaks nothing`(strategy: String) throws {
    let run = try leaks(of: Shipped.cardForm, "--strategy", strategy)
    #expect(run.code == .asExpected)
    #expect(run.errors.hasPrefix("card-form."))
    #expect(run.errors.contains(": no secret can show: proved of 6 secrets, in "))
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
    let path = try Self.story(in: folder, steps: #""launch", { "show": "sample" }"#)
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
      in: folder, steps: #""launch", { "show": "sample" }, "home""#,
      rules: """
        "willResignActive": [{ "cover": { "id": "shade", "color": "black" } }, { "cancel": "timer" }],
        "didBecomeActive": [{ "uncover": "shadow" }]
        """)
    let judged = afterimage("snapshot", path, "--fail-on-leak").errors
    let told = afterimage("snapshot", path, "--timeline").output
    let explained = afterimage("explain", path).output
    for text in [judged, told, explained] {
      #expect(text.contains(#"uncovers "shadow""#))
      #expect(text.contains(#""shade" is the nearest"#))
      #expect(text.contains(#"cancels "timer""#))
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
  @Test func `each secret that shows is one sentence, the worst first`() throws {
    let run = try leaks(of: Shipped.cardForm)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.contains(" more ways and ") && $0.hasSuffix("more picture") })
    let pixels = lines.compactMap { line in
      line.split(separator: " pixels tell").first?.split(separator: " ").last.flatMap { Int($0) }
    }
    #expect(pixels.count == 6)
    #expect(pixels == pixels.sorted(by: >))
  }

  @Test func `the verdict alone writes no picture`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      try String(contentsOfFile: Shipped.greeting, encoding: .utf8), to: "a.screen.json")
    let run = afterimage("snapshot", folder.path("a.screen.json"), "--fail-on-leak")
    #expect(run.code == .badVerdict)
    #expect(run.output == "")
    #expect(folder.files == ["a.screen.json"])
  }

  @Test func `every leak is an object of its own in JSON`() throws {
    let run = afterimage("snapshot", Shipped.greeting, "--fail-on-leak", "--json")
    #expect(run.code == .badVerdict)
    let stories = try JSONSerialization.jsonObject(with: Data(run.outputBytes)) as? [[String: Any]]
    let story = try #require(stories?.first)
    #expect(story["verdict"] as? String == "leaks")
    let leaks = try #require(story["leaks"] as? [[String: Any]])
    #expect(
      leaks.contains { ($0["pixels"] as? Int ?? 0) > 0 && $0["view"] as? String == "customer" })
    #expect(Set(leaks.compactMap { $0["appearance"] as? String }) == ["light", "dark"])
    let tried = try #require(story["tried"] as? [String: Any])
    #expect(tried["secrets"] as? Int == 1)
    #expect(!run.output.contains("Ada"))
  }

  @Test func `a screen without a secret says so`() throws {
    let run = afterimage("snapshot", Shipped.screen("help"), "--fail-on-leak")
    #expect(run.code == .asExpected)
    #expect(run.errors == "help.none: nothing is marked as sensitive, and nothing looks like it\n")
  }

  @Test func `a secret that only the app draws is neither safe nor leaked`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.ownView, to: "Main.storyboard")
    let path = folder.path("Main.storyboard")
    let bare = afterimage("snapshot", path, "--fail-on-leak")
    #expect(bare.code == .cannotTell)
    #expect(bare.errors.contains("cannot tell, as the app's code draws what is in sight"))
    let explained = afterimage("explain", path)
    #expect(explained.code == .cannotTell)
    #expect(explained.output.contains(": cannot tell, in 2 of 2 pictures."))
    for strategy in ["cover-color", "redact", "hide", "placeholder"] {
      #expect(
        afterimage("explain", path, "--strategy", strategy).code == .asExpected, "\(strategy)")
    }
  }

  /// A scene whose password field is a view of the app's own class.
  private static let ownView = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" initialViewController="con">
    <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Main" id="con">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews><view id="own" customClass="PasswordTextField" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="100" width="200" height="44"/>
    <constraints>
    <constraint firstAttribute="width" constant="200" id="w"/>
    <constraint firstAttribute="height" constant="44" id="h"/>
    </constraints></view></subviews>
    <constraints>
    <constraint firstItem="own" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="own" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="100" id="b"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  @Test func `a badge beside a masked name gives its length away, and is named`() throws {
    let run = try leaks(of: Shipped.greeting, "--strategy", "redact")
    #expect(run.code == .badVerdict)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(run.errors.contains("shape leak, the secret moves customer, badge; "))
    #expect(!run.errors.contains("Ada"))
  }

  @Test(arguments: ["blank-form-cover", "hidden-fields"])
  func `a published protection leaks as written and not as intended`(name: String) throws {
    let written = try leaks(of: Shipped.scenario("\(name).as-written"), "--device", "iphone-se")
    #expect(written.code == .badVerdict)
    #expect(written.errors.contains("pixel leak"))
    let intended = try leaks(of: Shipped.scenario("\(name).intended"), "--device", "iphone-se")
    #expect(intended.code == .asExpected)
    #expect(intended.errors.contains(": proved of "))
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
    #expect(run.errors.contains("greeting.none: the card of the switcher tells of "))
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
