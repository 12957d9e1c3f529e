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

  @Test(arguments: ["redact", "placeholder", "cover-color", "cover-blank-form", "exit-on-suspend"])
  func `a mask over the card form leaks nothing`(strategy: String) throws {
    let run = try leaks(of: Shipped.cardForm, "--strategy", strategy)
    #expect(run.code == .asExpected)
    #expect(run.errors == "")
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
