import AfterimageMasking
import AfterimageScreens

/// How screens come and go, in the order in which UIKit tells their controllers.
extension SimulatedApp {
  /// Makes a screen the window's only one, at once.
  mutating func show(_ story: StoryScreen) {
    let before = stack
    let leaving = visibleScreen
    let screen = make(story)
    deliver(.viewDidLoad, to: screen)
    if let leaving { deliver(.viewWillDisappear, to: leaving) }
    deliver(.viewWillAppear, to: screen)
    visibleController = screen.controller
    if let leaving { deliver(.viewDidDisappear, to: leaving) }
    for gone in before { discard(gone) }
    discardCovers { $0.cover.attachment == .rootView }
    deliver(.viewDidAppear, to: screen)
  }

  /// Pushes a screen.
  mutating func push(_ story: StoryScreen) {
    let leaving = visibleScreen
    let screen = make(story)
    deliver(.viewDidLoad, to: screen)
    if let leaving { deliver(.viewWillDisappear, to: leaving) }
    deliver(.viewWillAppear, to: screen)
    visibleController = screen.controller
    advance(to: clock + scenario.settings.transitionDuration)
    if let leaving { deliver(.viewDidDisappear, to: leaving) }
    deliver(.viewDidAppear, to: screen)
  }

  /// Pops the uppermost screen.
  mutating func pop() {
    guard let leaving = stack.last, let screen = stack.dropLast().last else { return }
    deliver(.viewWillDisappear, to: leaving)
    deliver(.viewWillAppear, to: screen)
    advance(to: clock + scenario.settings.transitionDuration)
    deliver(.viewDidDisappear, to: leaving)
    visibleController = screen.controller
    discard(leaving)
    deliver(.viewDidAppear, to: screen)
  }

  private mutating func make(_ story: StoryScreen) -> PresentedScreen {
    controllersMade += 1
    let screen = PresentedScreen(
      controller: controllersMade, story: story,
      screen: story.startsEmpty ? story.screen.withoutSecrets : story.screen)
    stack.append(screen)
    addListeners(of: screen)
    return screen
  }

  private mutating func discard(_ screen: PresentedScreen) {
    stack.removeAll { $0.controller == screen.controller }
    listeners.removeAll { $0.controller == screen.controller }
    discardCovers { $0.controller == screen.controller }
  }

  private mutating func discardCovers(where isGone: (RaisedCover) -> Bool) {
    for cover in covers where isGone(cover) { record(.coverRemoved(id: cover.cover.id)) }
    covers.removeAll(where: isGone)
  }
}
