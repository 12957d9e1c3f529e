extension Strategy {
  /// The canvas of a secure text field around the window, which the system leaves out of screenshots; whether it does so in the app's snapshot is a setting of the story.
  static let secureContainer = Strategy(
    "secure-container",
    abstract:
      "Moves the window into the canvas of a secure text field; not known to hide it from this picture."
  ) { _ in .secureContainer }
}

extension MaskingStrategy {
  /// The window lies in the canvas of a secure text field, which is not known to hide it from this picture.
  public static let secureContainer = MaskingStrategy([
    Protection(
      owner: .app, rules: [.init(on: Phase.didBecomeActive.notification, [.secureWindow])])
  ])
}
