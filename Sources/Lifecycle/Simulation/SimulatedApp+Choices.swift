import AfterimageMasking
import AfterimageScreens

/// How the app hears of another text size or appearance, now or when it runs again.
extension SimulatedApp {
  /// The user chooses for the whole device; an app that sleeps hears of it where the system wakes it for that.
  mutating func choose(_ choice: UserChoice) {
    let before = traits
    switch choice {
    case .textSize(let size): contentSizeCategory = size
    case .appearance(let style): chosenStyle = style
    }
    guard traits != before else { return }
    unheardChoice = unheardChoice ?? before
    switch progress.appearance {
    case .neverLaunched, .terminated: unheardChoice = nil
    case .active, .inactive, .awake: hearOfChoice()
    case .suspended:
      guard scenario.settings.wakesForTraits else { return }
      isAwake = true
      hearOfChoice()
      endTurn()
      fallAsleep()
    }
  }

  /// Tells the controllers of the traits that have changed since they were told last, and those who listen of another text size.
  mutating func hearOfChoice() {
    guard let before = unheardChoice else { return }
    unheardChoice = nil
    let (style, size) = (before.userInterfaceStyle, before.contentSizeCategory)
    guard style != traits.userInterfaceStyle || size != traits.contentSizeCategory else { return }
    if size != traits.contentSizeCategory {
      deliver(.contentSizeCategoryDidChangeNotification, about: Subject(), onlyIfHeard: true)
    }
    for scene in process.scenes.map(\.id) {
      deliverTraits(to: scene, isStyleNew: style != traits.userInterfaceStyle)
    }
  }
}
