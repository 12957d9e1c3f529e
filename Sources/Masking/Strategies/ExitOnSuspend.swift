extension Strategy {
  /// The Info.plist key UIApplicationExitsOnSuspend, which Apple documents up to iOS 13.
  static let exitOnSuspend = Strategy(
    "exit-on-suspend",
    abstract: "Sets UIApplicationExitsOnSuspend, so that the app is terminated and not suspended."
  ) { _ in .exitOnSuspend }
}

extension MaskingStrategy {
  /// The Info.plist has UIApplicationExitsOnSuspend, so that the app is terminated and not suspended, which Apple documents up to iOS 13.
  public static let exitOnSuspend = MaskingStrategy(exitsOnSuspend: true)
}
