package import AfterimageMasking
package import AfterimageScreens

extension Scenario {
  /// The story in which a screen is tried under a strategy: launch, appear with the sensitive texts and pictures still missing, they arrive, the trigger.
  ///
  /// - Parameter app: the app that shows the screen; nil is a plain one of the screen's own.
  package static func standardStory(
    of screen: Screen, under strategy: ChosenStrategy, trigger: Trigger = .home, traits: Traits,
    app: App? = nil
  ) -> Scenario {
    let shown = StoryScreen(screen.name.description, screen, startsEmpty: true)
    return Scenario(
      name: screen.name, app: app ?? .plain(for: screen), traits: traits,
      steps: [.launch, .show(shown), .load] + trigger.steps
    ).masked(by: strategy)
  }
}
