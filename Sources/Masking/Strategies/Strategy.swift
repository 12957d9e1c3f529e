/// A ready-made way to keep secrets out of the system's pictures: its name, its options, and what it makes of them.
package struct Strategy: Sendable {
  /// What the command line calls the strategy.
  package let name: String
  /// One sentence about what an app with the strategy does.
  package let abstract: String
  /// What can be chosen, the option that a lone value stands for first.
  package let options: [StrategyOption]
  /// What an app with the strategy does, given a value for each option that has been chosen.
  let masking: @Sendable (StrategyValues) throws(StrategyError) -> MaskingStrategy

  /// Makes a strategy.
  init(
    _ name: String, abstract: String, options: [StrategyOption] = [],
    masking: @escaping @Sendable (StrategyValues) throws(StrategyError) -> MaskingStrategy
  ) {
    self.name = name
    self.abstract = abstract
    self.options = options
    self.masking = masking
  }

  /// Every strategy, in the order in which previews show them.
  package static let all: [Strategy] = [
    none, hide, redact, placeholder, blur, pixelate, coverColor, coverImage, coverBlankForm,
    coverLaunchScreen, secureContainer, exitOnSuspend, ignoreSnapshot,
  ]

  /// True where an option has to be chosen, so that the bare name means nothing.
  package var needsOptions: Bool { options.contains(where: \.isRequired) }
}

/// Something about a strategy that can be chosen.
package struct StrategyOption: Hashable, Sendable {
  /// The word before the equals sign.
  package let name: String
  /// What can stand behind it.
  package let values: Values
  /// What is taken where nothing is chosen; nil where the strategy then goes without.
  package let `default`: String?
  /// True where something must be chosen.
  package let isRequired: Bool

  /// Makes an option that the strategy can go without, unless told otherwise.
  init(_ name: String, _ values: Values, default: String? = nil, isRequired: Bool = false) {
    self.name = name
    self.values = values
    self.default = `default`
    self.isRequired = isRequired
  }

  /// The kinds of value.
  package enum Values: Hashable, Sendable {
    /// One of some words.
    case words([String])
    /// A number within bounds, with what it counts.
    case number(ClosedRange<Double>, of: String)
    /// A system colour's name or `#RRGGBB`, without transparency.
    case opaqueColor
    /// The path of a picture.
    case imagePath
  }
}
