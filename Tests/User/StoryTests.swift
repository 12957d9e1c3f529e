import Afterimage
import AfterimageTesting
import Testing

/// The second example of the README: a story that is played, drawn, explained and proved.
struct StoryTests {
  @Test("A cover keeps the card while the app is away")
  func coveredCard() throws {
    let form = try Screen("card", controller: .navigation(title: "Add Card")) {
      Form {
        Section("Card") {
          Row("Number") { CardField(.number, text: "4242424242424242").id("number").sensitive() }
        }
      }
    }
    let shade = Protection(owner: .app) {
      Protection.Rule(on: .applicationWillResignActiveNotification) {
        Action.endEditing
        Action.cover(Cover(.color(.systemBackground), id: "shade"))
      }
      Protection.Rule(on: .applicationDidBecomeActiveNotification) { Action.uncover(id: "shade") }
    }
    let story = try Scenario(
      "card", app: .plain(for: form), traits: Traits(device: .standard), protections: [shade]
    ) {
      Step.launch
      Step.show(StoryScreen("card", form))
      Step.home
    }
    for snapshot in story.play().snapshots {
      let file = try snapshot.png()
      print(snapshot.time, snapshot.userInterfaceStyle, file.count, "bytes")
    }
    try print(story.explain())
    try assertNoLeaks(in: story)
    try assertGolden(of: form, named: "card", strategy: .coverBlankForm)
  }

  /// A story whose cover comes a turn of the run loop too late.
  private func lateCover() throws -> Scenario {
    let form = try Screen("card") { Label("4242 4242 4242 4242").id("number").sensitive() }
    let shade = Protection(owner: .app) {
      Protection.Rule(on: .applicationDidEnterBackgroundNotification) {
        Action.async { Action.cover(Cover(.color(.systemBackground), id: "shade")) }
      }
    }
    return try Scenario(
      "late", app: .plain(for: form), traits: Traits(device: .standard), protections: [shade]
    ) {
      Step.launch
      Step.show(StoryScreen("card", form))
      Step.home
    }
  }

  @Test func `an audit names the views that leak, and an explanation a change that helps`() throws {
    let findings = try lateCover().audit()
    #expect(findings.verdict == .leaks)
    #expect(Set(findings.leaks.map(\.view)) == ["number"])
    let explanation = try lateCover().explain()
    #expect(!explanation.isSafe)
    #expect("\(explanation)".hasPrefix("late: leaks"))
  }

  @Test func `the snapshots of a timeline are what the system keeps, light and dark`() throws {
    let timeline = try lateCover().play()
    #expect(timeline.snapshots.map(\.userInterfaceStyle) == [.light, .dark])
    let pictures = try timeline.snapshots.map { try $0.render(scale: 1) }
    #expect(pictures.map(\.width) == [393, 393])
    #expect(pictures[0] != pictures[1])
    #expect(timeline.text().contains("UIApplication.didEnterBackgroundNotification"))
  }

  @Test func `a story that never leaves the app is neither safe nor a leak`() throws {
    let story = try Scenario(
      "stays", app: .plain(for: Screen("card", root: View {})), traits: Traits(device: .standard)
    ) { Step.launch }
    #expect(throws: NothingToJudge.self) { try story.audit() }
    #expect(throws: NothingToJudge.self) { try story.explain() }
  }
}
