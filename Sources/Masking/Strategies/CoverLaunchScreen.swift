extension Strategy {
  /// A cover with the app's launch screen.
  static let coverLaunchScreen = Strategy(
    "cover-launch-screen", abstract: "Covers the window with the app's launch screen."
  ) { _ in .cover(.launchScreen) }
}
