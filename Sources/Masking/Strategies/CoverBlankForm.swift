extension Strategy {
  /// A cover with the picture of the window as the screen first appeared, before anything was entered.
  static let coverBlankForm = Strategy(
    "cover-blank-form", abstract: "Covers the window with the picture of the still empty screen."
  ) { _ in .coverBlankForm }
}

extension MaskingStrategy {
  /// The picture of the still empty screen, taken as it first appears, lies over the window while the app is not active.
  public static let coverBlankForm = MaskingStrategy([
    Protection(
      owner: .everyScreen,
      rules: [.init(on: .viewDidAppear, [.capture(Capture("blank", of: .window, once: true))])]
        + coverRules(.captured("blank", PictureLayout())),
      registration: .between(.viewDidAppear, .viewWillDisappear))
  ])
}
