import AfterimageMasking
import AfterimageScreens

/// How screens come and go, in the order in which UIKit tells their controllers.
extension SimulatedApp {
  /// Makes a screen the root's only one, at once.
  ///
  /// - Parameter other: a scene that is not the one in front.
  mutating func show(_ story: StoryScreen, in other: SceneIdentity? = nil) {
    guard let scene = other ?? process.frontScene, let before = process[scene] else { return }
    firstScreen = firstScreen ?? story
    let leaving = before.visibleScreen
    let screen = make(story, in: scene) { $0.navigation.stack.append($1) }
    deliver(.viewDidLoad, to: screen, in: scene)
    leaving.map { deliver(.viewWillDisappear, to: $0, in: scene) }
    deliver(.viewWillAppear, to: screen, in: scene)
    process.change(scene) {
      $0.visibleController = screen.controller
      // The first root is there before any code that covers it.
      if leaving != nil { $0.addRootToWindow() }
    }
    leaving.map { deliver(.viewDidDisappear, to: $0, in: scene) }
    for gone in before.navigation.stack + before.navigation.presented { discard(gone, in: scene) }
    process.change(scene) { $0.exchangedRoot = nil }
    // What the root controller has presented goes with it, a cover's controller as a screen's.
    discardCovers(in: scene) {
      [.root, .exchangedRoot, .presentation, .topPresentation(by: nil)].contains($0)
    }
    deliver(.viewDidAppear, to: screen, in: scene)
  }

  /// Pushes a screen.
  mutating func push(_ story: StoryScreen) {
    let leaving = process.front?.visibleScreen
    let screen = make(story) { $0.navigation.stack.append($1) }
    deliver(.viewDidLoad, to: screen)
    leaving.map { deliver(.viewWillDisappear, to: $0) }
    deliver(.viewWillAppear, to: screen)
    changeFront { $0.visibleController = screen.controller }
    advance(to: clock + scenario.settings.transitionDuration)
    leaving.map { deliver(.viewDidDisappear, to: $0) }
    deliver(.viewDidAppear, to: screen)
  }

  /// Pops the uppermost screen.
  mutating func pop() {
    guard let stack = process.front?.navigation.stack, let leaving = stack.last,
      let screen = stack.dropLast().last
    else { return }
    deliver(.viewWillDisappear, to: leaving)
    deliver(.viewWillAppear, to: screen)
    advance(to: clock + scenario.settings.transitionDuration)
    deliver(.viewDidDisappear, to: leaving)
    changeFront { $0.visibleController = screen.controller }
    discard(leaving)
    deliver(.viewDidAppear, to: screen)
  }

  /// Presents a screen over all others; those beneath stay where they are, and from iOS 13 on are not told.
  mutating func present(_ story: StoryScreen) {
    let beneath = profile.hasScenes ? nil : process.front?.navigation.top
    let screen = make(story.onClearGround) { $0.navigation.presented.append($1) }
    deliver(.viewDidLoad, to: screen)
    beneath.map { deliver(.viewWillDisappear, to: $0) }
    deliver(.viewWillAppear, to: screen)
    advance(to: clock + scenario.settings.transitionDuration)
    deliver(.viewDidAppear, to: screen)
    beneath.map { deliver(.viewDidDisappear, to: $0) }
  }

  /// Makes the screens of a stack at once; the uppermost alone appears.
  mutating func restore(stack: [StoryScreen]) {
    let screens = stack.map { story in
      let screen = make(story) { $0.navigation.stack.append($1) }
      deliver(.viewDidLoad, to: screen)
      return screen
    }
    guard let top = screens.last else { return }
    deliver(.viewWillAppear, to: top)
    changeFront { $0.visibleController = top.controller }
    deliver(.viewDidAppear, to: top)
  }

  /// Presents a screen over all others at once.
  mutating func restore(presented story: StoryScreen) {
    let screen = make(story) { $0.navigation.presented.append($1) }
    for callback in [Callback.viewDidLoad, .viewWillAppear, .viewDidAppear] {
      deliver(callback, to: screen)
    }
  }

  /// Dismisses the screen that was presented last.
  mutating func dismiss() {
    guard let front = process.front, let leaving = front.navigation.presented.last else { return }
    let left = front.navigation.presented.dropLast().last ?? front.visibleScreen
    let beneath = profile.hasScenes ? nil : left
    deliver(.viewWillDisappear, to: leaving)
    beneath.map { deliver(.viewWillAppear, to: $0) }
    advance(to: clock + scenario.settings.transitionDuration)
    deliver(.viewDidDisappear, to: leaving)
    discard(leaving)
    beneath.map { deliver(.viewDidAppear, to: $0) }
  }

