import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageScreens
import Foundation
import Testing

/// What is said of stories: `Explanations/NAME.txt` for the scenario NAME of Screens/ or Screens/protections/.
struct ExplanationTests {
  private static let folder = Samples.folder.appending(path: "Explanations")
  private static let names = Samples.names(in: folder, ending: ".txt")

  @Test(arguments: names)
  func `an explanation reads as recorded`(name: String) throws {
    let text = try Pipeline().explanation(of: Self.scenario(name)).text
    let file = Self.folder.appending(path: name + ".txt")
    if Samples.isRecording { try text.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `an explanation is the same for any number of jobs`() throws {
    let scenario = try Self.scenario("log-on-shade.as-written")
    let alone = try Pipeline().explanation(of: scenario)
    let shared = try Pipeline().explanation(of: scenario, by: Crew(jobs: 3))
    #expect(alone.text == shared.text)
    #expect(alone.json == shared.json)
  }

  @Test(arguments: names)
  func `an explanation gives a reason and a fact for everything that is to be seen`(
    name: String
  ) throws {
    let scenario = try Self.scenario(name)
    let explanation = try Pipeline().explanation(of: scenario)
    let timeline = Simulation.run(scenario)
    #expect(explanation.exposures.count == timeline.snapshots.count + timeline.cards.count)
    #expect(explanation.exposures.allSatisfy { !$0.reasons.isEmpty && !$0.facts.isEmpty })
    let pictures = explanation.exposures.filter { $0.sight == .picture }
    #expect(explanation.isSafe == pictures.allSatisfy(\.leaks.isEmpty))
  }

  private static func scenario(_ name: String) throws -> Scenario {
    let paths = ["", "protections/"].map {
      Samples.screens.appending(path: $0 + name + Input.scenarioSuffix).path
    }
    let path = paths.first { FileManager.default.fileExists(atPath: $0) } ?? name
    guard case .scenario(let scenario) = try Input.load(path).input else {
      throw CocoaError(.fileReadUnknown)
    }
    return scenario
  }
}
