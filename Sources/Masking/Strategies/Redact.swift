import AfterimageScreens

extension Strategy {
  /// Bars over sensitive views and image regions: black, and in dark mode grey.
  static let redact = Strategy(
    "redact",
    abstract:
      "Lays a bar over each sensitive view and image region, black in the light and grey in the dark."
  ) { _ in .redact }
}

extension MaskingStrategy {
  /// A bar lies over each sensitive view and image region while the app is in the background, black in the light and grey in the dark.
  public static let redact = masking(.redact)
}
