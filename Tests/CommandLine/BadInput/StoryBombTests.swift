import AfterimageCommandLine
import TestSupport
import Testing

/// Stories in which far too much happens.
@Suite(.timeLimit(.minutes(2))) struct StoryBombTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      screenFile(
        name: "form",
        subviews: #"{ "type": "textField", "id": "card", "text": "4929", "sensitive": true }"#),
      to: "form.screen.json")
  }

  private func play(
    steps: [String], rules: String = "{}", settings: String = "{}", _ options: String...
  ) throws -> Run {
    let path = try folder.write(
      """
      { "format": 1, "app": { "bundleIdentifier": "com.example.bomb" }, "device": "iphone-15-pro",
        "screens": { "form": "form.screen.json" },
        "protections": [{ "owner": "form", "on": \(rules) }], "settings": \(settings),
        "steps": ["launch", { "show": "form" }, \(steps.joined(separator: ", "))] }
      """, to: "bomb.scenario.json")
    return afterimage(["snapshot", path, "--sandbox", folder.path("box")] + options)
  }

  private func expectRefused(_ run: Run) {
    #expect(run.code == .badInput)
    #expect(run.errors.contains("at most 10000 things happen"), "\(run.errors.prefix(500))")
    #expect(run.errors.utf8.count < 100_000)
  }

  @Test func `a story of a hundred thousand steps is refused`() throws {
    expectRefused(
      try play(steps: Array(repeating: [#""home""#, #""return""#], count: 50_000).flatMap(\.self)))
  }

  private func timer(_ seconds: Double, repeats: Bool) -> String {
    """
    { "viewDidAppear": [{ "after": { "seconds": \(seconds), "repeats": \(repeats),
      "do": [{ "hide": ["card"] }] } }] }
    """
  }

  @Test func `a timer that fires for a day is refused`() throws {
    expectRefused(
      try play(
        steps: [#"{ "wait": 86400 }"#, #""home""#], rules: timer(0.05, repeats: true)))
  }

  @Test func `settings that leave a day open are refused where much happens in it`() throws {
    expectRefused(
      try play(
        steps: [#""home""#], rules: timer(0.05, repeats: true),
        settings: #"{ "deactivationGap": [0, 86400], "captureDelay": [0, 86400] }"#))
  }

  @Test func `a timer at no seconds fires, and one that repeats so is refused`() throws {
    let once = try play(
      steps: [#"{ "wait": 1 }"#, #""home""#], rules: timer(0, repeats: false), "--fail-on-leak")
    // What hides the card at once is not known from what it would show.
    #expect(once.code == .cannotTell, "\(once.errors)")
    #expect(once.errors.contains("nobody can tell of card in form"))
    let again = try play(
      steps: [#"{ "wait": 1 }"#, #""home""#], rules: timer(0, repeats: true), "--fail-on-leak")
    #expect([.cannotTell, .badInput].contains(again.code))
  }
}
