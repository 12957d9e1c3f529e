/// A scenario with the timeline that playing it gives.
package struct Play: Sendable {
  /// The story.
  package let scenario: Scenario
  /// The events and pictures of the story.
  package let timeline: Timeline

  /// Plays a story.
  package init(of scenario: Scenario) {
    self.scenario = scenario
    timeline = Simulation.run(scenario)
  }
}
