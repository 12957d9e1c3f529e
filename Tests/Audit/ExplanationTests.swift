import Afterimage
import AfterimageAudit
import AfterimageLifecycle
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
  func `an explanation gives a reason and a fact for every picture and card`(
    name: String
  ) throws {
    let scenario = try Scenario.shipped(name)
    let explanation = try Pipeline().explanation(of: scenario)
    let timeline = Simulation.run(scenario)
    #expect(explanation.exposures.count == timeline.snapshots.count + timeline.cards.count)
    #expect(explanation.exposures.allSatisfy { !$0.reasons.isEmpty && !$0.facts.isEmpty })
    let pictures = explanation.exposures.filter { $0.kind == .picture }
    #expect(explanation.isSafe == pictures.allSatisfy(\.leaks.isEmpty))
  }
}
