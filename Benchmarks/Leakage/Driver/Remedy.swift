import Afterimage
import AfterimageAttack
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageRandom
import AfterimageScreens

/// A protection that takes secrets out of the picture, in the place of one that spreads them.
struct Remedy {
  /// What it does, in words.
  let title: String
  /// Its name among the strategies.
  let name: String
  /// The protection.
  let strategy: MaskingStrategy

  /// Every remedy of the page.
  static let all = [
    Remedy(
      title: "an opaque cover of one colour", name: "cover-color",
      strategy: .cover(.color(.systemBackground))),
    Remedy(
      title: "the launch screen as a cover", name: "cover-launch-screen",
      strategy: .cover(.launchScreen)),
    Remedy(title: "each secret hidden", name: "hide", strategy: .hide),
    Remedy(title: "a placeholder for each secret", name: "placeholder", strategy: .placeholder),
    Remedy(title: "bars in the place of each secret", name: "redact", strategy: .redact),
  ]

  /// What was found of a remedy.
  struct Result {
    /// The remedy.
    let remedy: Remedy
    /// The kinds of secrets that were proved not to show, whatever they are.
    var proved: [String] = []
    /// The kinds that were not.
    var unproved: [String] = []
    /// The secrets that were drawn, and those of them whose picture is that of the first of their kind.
    var drawn = (all: 0, alike: 0)
  }

  /// Asks for a proof for each kind of secret, and draws some of each.
  func measured(trials: Int, seed: UInt64, from folder: String) throws -> Result {
    var result = Result(remedy: self)
    let pipeline = try Pipeline()
    for subject in LeakageCase.all {
      let kind = try subject.kind(folder)
      let traits = Traits(device: .standard)
      let screen = try Screen(file: subject.file, in: traits, beside: folder + "/.")
      let story = Scenario.standardStory(of: screen, under: strategy, traits: traits)
      let proved = try pipeline.provedSecrets(of: story)
      if proved.isSuperset(of: subject.views) {
        result.proved.append(kind.title)
      } else {
        result.unproved.append(kind.title)
      }
      let masked = MaskedScreen(screen, under: strategy, in: traits, views: subject.views)
      guard let masked else { throw Misuse("the system takes no picture of \(subject.file)") }
      var generator = SplitMix(seed: seed)
      let pictures = try (0..<trials).map { _ in
        try masked.picture(
          typing: kind.space.typed(kind.space.random(using: &generator)), by: pipeline)
      }
      result.drawn.all += trials - 1
      result.drawn.alike += pictures.dropFirst().count { $0 == pictures[0] }
    }
    return result
  }
}
