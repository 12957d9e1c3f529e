package import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import TestSupport

/// A random screen under every way to keep its secrets, and what is proved of them.
package struct ProofTrial: Sendable {
  /// The seed of the screen and of the other secrets.
  let seed: UInt64

  /// Names a screen by its seed.
  package init(seed: UInt64) { self.seed = seed }

  /// What came of trials.
  package struct Outcome: Sendable {
    /// The screens that were drawn by lot.
    package var screens = 0
    /// The secrets of which it was proved that they cannot show, under each strategy.
    package var proved = 0
    /// Those of the proved ones that showed, or were proved still where nothing hid them: each in words.
    package var broken: [String] = []

    /// Nothing before a trial.
    package init() {}

    /// Adds what came of further trials.
    package mutating func add(_ other: Outcome) {
      screens += other.screens
      proved += other.proved
      broken += other.broken
    }
  }

  /// Holds every proof to fifty other secrets, and to a cover that lets something through.
  ///
  /// - Throws: `PipelineError` where a screen cannot be laid out or drawn.
  package func run(in pipeline: Pipeline) throws -> Outcome {
    var lots = RandomScreen(seed: seed)
    var outcome = Outcome()
    guard let screen = lots.screen() else { return outcome }
    outcome.screens = 1
    for (name, strategy) in Self.strategies {
      hold(try proofs(of: screen, under: strategy, pipeline, &outcome), named: name, &outcome)
    }
    let bare = try proved(of: screen, under: .unprotected, pipeline)
    let veiled = try proved(of: screen, under: .cover(.color(.fixed(Self.veil))), pipeline)
    outcome.broken += veiled.subtracting(bare).sorted().map {
      "seed \(seed): \($0) is proved beneath a cover that is not opaque"
    }
    return outcome
  }

  /// The ways to keep secrets, by their names.
  static let strategies: [(String, MaskingStrategy)] = [
    ("none", .unprotected), ("hide", .hide), ("redact", .redact), ("placeholder", .placeholder),
    ("cover", .cover(.color(.system(.systemBackground)))),
  ]

  /// All but opaque.
  private static let veil = Color(red: 51, green: 102, blue: 153, alpha: 0.99)

  /// The views of the proved secrets, and of all that other secrets change.
  private func proofs(
    of screen: Screen, under strategy: MaskingStrategy, _ pipeline: Pipeline,
    _ outcome: inout Outcome
  ) throws -> (proved: Set<String>, shown: Set<String>) {
    let story = Scenario.standardStory(of: screen, under: strategy)
    let proved = try pipeline.provedSecrets(of: story)
    outcome.proved += proved.count
    guard !proved.isEmpty else { return ([], []) }
    let leaks = try pipeline.leaks(
      of: story, varying: proved,
      variations: RandomText.variations(seed: seed) + SecretVariation.all)
    return (proved, Set(leaks.map(\.view)))
  }

  private func hold(
    _ found: (proved: Set<String>, shown: Set<String>), named name: String,
    _ outcome: inout Outcome
  ) {
    outcome.broken += found.proved.intersection(found.shown).sorted().map {
      "seed \(seed): \($0) is proved under \(name), and shows"
    }
  }

  private func proved(
    of screen: Screen, under strategy: MaskingStrategy, _ pipeline: Pipeline
  ) throws -> Set<String> {
    try pipeline.provedSecrets(of: .standardStory(of: screen, under: strategy))
  }
}
