import AfterimageScreens

extension Strategy {
  /// The views themselves, hidden.
  static let hide = Strategy(
    "hide", abstract: "Sets isHidden on each sensitive view, so that stack views close the gap."
  ) { _ in .masking(.hide) }
}
