import AfterimageMasking
import AfterimageScreens

/// How screens come and go, in the order in which UIKit tells their controllers.
extension SimulatedApp {
  /// Makes a screen the root's only one, at once.
  mutating func show(_ story: StoryScreen) {
    guard let before = front else { return }
    firstScreen = firstScreen ?? story
    let leaving = before.visibleScreen
    let screen = make(story) { $0.stack.append($1) }
    tell(.viewDidLoad, screen)
    leaving.map { tell(.viewWillDisappear, $0) }
    tell(.viewWillAppear, screen)
    changeScene(frontScene) { $0.visibleController = screen.controller }
    leaving.map { tell(.viewDidDisappear, $0) }
    for gone in before.stack + before.presented { discard(gone) }
    discardCovers { $0.place == .root }
    tell(.viewDidAppear, screen)
  }

  /// Pushes a screen.
  mutating func push(_ story: StoryScreen) {
    let leaving = front?.visibleScreen
    let screen = make(story) { $0.stack.append($1) }
    tell(.viewDidLoad, screen)
    leaving.map { tell(.viewWillDisappear, $0) }
    tell(.viewWillAppear, screen)
    changeScene(frontScene) { $0.visibleController = screen.controller }
    advance(to: clock + scenario.settings.transitionDuration)
    leaving.map { tell(.viewDidDisappear, $0) }
    tell(.viewDidAppear, screen)
  }

  /// Pops the uppermost screen.
  mutating func pop() {
    guard let stack = front?.stack, let leaving = stack.last, let screen = stack.dropLast().last
    else { return }
    tell(.viewWillDisappear, leaving)
    tell(.viewWillAppear, screen)
    advance(to: clock + scenario.settings.transitionDuration)
    tell(.viewDidDisappear, leaving)
    changeScene(frontScene) { $0.visibleController = screen.controller }
    discard(leaving)
    tell(.viewDidAppear, screen)
  }

  /// Presents a screen over all others; those beneath stay where they are, and from iOS 13 on are not told.
  mutating func present(_ story: StoryScreen) {
    let beneath = profile.hasScenes ? nil : front?.topScreen
    let screen = make(story.onClearGround) { $0.presented.append($1) }
    tell(.viewDidLoad, screen)
    beneath.map { tell(.viewWillDisappear, $0) }
    tell(.viewWillAppear, screen)
    advance(to: clock + scenario.settings.transitionDuration)
    tell(.viewDidAppear, screen)
    beneath.map { tell(.viewDidDisappear, $0) }
  }

  /// Dismisses the screen that was presented last.
  mutating func dismiss() {
    guard let leaving = front?.presented.last else { return }
    let left = front?.presented.dropLast().last ?? front?.visibleScreen
    let beneath = profile.hasScenes ? nil : left
    tell(.viewWillDisappear, leaving)
    beneath.map { tell(.viewWillAppear, $0) }
    advance(to: clock + scenario.settings.transitionDuration)
    tell(.viewDidDisappear, leaving)
    discard(leaving)
    beneath.map { tell(.viewDidAppear, $0) }
  }

  /// Tells a screen's controller in the scene that the user sees, and then its children, to whom UIKit forwards it.
  mutating func tell(_ callback: Callback, _ screen: PresentedScreen) {
    for controller in screen.controllers { deliver(callback, to: controller, in: frontScene) }
  }

  /// Makes the controller of a screen and gives it its listeners.
  mutating func make(
    _ story: StoryScreen, into add: (inout SimulatedScene, PresentedScreen) -> Void
  ) -> PresentedScreen {
    controllersMade += 1
    let screen = PresentedScreen(
      controller: controllersMade, story: story,
      screen: story.startsEmpty ? story.screen.withoutSecrets : story.screen,
      children: makeChildren(of: story))
    changeScene(frontScene) { add(&$0, screen) }
    addListeners(of: screen, in: frontScene)
    return screen
  }

  /// Lets a controller go, and with it its listeners and the covers on its view.
  mutating func discard(_ screen: PresentedScreen) {
    changeScene(frontScene) { scene in
      scene.stack.removeAll { $0.controller == screen.controller }
      scene.presented.removeAll { $0.controller == screen.controller }
      scene.windows.removeAll { $0.screen.controller == screen.controller }
    }
    listeners.removeAll { $0.controller.map(screen.controllers.contains) ?? false }
    discardCovers { $0.place.controller.map(screen.controllers.contains) ?? false }
  }

  private mutating func discardCovers(where isGone: (RaisedCover) -> Bool) {
    for cover in front?.covers ?? [] where isGone(cover) {
      record(.coverRemoved(id: cover.cover.id))
    }
    changeScene(frontScene) { $0.covers.removeAll(where: isGone) }
  }
}
