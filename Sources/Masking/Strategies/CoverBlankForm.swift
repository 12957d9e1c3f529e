extension Strategy {
  /// The window as it was when the view first appeared, before anything was entered.
  static let coverBlankForm = Strategy(
    "cover-blank-form", abstract: "Covers the window with the picture of the still empty screen."
  ) { _ in
    let picture = Protection.Rule(
      on: .viewDidAppear, [.capture(Capture("blank", of: .window, once: true))])
    return Masking([
      Protection(
        owner: .everyScreen,
        rules: [picture] + Masking.coverRules(.captured("blank", PictureLayout())),
        registration: .between(.viewDidAppear, .viewWillDisappear))
    ])
  }
}
