import Afterimage
package import AfterimageLifecycle
package import AfterimageMasking
package import AfterimageScreens
import Foundation
import TestSupport

extension Scenario {
  /// Reads the scenario of a name, which lies among the screens or in the library of faults.
  package static func shipped(_ name: String) throws -> Scenario {
    let paths = [Repository.screens, Repository.protections].map {
      $0.appending(path: name + Input.scenarioSuffix).path
    }
    let path = paths.first { FileManager.default.fileExists(atPath: $0) } ?? name
    guard case .scenario(let scenario) = try Input.load(path).input else {
      throw CocoaError(.fileReadUnknown)
    }
    return scenario
  }

  /// The standard story of a screen under a strategy, by its text.
  package static func story(
    of screen: Screen, under strategy: String, in traits: Traits = Traits(device: .standard)
  ) throws -> Scenario {
    .standardStory(of: screen, under: try ChosenStrategy.named(strategy).masking, traits: traits)
  }

  /// A story in which a screen is shown whole, with rules of its own.
  package static func story(of screen: Screen, _ rules: [Protection.Rule]) -> Scenario {
    Scenario(
      name: screen.name, app: .plain(for: screen), traits: Traits(device: .standard),
      protections: [Protection(owner: .everyScreen, rules: rules)],
      steps: [.launch, .show(StoryScreen("screen", screen)), .home])
  }
}

extension Protection.Rule {
  /// A cover that goes up when the app resigns being active.
  package static func cover(
    _ content: Cover.Content, on attachment: CoverAttachment = .window, fade: Seconds = .zero
  ) -> Protection.Rule {
    .init(
      on: .applicationWillResignActiveNotification,
      [.cover(Cover(content, id: "shade", attachment: attachment, fade: fade))])
  }
}

extension Protection {
  /// Rules of the app's.
  package static func app(_ rules: [Protection.Rule]) -> Protection {
    Protection(owner: .app, rules: rules)
  }
}

extension Action {
  /// Lays a black cover.
  package static func shade(on attachment: CoverAttachment) -> Action {
    .cover(Cover(.color(.system(.black)), id: "shade", attachment: attachment))
  }
}