  /// Shows a window with a screen of its own at once; the controllers of other windows are not told.
  mutating func showWindow(_ story: StoryScreen, at level: WindowLevel, makingKey isKey: Bool) {
    let screen = make(story.onClearGround) {
      $0.navigation.showWindow($1, at: level)
      if isKey, let shown = $0.navigation.windows.last { $0.madeKey.append(shown.place) }
    }
    deliver(.viewDidLoad, to: screen)
    deliver(.viewWillAppear, to: screen)
    deliver(.viewDidAppear, to: screen)
  }

  /// Hides the window that was shown last, and lets it go.
  mutating func hideWindow() {
    guard let leaving = process.front?.navigation.windows.last?.screen else { return }
    deliver(.viewWillDisappear, to: leaving)
    deliver(.viewDidDisappear, to: leaving)
    discard(leaving)
  }

  /// Lets the sensitive texts and pictures of the uppermost screen arrive, and calls those who waited for them.
  mutating func load() {
    changeTexts { $0.load() }
    guard let top = process.front?.navigation.frontmost.first?.controller else { return }
    deliver(
      .dataDidArrive, about: Subject(scene: process.frontScene, controller: top),
      onlyIfHeard: true)
  }

  /// Changes the texts of the uppermost screen, and tells those who observe them.
  mutating func changeTexts(_ change: (inout PresentedScreen) -> Void) {
    guard let top = changeFrontmost(change) else { return }
    process.pictureInPicture?.change(of: top, change)
    deliver(
      .text, about: Subject(scene: process.frontScene, controller: top), onlyIfHeard: true)
  }

  /// Changes the uppermost screen, and returns its controller; nil where there is none.
  @discardableResult
  mutating func changeFrontmost(_ change: (inout PresentedScreen) -> Void) -> Int? {
    guard let top = process.front?.navigation.frontmost.first?.controller else { return nil }
    changeFront { $0.navigation.change(where: { $0.controller == top }, change) }
    return top
  }

  /// Makes the controllers of a screen and of its children, and gives them their listeners.
  ///
  /// - Parameter scene: a scene that is not the one in front.
  private mutating func make(
    _ story: StoryScreen, in scene: SceneIdentity? = nil,
    into add: (inout SimulatedScene, PresentedScreen) -> Void
  ) -> PresentedScreen {
    controllersMade += 1
    let own = controllersMade
    let children = story.placedChildren.map { child in
      controllersMade += 1
      return EmbeddedController(controller: controllersMade, name: child.name, view: child.view)
    }
    let screen = PresentedScreen(
      controller: own, story: story,
      screen: story.startsEmpty ? story.screen.withoutSecrets : story.screen, children: children)
    change(scene) { add(&$0, screen) }
    addListeners(of: screen, in: scene)
    return screen
  }

  /// Lets a controller go, and with it its listeners and the covers on its view.
  ///
  /// - Parameter scene: a scene that is not the one in front.
  private mutating func discard(_ screen: PresentedScreen, in scene: SceneIdentity? = nil) {
    change(scene) { $0.navigation.remove { $0.controller == screen.controller } }
    process.listeners.removeAll { $0.controller.map(screen.controllers.contains) ?? false }
    discardCovers(in: scene) { $0.controller.map(screen.controllers.contains) ?? false }
    discardCoversWithoutWindow()
  }

  private mutating func discardCovers(
    in scene: SceneIdentity?, where predicate: (RaisedCover.Place) -> Bool
  ) {
    let changed = (scene ?? process.frontScene).flatMap { process[$0] }
    for cover in changed?.covers ?? [] where predicate(cover.place) {
      note(.coverRemoved(id: cover.cover.id))
    }
    change(scene) {
      $0.covers.removeAll { predicate($0.place) }
      $0.transparencies.removeAll { predicate($0.place) }
    }
  }

  /// Changes the scene in front, where there is one.
  mutating func changeFront(_ change: (inout SimulatedScene) -> Void) { self.change(nil, change) }

  /// Changes a scene; nil is the one in front, where there is one.
  private mutating func change(
    _ scene: SceneIdentity?, _ change: (inout SimulatedScene) -> Void
  ) {
    guard let scene = scene ?? process.frontScene else { return }
    process.change(scene, change)
  }
}
