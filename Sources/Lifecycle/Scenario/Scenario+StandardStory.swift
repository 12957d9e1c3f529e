public import AfterimageMasking
public import AfterimageScreens

extension Scenario {
  /// The story in which a screen is tried under a strategy: launch, appear with the sensitive texts and pictures still missing, they arrive, the trigger.
  ///
  /// - Parameters:
  ///   - trigger: what makes the app leave the front.
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
