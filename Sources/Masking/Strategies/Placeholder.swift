import AfterimageScreens

extension Strategy {
  /// Skeleton bars.
  static let placeholder = Strategy(
    "placeholder", abstract: "Shows a bar of a fixed length in place of each sensitive view."
  ) { _ in .masking(.placeholder) }
}
