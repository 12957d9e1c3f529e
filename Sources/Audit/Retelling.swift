import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// A story in which one secret is told in another way.
struct Retelling: Sendable {
  /// The secret that is told in another way.
  let secret: Secret
  /// In which way.
  let variation: String
  /// The view with the secret told so.
  private let view: View
  /// True where it is tried only if those of the same secret before it show nothing.
  let isFurther: Bool
  /// The story.
  let scenario: Scenario

  /// Tells a secret of a story in another way; nil where that does not apply to it.
  private init?(of secret: Secret, by variation: SecretVariation, in scenario: Scenario) {
    guard let view = variation.vary(secret.view, secret.content) else { return nil }
    self.secret = secret
    self.variation = variation.name
    self.view = view
    isFurther = variation.isFurther
    self.scenario = scenario.varying(secret, to: view)
  }

  private init(_ other: Retelling, in scenario: Scenario) {
    secret = other.secret
    variation = other.variation
    isFurther = other.isFurther
    view = other.view
    self.scenario = scenario.varying(secret, to: view)
  }

  /// Tells every secret of a story in every way that applies to it, one at a time.
  static func all(of scenario: Scenario, by variations: [SecretVariation]) -> [Retelling] {
    scenario.secrets.flatMap { secret in
      variations.compactMap { Retelling(of: secret, by: $0, in: scenario) }
    }
  }

  /// The same secret told so in a story with other rules.
  func retold(in scenario: Scenario) -> Retelling {
    Retelling(self, in: scenario)
  }

  /// True where a leak was found by this retelling.
  func found(_ leak: Leak) -> Bool {
    leak.screen == secret.screen && leak.view == secret.name && leak.variation == variation
  }
}
