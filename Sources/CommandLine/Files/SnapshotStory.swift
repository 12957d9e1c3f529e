import Afterimage
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// A story that has been played for its pictures, and what its files are called.
struct SnapshotStory {
  /// The story and what happens in it.
  let play: Play
  /// The beginning of the names of its files.
  let stem: String
  /// The name of the strategy; nil for protections of the story's own.
  let strategy: String?

  /// Plays a story.
  init(_ scenario: Scenario, of name: Name, under strategy: String?) {
    play = Play(of: scenario)
    self.strategy = strategy
    stem = [name.description, strategy].compactMap(\.self).joined(separator: ".")
  }

  /// The stories of an input: one for each strategy, or the scenario as it is.
  ///
  /// - Parameter traits: the circumstances, in which a scenario's own are what the command line makes of them.
  static func stories(
    of input: Input, under strategies: [ChosenStrategy], trigger: Trigger, in traits: Traits
  ) -> [SnapshotStory] {
    switch input {
    case .screen(let screen):
      let chosen = strategies.isEmpty ? [ChosenStrategy.none] : strategies
      return chosen.map { strategy in
        let story = Scenario.standardStory(
          of: screen, under: strategy.masking, trigger: trigger, traits: traits)
        return SnapshotStory(story, of: screen.name, under: strategy.slug)
      }
    case .scenario(var scenario):
      scenario.traits = traits
      guard !strategies.isEmpty else {
        return [SnapshotStory(scenario, of: scenario.name, under: nil)]
      }
      return strategies.map { strategy in
        SnapshotStory(
          scenario.masked(by: strategy.masking), of: scenario.name, under: strategy.slug)
      }
    }
  }

  /// The name of the file of a picture: `SCREEN.STRATEGY.MOMENT[.sceneNUMBER].APPEARANCE[.ORIENTATION].png`.
  func fileName(of snapshot: Snapshot) -> String { "\(stem).\(snapshot.fileName)" }

  /// The name of the file of a picture in a folder of its screen's own: the same without `SCREEN`.
  func ownFileName(of snapshot: Snapshot) -> String {
    [strategy, snapshot.fileName].compactMap(\.self).joined(separator: ".")
  }
}

extension Snapshot {
  /// Which of a story's pictures it is, as the end of the name of a file.
  fileprivate var fileName: String {
    let orientation = traits.orientation
    let turned = orientation == .portrait ? "" : ".\(orientation.rawValue)"
    let scene = scene.map { ".scene\($0)" } ?? ""
    return "\(moment)\(scene).\(userInterfaceStyle.rawValue)\(turned).png"
  }
}
