package import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
package import AfterimageMasking
import AfterimageRendering
package import AfterimageScreens

extension Pipeline {
  /// Makes the artifacts of a case.
  ///
  /// - Parameters:
  ///   - golden: the case.
  ///   - subject: its screen or scenario.
  ///   - strategy: its strategy.
  ///   - traits: its circumstances.
  package func artifacts(
    of golden: GoldenCase, _ subject: Input, strategy: ChosenStrategy?, in traits: Traits
  ) throws(PipelineError) -> [Artifact] {
    try artifacts(
      golden.goldens, named: golden.name(strategy: strategy), of: subject,
      under: strategy?.masking, in: traits)
  }

  /// Makes the artifacts of a subject in some forms, as far as it has these, in the order of all forms.
  ///
  /// - Parameter strategy: the masking strategy; nil draws a screen as its user sees it.
  package func artifacts(
    _ kinds: [GoldenKind], named name: String, of subject: Input, under strategy: MaskingStrategy?,
    in traits: Traits
  ) throws(PipelineError) -> [Artifact] {
    let faces = try fallbackFaces(of: subject, in: traits)
    lazy var timeline = Simulation.run(story(of: subject, strategy, traits))
    var artifacts: [Artifact] = []
    for kind in GoldenKind.allCases where kinds.contains(kind) {
      let content: Artifact.Content? =
        switch (kind, subject) {
        case (.frames, .screen(let screen)): .frames(try layOut(screen, in: traits).frames)
        case (.frames, .scenario): nil
        case (.timeline, _): .timeline(timeline.text())
        case (.png, .screen(let screen)) where strategy == nil:
          .png(try render(screen, in: traits, scale: 1))
        case (.png, _): try picture(of: timeline, in: traits)
        }
      guard let content else { continue }
      var artifact = Artifact(name: name, content: content)
      if kind != .timeline { artifact.fallbackFaces = faces }
      artifacts.append(artifact)
    }
    return artifacts
  }

  /// The story in which the system takes pictures of a subject.
  func story(
    of subject: Input, _ strategy: MaskingStrategy?, _ traits: Traits
  ) -> Scenario {
    switch subject {
    case .screen(let screen):
      return .standardStory(of: screen, under: strategy ?? .unprotected, traits: traits)
    case .scenario(var scenario):
      scenario.traits = traits
      return strategy.map(scenario.masked) ?? scenario
    }
  }

  /// The last picture of a timeline in the appearance of some traits.
  private func picture(
    of timeline: Timeline, in traits: Traits
  ) throws(PipelineError) -> Artifact.Content? {
    guard let last = lastSnapshot(of: timeline, in: traits) else { return nil }
    return .png(try picture(of: last, scale: 1))
  }

  /// The last picture of a timeline in the appearance and the orientation of some traits.
  func lastSnapshot(of timeline: Timeline, in traits: Traits) -> Snapshot? {
    timeline.snapshots.last {
      $0.userInterfaceStyle == traits.userInterfaceStyle
        && $0.traits.orientation == traits.orientation
    }
  }
}
