import Afterimage
import AfterimageAudit
public import AfterimageLifecycle
public import AfterimageScreens

/// Varies every secret of a screen and fails where a picture that the system keeps under a strategy changes with it.
///
///     @Test func nothingLeaks() throws {
///       try assertNoLeaks(in: Screen(file: "card-form.screen.json"), strategy: "redact")
///     }
///
/// - Parameters:
///   - screen: the screen, its secrets marked as sensitive.
///   - strategy: the masking strategy, such as `cover-color:systemBlue`.
///   - traits: the circumstances.
///   - file: the test's own file.
/// - Throws: `SecretLeak` with every view that shows, and whether its characters or its shape do.
public func assertNoLeaks(
  in screen: Screen, strategy: String, traits: Traits = Traits(device: .standard),
  file: String = #filePath
) throws {
  let chosen = try choose(strategy, besides: file)
  let leaks = try Pipeline().leaks(of: .standardStory(of: screen, under: chosen, traits: traits))
  guard leaks.isEmpty else { throw SecretLeak(leaks: leaks) }
}

/// Varies every secret of a story and fails where a picture that the system keeps changes with it, at any of the times that the settings leave open.
///
/// - Throws: `SecretLeak` with every view that shows, in which picture, and when; `NothingToJudge` where the story never leaves the app.
public func assertNoLeaks(in scenario: Scenario) throws {
  let absence = scenario.absence(from: Simulation.run(scenario), seenAs: Sight.decisive)
  if let absence, absence == .neverLeft {
    throw NothingToJudge(description: "\(scenario.name): \(absence)")
  }
  let leaks = try Pipeline().leaks(of: scenario)
  guard leaks.isEmpty else { throw SecretLeak(leaks: leaks) }
}
