import AfterimageScreens

extension Strategy {
  /// Black bars.
  static let redact = Strategy(
    "redact", abstract: "Lays a black rectangle over each sensitive view and image region."
  ) { _ in .masking(.redact) }
}
