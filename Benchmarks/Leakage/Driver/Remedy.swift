import Afterimage
import AfterimageAttack
import AfterimageAudit
import AfterimageGraphics
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
    for subject in LeakageCase.all {
      let screen = try Screen(
        file: subject.file, in: Traits(device: .standard), beside: folder + "/.")
      let kind = try subject.kind(folder)
      if try isProved(subject, on: screen) {
        result.proved.append(kind.title)
      } else {
        result.unproved.append(kind.title)
      }
      let pictures = try pictures(of: subject, kind, on: screen, trials: trials, seed: seed)
      result.drawn.all += trials - 1
      result.drawn.alike += pictures.dropFirst().count { $0 == pictures[0] }
    }
    return result
  }

  private func isProved(_ subject: LeakageCase, on screen: Screen) throws -> Bool {
    let story = Scenario.standardStory(
      of: screen, under: strategy, traits: Traits(device: .standard))
    return try Pipeline().provedSecrets(of: story).isSuperset(of: subject.views)
  }

  private func pictures(
    of subject: LeakageCase, _ kind: SecretKind, on screen: Screen, trials: Int, seed: UInt64
  ) throws -> [Bitmap] {
    let masked = MaskedScreen(
      screen, under: strategy, in: Traits(device: .standard), views: subject.views)
    guard let masked else { throw Misuse("the system takes no picture of \(subject.file)") }
    var generator = SplitMix(seed: seed)
    let pipeline = try Pipeline()
    return try (0..<trials).map { _ in
      let secret = kind.space.random(using: &generator)
      return try masked.picture(typing: kind.space.typed(secret), by: pipeline)
    }
  }
}
