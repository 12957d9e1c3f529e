import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// The explanations of stories: `Explanations/NAME.txt` for the scenario NAME of Screens/ or Screens/protections/.
struct ExplanationTests {
  private static let folder = Repository.tests.appending(path: "Audit/Explanations")
  private static let names = Repository.names(in: folder, ending: ".txt")

  @Test(arguments: names)
  func `an explanation reads as recorded`(name: String) throws {
    let text = try Pipeline().explanation(of: Scenario.shipped(name)).description
    let file = Self.folder.appending(path: name + ".txt")
    try TextGolden.expect(text, equals: file)
  }

  @Test func `an explanation is the same for any number of jobs`() throws {
    let scenario = try Scenario.shipped("log-on-shade.as-written")
    let alone = try Pipeline().explanation(of: scenario)
    let shared = try Pipeline().explanation(of: scenario, by: Crew(jobs: 3))
    #expect(alone.description == shared.description)
    #expect(alone.json == shared.json)
  }

  @Test(arguments: names)
  func `an explanation gives a reason and a fact for all in which the app is seen`(
    name: String
  ) throws {
    let scenario = try Scenario.shipped(name)
    let explanation = try Pipeline().explanation(of: scenario)
    let timeline = Simulation.run(scenario)
    let seen = [
      timeline.snapshots, timeline.cards, timeline.externalDisplays, timeline.picturesInPicture,
    ]
    #expect(explanation.exposures.count == seen.map(\.count).reduce(0, +))
    #expect(explanation.exposures.allSatisfy { !$0.reasons.isEmpty && !$0.facts.isEmpty })
    let deciding = explanation.exposures.filter { $0.kind != .card }
    #expect(explanation.isSafe == deciding.allSatisfy(\.leaks.isEmpty))
  }

  @Test func `a timer that has not gone off is named as what is put off`() throws {
    let time = Seconds(milliseconds: 5000)
    let story = try story(
      heldBy: .app, on: .applicationWillResignActiveNotification,
      [.after(DelayedActions(time, repeats: true, [.cover(Self.shade)]))])
    let reasons = try Pipeline().explanation(of: story).exposures.map(\.reasons)
    #expect(!reasons.isEmpty)
    #expect(
      reasons.allSatisfy {
        $0.contains { if case .putOff(.app, time, _) = $0 { true } else { false } }
      }
    )
  }

  @Test func `a cover that goes up before there is a scene is named`() throws {
    let story = try story(
      heldBy: .app, on: .applicationDidFinishLaunching, [.cover(Self.shade)])
    let reasons = try Pipeline().explanation(of: story).exposures.map(\.reasons)
    #expect(!reasons.isEmpty)
    #expect(
      reasons.allSatisfy {
        $0.contains { if case .withoutScene("shade", _) = $0 { true } else { false } }
      })
  }

  private static let shade = Cover(.color(.systemBlue), id: "shade")

  /// A story in which a screen with secrets is left, with one rule.
  private func story(
    heldBy owner: Protection.Owner, on callback: Callback, _ actions: [Action]
  ) throws -> Scenario {
    let screen = try Screen.shipped("card-form")
    return Scenario(
      name: screen.name, app: .plain(for: screen), traits: Traits(device: .standard),
      protections: [Protection(owner: owner, rules: [.init(on: callback, actions)])],
      steps: [.launch, .show(StoryScreen("screen", screen)), .home])
  }
}
