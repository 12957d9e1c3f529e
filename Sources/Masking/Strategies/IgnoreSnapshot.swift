extension Strategy {
  /// A call of ignoreSnapshotOnNextApplicationLaunch at the moment at which it has to be made: while the app's state is preserved.
  static let ignoreSnapshot = Strategy(
    "ignore-snapshot",
    abstract:
      "Calls ignoreSnapshotOnNextApplicationLaunch, which does not stop the picture: it is not used."
  ) { _ in .ignoreSnapshot }
}

extension MaskingStrategy {
  /// The app calls ignoreSnapshotOnNextApplicationLaunch as it enters the background: the picture is taken, and not used.
  public static let ignoreSnapshot = MaskingStrategy([
    Protection(
      owner: .app, rules: [.init(on: Phase.didEnterBackground.notification, [.ignoreSnapshot])])
  ])
}
