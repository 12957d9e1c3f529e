import AfterimageScreens

extension Strategy {
  /// Bars of a fixed length in place of sensitive views, as skeleton screens have them.
  static let placeholder = Strategy(
    "placeholder", abstract: "Shows a bar of a fixed length in place of each sensitive view."
  ) { _ in .placeholder }
}

extension MaskingStrategy {
  /// A bar of a fixed length stands in place of each sensitive view while the app is in the background.
  public static let placeholder = masking(.placeholder)
}
