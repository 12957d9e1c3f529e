public import AfterimageMasking
public import AfterimageScreens

extension Scenario {
  /// The story in which a screen is tried under a strategy: the app is launched, shows the screen still without its sensitive texts and pictures, these arrive, and the trigger follows.
  ///
  /// - Parameters:
  ///   - screen: the screen, its secrets marked as sensitive.
  ///   - strategy: the masking strategy of the app.
  ///   - trigger: the events at the end, such as going to the home screen.
  ///   - traits: the device, the system, and how both are set up.
  ///   - app: the app that shows the screen; nil is a plain one of the screen's own.
  public static func standardStory(
    of screen: Screen, under strategy: MaskingStrategy, trigger: Trigger = .home,
    traits: Traits = Traits(device: .standard), app: App? = nil
  ) -> Scenario {
    let shown = StoryScreen(screen.name.description, screen, startsEmpty: true)
    return Scenario(
      name: screen.name, app: app ?? .plain(for: screen), traits: traits,
      steps: [.launch, .show(shown), .load] + trigger.steps
    ).masked(by: strategy)
  }
}
