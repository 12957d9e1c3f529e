import AfterimageScreens

extension Strategy {
  /// Bars, black and in the dark grey.
  static let redact = Strategy(
    "redact",
    abstract:
      "Lays a bar over each sensitive view and image region, black in the light and grey in the dark."
  ) { _ in .masking(.redact) }
}
