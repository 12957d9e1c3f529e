package import Afterimage
package import AfterimageAudit
import AfterimageGraphics
package import AfterimageLifecycle
package import AfterimageMasking
package import AfterimageScreens

/// A story whose pictures belong to a preview.
package struct PreviewStory: Sendable {
  /// The strategy behind the pictures; nil where they differ by their moment.
  package let label: String?
  /// The story.
  package let scenario: Scenario

  /// How many stories an input has.
  package static func count(of input: Input, under strategies: [ChosenStrategy]) -> Int {
    switch input {
    case .screen: strategies.count
    case .scenario: 1
    }
  }

  /// The stories of an input: one under each strategy where it is a screen, its own where it is a scenario.
  ///
  /// - Parameters:
  ///   - strategies: what a screen is tried under; a scenario has protections of its own.
  ///   - traits: the circumstances of a screen; a scenario has its own.
  package static func stories(
    of input: Input, under strategies: [ChosenStrategy], in traits: Traits
  ) -> [PreviewStory] {
    switch input {
    case .screen(let screen):
      strategies.map { strategy in
        PreviewStory(
          label: strategies.label(of: strategy),
          scenario: .standardStory(of: screen, under: strategy.masking, traits: traits))
      }
    case .scenario(let scenario): [PreviewStory(label: nil, scenario: scenario)]
    }
  }
}

/// The pictures that a story adds to a preview.
package struct PreviewPart: Sendable {
  /// The name of the app in the story.
  package let appName: String
  /// Its pictures.
  package let pictures: [Preview.Picture]
  /// The story and its disclosure where the system takes no picture.
  package let withoutPicture: (label: String, disclosure: Disclosure)?
}

extension Pipeline {
  /// Draws every picture of a story.
  ///
  /// - Parameter scale: pixels in a point; nil is the device's own.
  package func previewPart(
    of story: PreviewStory, scale: Double? = nil
  ) throws(PipelineError) -> PreviewPart {
    let held = story.scenario.traits.orientation
    // Strategies are held against each other upright or across; a story of its own has all its pictures.
    let snapshots = Simulation.run(story.scenario).snapshots.filter {
      story.label == nil || $0.traits.orientation == held
    }
    let findings = try findings(of: story.scenario, in: [.picture])
    var pictures: [Preview.Picture] = []
    for snapshot in snapshots {
      pictures.append(
        Preview.Picture(
          label: story.label ?? snapshot.label(heldBefore: held),
          appearance: snapshot.userInterfaceStyle,
          bitmap: try picture(of: snapshot, scale: scale),
          disclosure: findings.disclosure(of: snapshot), snapshot: snapshot))
    }
    let label = story.label ?? story.scenario.name.description
    return PreviewPart(
      appName: story.scenario.app.name, pictures: pictures,
      withoutPicture: snapshots.isEmpty
        ? (label: label, disclosure: findings.disclosureWithoutPicture) : nil)
  }
}

extension Snapshot {
  /// Which of a story's pictures it is, but for its appearance.
  fileprivate func label(heldBefore held: Orientation) -> String {
    let turned = traits.orientation == held ? nil : traits.orientation.rawValue
    return ["picture \(moment)", scene.map { "of scene \($0)" }, turned]
      .compactMap(\.self).joined(separator: " ")
  }
}

extension [ChosenStrategy] {
  /// The name of one of them, or the slug with its options where the name stands for several.
  fileprivate func label(of strategy: ChosenStrategy) -> String {
    filter { $0.name == strategy.name }.count == 1 ? strategy.name : strategy.slug
  }
}
