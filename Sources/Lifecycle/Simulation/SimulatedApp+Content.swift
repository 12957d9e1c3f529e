import AfterimageMasking
import AfterimageScreens

/// The actions of rules that change content.
extension SimulatedApp {
  /// Changes the content of a scene.
  ///
  /// - Parameter controller: whose code does it.
  mutating func change(
    _ change: ContentChange, in scene: SceneIdentity, by controller: Int?
  ) -> TimelineEntry.Change {
    switch change {
    case .alpha(let alpha):
      let clock = clock
      process.change(scene) { $0.setAlpha(alpha, by: controller, at: clock) }
      return .contentChanged(change)
    case .root(let screen):
      let root = process[scene]?.exchangedRoot == nil ? process[scene]?.visibleScreen : nil
      process.change(scene) { $0.exchangedRoot = screen }
      tell(root, of: [.viewWillDisappear, .viewDidDisappear], in: scene)
      return .contentChanged(change)
    case .formerRoot: return restoreRoot(of: scene)
    case .hideWindow(let search): return setHidden(true, search, in: scene, change)
    case .showWindow(let search): return setHidden(false, search, in: scene, change)
    }
  }

  private mutating func restoreRoot(of scene: SceneIdentity) -> TimelineEntry.Change {
    guard let before = process[scene], before.exchangedRoot != nil else { return .noFormerRoot }
    for cover in before.covers where cover.place == .exchangedRoot {
      note(.coverRemoved(id: cover.cover.id))
    }
    process.change(scene) { $0.restoreRoot() }
    tell(before.visibleScreen, of: [.viewWillAppear, .viewDidAppear], in: scene)
    return .contentChanged(.formerRoot)
  }

  private mutating func setHidden(
    _ isHidden: Bool, _ search: WindowSearch, in id: SceneIdentity, _ change: ContentChange
  ) -> TimelineEntry.Change {
    guard let scene = process[id] else { return .noFormerRoot }
    switch scene.window(found: search, isSceneBased: order.hasSceneDelegate) {
    case .failure(let absence): return .windowNotFound(absence)
    case .success(let window):
      guard scene.hiddenWindows.contains(window) != isHidden else {
        return .contentChanged(change)
      }
      process.change(id) {
        if isHidden { $0.hiddenWindows.insert(window) } else { $0.hiddenWindows.remove(window) }
      }
      let callbacks: [Callback] =
        isHidden ? [.viewWillDisappear, .viewDidDisappear] : [.viewWillAppear, .viewDidAppear]
      tell(scene.screen(ofWindow: window), of: callbacks, in: id)
      return .contentChanged(change)
    }
  }

  /// Tells the controllers of a screen that comes or goes; what they change meanwhile is told to none.
  private mutating func tell(
    _ screen: PresentedScreen?, of callbacks: [Callback], in scene: SceneIdentity
  ) {
    guard let screen, !isTellingOfContent else { return }
    isTellingOfContent = true
    defer { isTellingOfContent = false }
    for callback in callbacks { deliver(callback, to: screen, in: scene) }
  }
}
