import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// Verdicts that are found without every leak.
struct VerdictDepthTests {
  private func expectSameVerdicts(of scenario: Scenario) throws {
    let pipeline = try Pipeline()
    let all = try pipeline.findings(of: scenario, in: ExposureKind.decisive)
    let few = try pipeline.findings(of: scenario, in: ExposureKind.decisive, to: .verdicts)
    #expect(few.secrets.map(\.view) == all.secrets.map(\.view))
    #expect(few.secrets.map(\.verdict) == all.secrets.map(\.verdict))
    #expect(few.leaks.count <= all.leaks.count)
  }

  @Test(arguments: Strategy.all.compactMap(\.withDefaults))
  func `a search that ends at the first leak of a secret has the same verdicts`(
    _ strategy: ChosenStrategy
  ) throws {
    for name in ["card-form", "chat"] {
      let screen = try Screen.shipped(name)
      try expectSameVerdicts(of: .standardStory(of: screen, under: strategy.masking))
    }
  }

  @Test(arguments: [
    "blur-over-root.as-written", "splash.as-written", "hidden-fields.as-written",
    "forwarded-hiding.intended", "keyboard-up.as-written", "black-eyes.intended",
  ])
  func `a story whose picture may be taken at several times has the same verdicts`(
    _ name: String
  ) throws {
    try expectSameVerdicts(of: .shipped(name))
  }
}
