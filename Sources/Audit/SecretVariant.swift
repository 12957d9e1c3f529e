import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// A story in which one secret is replaced by another.
struct SecretVariant: Sendable {
  /// The secret that is varied.
  let secret: Secret
  /// The name of the variation.
  let variation: String
  /// The view with the other secret.
  private let view: View
  /// True where it is tried only if those of the same secret before it show nothing.
  let isFurther: Bool
  /// True for one of the secrets of extreme extents, by which proofs are looked for.
  let isExtreme: Bool
  /// The story with the other secret.
  let scenario: Scenario

  /// Varies a secret of a story; nil where the variation does not apply to it.
  private init?(of secret: Secret, by variation: SecretVariation, in scenario: Scenario) {
    guard let view = variation.vary(secret.view, secret.content) else { return nil }
    self.secret = secret
    self.variation = variation.name
    self.view = view
    isFurther = variation.isFurther
    isExtreme = variation.isExtreme
    self.scenario = scenario.varying(secret, to: view)
  }

  private init(_ other: SecretVariant, in scenario: Scenario) {
    secret = other.secret
    variation = other.variation
    isFurther = other.isFurther
    isExtreme = other.isExtreme
    view = other.view
    self.scenario = scenario.varying(secret, to: view)
  }

  /// Varies every secret of a story, or only some, in every way that applies to it, one at a time.
  static func all(
    of scenario: Scenario, by variations: [SecretVariation], only chosen: [Secret]? = nil
  ) -> [SecretVariant] {
    (chosen ?? scenario.secrets).flatMap { secret in
      variations.compactMap { SecretVariant(of: secret, by: $0, in: scenario) }
    }
  }

  /// The same variant of a story with other rules.
  func applied(to scenario: Scenario) -> SecretVariant {
    SecretVariant(self, in: scenario)
  }

  /// True for the same variant of the same secret.
  func isAlike(_ other: SecretVariant) -> Bool {
    variation == other.variation && secret == other.secret
  }

  /// True where a leak was found by this variant.
  func found(_ leak: Leak) -> Bool {
    leak.screen == secret.screen && leak.view == secret.name && leak.variation == variation
  }
}

/// A story with another secret that was played to its end.
struct PlayedVariant: Sendable {
  /// The story with the other secret.
  let variant: SecretVariant
  /// The events and pictures of it.
  let timeline: Timeline

  /// Plays a variant.
  init(_ variant: SecretVariant) {
    self.variant = variant
    timeline = Simulation.run(variant.scenario, notesIdleActions: false)
  }
}
