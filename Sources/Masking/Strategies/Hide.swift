import AfterimageScreens

extension Strategy {
  /// Sensitive views that the app hides itself.
  static let hide = Strategy(
    "hide", abstract: "Sets isHidden on each sensitive view, so that stack views close the gap."
  ) { _ in .hide }
}

extension MaskingStrategy {
  /// Each sensitive view is hidden while the app is in the background, so that stack views close the gap.
  public static let hide = masking(.hide)
}
