extension Strategy {
  /// The picture that the app starts with.
  static let coverLaunchScreen = Strategy(
    "cover-launch-screen", abstract: "Covers the window with the app's launch screen."
  ) { _ in .cover(.launchScreen) }
}
