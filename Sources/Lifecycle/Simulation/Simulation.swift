import AfterimageMasking
import AfterimageScreens

extension Scenario {
  /// Plays the story on a virtual clock, and returns the events in it and the pictures that the system takes; the same story gives the same timeline.
  public func play() -> Timeline { Simulation.run(self) }
}

/// The play of a story on a virtual clock.
package enum Simulation {
  /// Plays a story from its first step to its last; the same story gives the same timeline.
  ///
  /// - Parameter notesIdleActions: false leaves out what no step does, for whoever looks at the pictures alone.
  package static func run(_ scenario: Scenario, notesIdleActions: Bool = true) -> Timeline {
    var app = SimulatedApp(scenario)
    for step in scenario.steps where !app.record.isCutShort { app.perform(step) }
    app.noteStuckCovers()
    if notesIdleActions {
      for action in scenario.idleActions { app.note(.idle(action)) }
    }
    return Timeline(
      scenario: scenario.name, traits: scenario.traits, isSceneBased: app.order.hasSceneDelegate,
      entries: app.record.entries, snapshots: app.record.snapshots, cards: app.record.cards,
      externalDisplays: app.record.externalDisplays,
      picturesInPicture: app.record.picturesInPicture, displays: app.record.displays,
      coversUp: app.process.scenes.flatMap(\.covers).map(\.cover.id),
      isTerminated: app.progress.appearance == .terminated, isCutShort: app.record.isCutShort)
  }
  /// Plays a story, and films what the device shows.
  package static func film(_ scenario: Scenario) -> Film {
    var app = SimulatedApp(scenario)
    app.takes = []
    for step in scenario.steps where !app.record.isCutShort {
      app.perform(step)
      app.take(atEndOfStep: true)
    }
    return Film(app.takes ?? [])
  }
}
