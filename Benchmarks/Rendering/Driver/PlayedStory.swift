import Afterimage
import AfterimageLifecycle
import Measuring

/// A scenario, played again and again with nothing drawn.
struct PlayedStory {
  private let path: String
  private let scenario: Scenario

  /// Reads a scenario.
  init(_ path: String) throws {
    guard case .scenario(let scenario) = try Input.load(path).input else {
      throw Misuse("\(path) is no scenario")
    }
    (self.path, self.scenario) = (path, scenario)
  }

  /// Measures the play, `count` times, under the path of the scenario.
  func play(_ count: Int) {
    var played = Samples()
    for _ in 0..<count { played.measure { _ = Simulation.run(scenario) } }
    played.report(path)
  }
}
