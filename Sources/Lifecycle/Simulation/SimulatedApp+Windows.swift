import AfterimageMasking

/// How further windows of the app come and go.
extension SimulatedApp {
  /// Shows a window with a screen of its own at once; the controllers of other windows are not told.
  mutating func showWindow(_ story: StoryScreen, at level: WindowLevel) {
    let screen = make(story.onClearGround) { scene, screen in
      scene.windows.append(FurtherWindow(place: scene.placeWindow(at: level), screen: screen))
    }
    tell(.viewDidLoad, screen)
    tell(.viewWillAppear, screen)
    tell(.viewDidAppear, screen)
  }

  /// Hides the window that was shown last, and lets it go.
  mutating func hideWindow() {
    guard let leaving = front?.windows.last?.screen else { return }
    tell(.viewWillDisappear, leaving)
    tell(.viewDidDisappear, leaving)
    discard(leaving)
  }
}
