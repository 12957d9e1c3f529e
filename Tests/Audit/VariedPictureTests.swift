import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// Pictures with other secrets have the bytes of those that are drawn alone.
struct VariedPictureTests {
  @Test(arguments: Repository.screenNames)
  func `a screen with one secret after another is drawn as alone`(name: String) throws {
    let warm = try Pipeline()
    let screen = try Screen.shipped(name)
    let variations = screen.sensitiveTexts.flatMap { secret in
      SecretVariation.all.compactMap { variation in
        variation.vary(secret.view, .shown(0))?.text.map { secret.vary(screen, to: $0) }
      }
    }
    for strategy in ["none", "redact", "placeholder", "hide"] {
      for other in [screen] + variations {
        let story = try Scenario.story(of: other, under: strategy)
        guard let snapshot = Simulation.run(story).snapshots.first else { continue }
        try warm.expectDrawnAsAlone(snapshot, scale: 1)
      }
    }
  }
}
