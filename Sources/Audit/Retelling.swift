import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// A story in which one secret is told in another way.
struct Retelling: Sendable {
  /// The secret that is told in another way.
  let secret: Secret
  /// In which way.
  let variation: String
  /// The story.
  let scenario: Scenario

  /// Tells a secret of a story in another way; nil where that does not apply to it.
  private init?(of secret: Secret, by variation: SecretVariation, in scenario: Scenario) {
    guard let view = variation.vary(secret.view, secret.content) else { return nil }
    self.secret = secret
    self.variation = variation.name
    self.scenario = scenario.varying(secret, to: view)
  }

  private init(_ other: Retelling, following protections: [Protection]) {
    secret = other.secret
    variation = other.variation
    var scenario = other.scenario
    scenario.protections = protections
    self.scenario = scenario
  }

  /// Tells every secret of a story in every way that applies to it, one at a time.
  static func all(of scenario: Scenario, by variations: [SecretVariation]) -> [Retelling] {
    scenario.secrets.flatMap { secret in
      variations.compactMap { Retelling(of: secret, by: $0, in: scenario) }
    }
  }

  /// The same story with other rules.
  func following(_ protections: [Protection]) -> Retelling {
    Retelling(self, following: protections)
  }

  /// True where a leak was found by this retelling.
  func found(_ leak: Leak) -> Bool {
    leak.screen == secret.screen && leak.view == secret.name && leak.variation == variation
  }
}
