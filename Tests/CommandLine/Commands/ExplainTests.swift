import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

@Suite struct ExplainTests {
  @Test func `a scenario that leaks ends with one, and its mended form with none`() {
    let written = afterimage("explain", Shipped.scenario("keyboard-up.as-written"))
    #expect(written.code == .badVerdict)
    #expect(written.output.hasPrefix("keyboard-up.as-written: leaks"))
    #expect(
      written.output.contains("- end editing first in sceneWillResignActive\nIt was played: "))
    let intended = afterimage("explain", Shipped.scenario("keyboard-up.intended"))
    #expect(intended.code == .asExpected)
    #expect(intended.output.hasPrefix("keyboard-up.intended: proved"))
    #expect(!intended.output.contains("smallest change"))
    #expect(written.errors + intended.errors == "")
  }

  @Test func `what secrets hold is told nowhere`() {
    for form in [[], ["--json"]] {
      let run = afterimage(["explain", Shipped.scenario("keyboard-up.as-written")] + form)
      #expect(!run.output.contains("velvet"))
      #expect(!run.output.contains("lumber"))
    }
  }

  @Test func `a screen is explained under each strategy`() {
    let run = afterimage(
      "explain", Shipped.screen("one-time-code"), "--strategy", "cover-color", "--strategy", "none")
    #expect(run.code == .badVerdict)
    #expect(run.output.hasPrefix("one-time-code: proved"))
    #expect(run.output.contains("\none-time-code: leaks"))
  }

  @Test func `the card of the switcher is told of beside the pictures`() {
    let run = afterimage(
      "explain", Shipped.screen("one-time-code"), "--strategy", "none", "--trigger",
      "app-switcher-other-app")
    #expect(run.code == .badVerdict)
    #expect(run.output.hasPrefix("one-time-code: leaks, in 2 of 2 pictures. The card of the"))
    #expect(run.output.contains("Card of the switcher 1, light, at 0.000 s: leaks."))
    #expect(run.output.contains("Picture 1, light and dark, at 0.000 s: leaks."))
  }

  @Test(arguments: [
    ("none", "app-switcher", []), ("none", "app-switcher", ["--cards"]),
    ("none", "app-switcher-other-app", []), ("cover-color", "app-switcher-other-app", ["--cards"]),
    ("exit-on-suspend", "app-switcher", ["--cards"]), ("redact", "home", ["--cards"]),
  ])
  func `it ends as 'snapshot --fail-on-leak' does, and finds the same of the cards`(
    strategy: String, trigger: String, words: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let story = [Shipped.greeting, "--strategy", strategy, "--trigger", trigger] + words
    let explained = afterimage(["explain"] + story)
    let judged = afterimage(
      ["snapshot"] + story + ["--fail-on-leak", "-o", folder.path("pictures")])
    #expect(explained.code == judged.code)
    let clause = " card of the switcher tells of "
    #expect(explained.output.contains("The" + clause) == judged.errors.contains("the" + clause))
  }

  @Test func `a card alone is a finding that decides where that is asked for`() {
    let story = [Shipped.greeting, "--trigger", "app-switcher"]
    let run = afterimage(["explain"] + story)
    #expect(run.code == .asExpected)
    #expect(
      run.output.hasPrefix("greeting: nothing to see, as there is no picture. The card of the"))
    let strict = afterimage(["explain"] + story + ["--cards"])
    #expect(strict.code == .badVerdict)
    #expect(strict.output.hasPrefix("greeting: leaks, in 1 of 1 pictures and cards.\n"))
  }

  @Test func `the explanation in JSON has an object for each story`() throws {
    let run = afterimage("explain", Shipped.scenario("keyboard-up.as-written"), "--json")
    #expect(run.code == .badVerdict)
    let objects = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    let stories = try #require(objects as? [[String: Any]])
    let explanation = try #require(stories.first?["explanation"] as? [String: Any])
    #expect(explanation["safe"] as? Bool == false)
    let exposures = try #require(explanation["exposures"] as? [[String: Any]])
    #expect(exposures.map { $0["kind"] as? String } == ["picture", "picture"])
    #expect(exposures.allSatisfy { ($0["reasons"] as? [String])?.isEmpty == false })
    let amendment = try #require(explanation["amendment"] as? [String: Any])
    #expect(amendment["played"] as? Bool == true)
    let settings = try #require(explanation["settings"] as? [[String: Any]])
    #expect(settings.contains { $0["name"] as? String == "keyboardInSnapshot" })
  }

  @Test func `a scenario has no use for a trigger`() {
    let run = afterimage(
      "explain", Shipped.scenario("keyboard-up.intended"), "--trigger", "home")
    #expect(run.code == .usage)
    #expect(run.output == "")
  }

  @Test func `a file that is not there is a missing input`() {
    #expect(afterimage("explain", "nowhere.scenario.json").code == .inputMissing)
  }

  @Test(arguments: [
    ("Covers", ExitCode.asExpected, "Covers: proved"), ("Leaks", .badVerdict, "Leaks: leaks"),
    ("Depends", .badVerdict, "depends on"),
  ])
  func `the protections in an app's source are explained`(
    app: String, code: ExitCode, words: String
  ) {
    let run = afterimage("explain", Shipped.app(app))
    #expect(run.code == code)
    #expect(run.output.contains(words))
    #expect(run.output.contains("Delegate.swift:"))
  }

  @Test func `a question that decides is named with its line`() {
    let run = afterimage("explain", Shipped.app("Depends"))
    #expect(run.output.contains("hidesInSwitcher"))
    #expect(run.output.contains("(Depends/AppDelegate.swift:8)"))
  }
}
