import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// State restoration: the screens of a process that has ended come back in the next one.
struct RestorationTests {
  private static let help = StoryScreen("help", Samples.help)

  private func run(
    _ steps: [Step], _ protections: [Protection] = [], restoresState: Bool = true, system: Int = 17
  ) -> Timeline {
    var story = Samples.story(
      [.launch, .show(Self.help)] + steps, protections, system: system)
    story.app.restoresState = restoresState
    return Simulation.run(story)
  }

  private func screens(in timeline: Timeline) -> [String] {
    timeline.snapshots.last?.composition.names ?? []
  }

  private static let form = Step.push(
    StoryScreen("form", Samples.form, startsEmpty: true))

  @Test(arguments: [SystemEvent.refresh, .wake])
  func `the uppermost screen comes back in the background`(event: SystemEvent) {
    let steps =
      [Self.form, .home, .event(.kill), .event(event)] + (event == .wake ? [.event(.sleep)] : [])
    let restored = run(steps)
    #expect(screens(in: restored) == ["form"])
    #expect(restored.entries.contains { $0.event == .stateRestored(["help", "form"]) })
    let anew = run(steps, restoresState: false)
    #expect(screens(in: anew) == ["help"])
  }

  @Test(arguments: [12, 17])
  func `the uppermost screen comes back before the app is in front`(system: Int) throws {
    let timeline = run(
      [Self.form, .home, .event(.kill), .event(.enterForeground), .home], system: system)
    #expect(screens(in: timeline) == ["form"])
    #expect(
      timeline.controllerCallbacks.suffix(2) == ["viewWillAppear form", "viewDidAppear form"])
  }

  @Test func `what is beneath can be popped to, and a presented screen is dismissed`() {
    let timeline = run(
      [
        Self.form, .present(Self.help), .home, .event(.kill), .return, .dismiss, .pop, .home,
      ])
    #expect(!timeline.entries.contains { if case .refused = $0.event { true } else { false } })
    #expect(screens(in: timeline) == ["help"])
  }

  @Test func `all data and typed texts are there, and nothing that rules have written`() throws {
    let written = Protection(
      owner: .screen("form"),
      rules: [
        .init(
          on: .applicationWillResignActiveNotification,
          [.setText([TypedText("number", "\u{2022}")]), .hide(["holder"])])
      ])
    let timeline = run(
      [
        Self.form, .type([TypedText("number", "4000")]), .home, .event(.kill), .event(.refresh),
      ], [written])
    let shown = try #require(timeline.snapshots.last?.composition.screen)
    var texts: [String?] = []
    shown.forEachView { view, _, _ in
      if view.id != "hint", view.id != nil { texts.append(view.text) }
    }
    #expect(texts == ["4000", "Ada Lovelace"])
    #expect(shown.shownSecrets == 2)
  }

  @Test func `the user's ending an app deletes what was preserved`() {
    let timeline = run([Self.form, .home, .event(.forceQuit), .event(.refresh)])
    #expect(screens(in: timeline) == ["help"])
  }
}
