import Afterimage
import AfterimageTesting
import Testing

/// What a user gets to see of a story: pictures, cards, leaks and reasons.
struct ResultTests {
  /// A story without protection that meets the switcher before the app is left.
  private func bareStory() throws -> Scenario {
    let screen = try Screen("card") {
      Label("4242 4242 4242 4242").id("number").sensitive()
    }
    return try Scenario(
      "bare", app: .plain(for: screen), traits: Traits(device: .standard)
    ) {
      Step.launch
      Step.show(StoryScreen("card", screen))
      Step.event(.appSwitcher)
      Step.event(.chooseOtherApp)
    }
  }

  @Test func `a snapshot and a card say when and in which circumstances they are`() throws {
    let timeline = try bareStory().play()
    #expect(timeline.scenario.description == "bare" && !timeline.isTerminated)
    let snapshot = try #require(timeline.snapshots.first)
    #expect(snapshot.moment == 1 && snapshot.scene == nil && snapshot.time.value >= 0)
    #expect(snapshot.traits.orientation == .portrait && snapshot.traits.device == .standard)
    let card = try #require(timeline.cards.first)
    #expect(card.time <= snapshot.time)
    let pipeline = try Pipeline()
    #expect(try pipeline.picture(of: card, scale: 1).height == 852)
    #expect(try pipeline.png(of: card, scale: 1) == card.png(scale: 1))
  }

  @Test func `a leak names its view, its picture and its kind`() throws {
    let findings = try bareStory().audit(cards: true)
    #expect(!findings.isSafe && findings.verdict == .leaks)
    #expect(findings.decisiveLeaks == findings.leaks)
    #expect(Set(findings.leaks.map(\.exposureKind)) == [.picture, .card])
    let leak = try #require(findings.leaks.first { $0.exposureKind == .picture })
    #expect(leak.screen.description == "card" && leak.view == "number")
    #expect(leak.moment == 1 && leak.orientation == .portrait && leak.scene == nil)
    #expect([.light, .dark].contains(leak.appearance) && !leak.variation.isEmpty)
    #expect(leak.times.gaps == nil && leak.times.delays == nil)
    switch leak.kind {
    case .pixels(.pixels(let difference)):
      #expect(difference.count > 0 && difference.largest > 0 && difference.bounds.width > 0)
      #expect(!difference.clusters.isEmpty)
    case .pixels(.size), .shape, .unknown: Issue.record("\(leak)")
    }
  }

  @Test func `an explanation has its findings, and reads as text`() throws {
    let explanation = try bareStory().explain(cards: true)
    #expect(explanation.name.description == "bare")
    #expect(!explanation.isSafe && !explanation.findings.leaks.isEmpty)
    #expect(explanation.description.contains("number"))
  }

  @Test func `a check that fails is an issue of the test`() throws {
    let story = try bareStory()
    withKnownIssue { try assertNoLeaks(in: story) }
  }

  @Test func `a golden is of a device, an appearance, a size of text and a direction`() throws {
    let screen = try Screen(file: "card-form.screen.json")
    try assertGolden(
      of: screen, named: "card-form-in-use", device: .standard, orientation: .portrait,
      appearance: .light, textSize: .large, direction: .leftToRight, record: .never)
  }
}
