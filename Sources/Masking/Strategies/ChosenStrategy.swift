package import AfterimageScreens

/// A strategy whose options have their values.
package struct ChosenStrategy: Hashable, Sendable {
  /// The strategy's name.
  package let name: String
  /// The name and the options that differ from the defaults, for file names: letters, digits and hyphens only.
  package var slug: String
  /// The rules and Info.plist keys of an app with the strategy.
  package let masking: MaskingStrategy
}

extension ChosenStrategy {
  /// No protection at all.
  package static let none = ChosenStrategy(name: "none", slug: "none", masking: .unprotected)
}

extension Strategy {
  /// Reads `NAME[:KEY=VALUE,…]`, where a first value without a key belongs to the first option.
  ///
  /// - Parameter image: reads the picture at a path, or says why it cannot.
  package static func choose(
    _ text: String, image: @escaping (String) -> Result<Image, PictureFailure> = noImages
  ) throws(StrategyError) -> ChosenStrategy {
    let (name, rest) = text.split(atFirst: ":")
    guard let strategy = all.first(where: { $0.name == name }) else {
      throw .unknownStrategy(name, nearest: nearestWord(to: name, among: all.map(\.name)))
    }
    return try strategy.choose(rest, image: image)
  }

  /// The strategy with its defaults; nil where an option must be chosen.
  package var withDefaults: ChosenStrategy? {
    try? choose(nil, image: Self.noImages)
  }

  /// Fails for every path, where no pictures can be read.
  package static func noImages(_ path: String) -> Result<Image, PictureFailure> {
    .failure(PictureFailure(reason: "pictures cannot be read here"))
  }

  private func choose(
    _ text: String?, image: @escaping (String) -> Result<Image, PictureFailure>
  ) throws(StrategyError) -> ChosenStrategy {
    let chosen = try StrategyOptionList(of: self, from: text)
    let values = StrategyValues(strategy: self, chosen: chosen.values, image: image)
    return ChosenStrategy(name: name, slug: chosen.slug, masking: try masking(values))
  }
}
