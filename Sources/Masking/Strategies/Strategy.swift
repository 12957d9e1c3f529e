/// A masking strategy as the command line offers it: a name, options, and the rules that their values give.
package struct Strategy: Sendable {
  /// The name on the command line.
  package let name: String
  /// One sentence about what an app with the strategy does.
  package let abstract: String
  /// The options; a value without a key belongs to the first one.
  package let options: [StrategyOption]
  /// Makes the rules and Info.plist keys of an app with the strategy from the values of its options.
  let masking: @Sendable (StrategyValues) throws(StrategyError) -> MaskingStrategy

  /// Describes a strategy, without options unless some are given.
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

  /// True where an option has to be given, so that the name alone is refused.
  package var needsOptions: Bool { options.contains(where: \.isRequired) }
}

/// An option of a strategy, given as `NAME=VALUE` on the command line.
package struct StrategyOption: Hashable, Sendable {
  /// The word before the equals sign.
  package let name: String
  /// The values that it takes.
  package let values: Values
  /// The value where none is given; nil where the strategy then goes without one.
  package let `default`: String?
  /// The value that the strategy has where it goes without one, as long as its other options are at their defaults; nil where it has none.
  package let usual: Double?
  /// True where a value must be given.
  package let isRequired: Bool

  /// Makes an option that the strategy can go without, unless told otherwise.
  init(
    _ name: String, _ values: Values, default: String? = nil, usual: Double? = nil,
    isRequired: Bool = false
  ) {
    self.name = name
    self.values = values
    self.default = `default`
    self.usual = usual
    self.isRequired = isRequired
  }

  /// The kinds of values that options take.
  package enum Values: Hashable, Sendable {
    /// One of some words.
    case words([String])
    /// A number within bounds, with the name of its unit.
    case number(ClosedRange<Double>, of: String)
    /// A system colour's name or `#RRGGBB`, without transparency.
    case opaqueColor
    /// The path of a picture.
    case imagePath
  }
}
