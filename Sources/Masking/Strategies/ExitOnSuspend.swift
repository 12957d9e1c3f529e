extension Strategy {
  /// The Info.plist key that Apple documents up to iOS 13.
  static let exitOnSuspend = Strategy(
    "exit-on-suspend",
    abstract: "Sets UIApplicationExitsOnSuspend, so that the app is terminated and not suspended."
  ) { _ in Masking(exitsOnSuspend: true) }
}
