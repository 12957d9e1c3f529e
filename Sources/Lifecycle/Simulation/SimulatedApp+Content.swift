import AfterimageMasking
import AfterimageScreens

/// The actions of rules that change content.
extension SimulatedApp {
  /// Changes the content of a scene, and tells which covers go out of sight or come back with it.
  ///
  /// - Parameter controller: whose code does it.
  mutating func change(
    _ change: ContentChange, in scene: SceneIdentity, by controller: Int?
  ) -> [TimelineEntry.Change] {
    switch change {
    case .alpha(let alpha):
      let clock = clock
      return following(change, in: scene) { $0.setAlpha(alpha, by: controller, at: clock) }
    case .root(let screen): return exchangeRoot(of: scene, for: screen, change)
    case .formerRoot: return restoreRoot(of: scene)
    case .hideWindow(let search): return setHidden(true, search, in: scene, change)
    case .showWindow(let search): return setHidden(false, search, in: scene, change)
    }
  }

  /// A change by a cover that goes up, which is out of sight from the start where what it lies on is.
  func changes(
    by change: TimelineEntry.Change, in scene: SceneIdentity
  ) -> [TimelineEntry.Change] {
    guard case .coverUp(let id, _, _) = change, let state = process[scene],
      state.covers.last.map(state.isOutOfSight) == true
    else { return [change] }
    return [change, .coverOutOfSight(id: id, scene: scene.number)]
  }

  private mutating func exchangeRoot(
    of scene: SceneIdentity, for screen: Screen, _ change: ContentChange
  ) -> [TimelineEntry.Change] {
    guard let before = process[scene] else { return [] }
    noteCoversGone(with: .exchangedRoot, of: before)
    let changes = following(change, in: scene) { $0.exchangeRoot(for: screen) }
    let root = before.exchangedRoot == nil ? before.visibleScreen : nil
    tell(root, of: [.viewWillDisappear, .viewDidDisappear], in: scene)
    return changes
  }

  private mutating func restoreRoot(of scene: SceneIdentity) -> [TimelineEntry.Change] {
    guard let before = process[scene], before.exchangedRoot != nil else { return [.noFormerRoot] }
    noteCoversGone(with: .exchangedRoot, of: before)
    let changes = following(.formerRoot, in: scene) { $0.restoreRoot() }
    tell(before.visibleScreen, of: [.viewWillAppear, .viewDidAppear], in: scene)
    return changes
  }

  private mutating func noteCoversGone(
    with place: RaisedCover.Place, of scene: SimulatedScene
  ) {
    for cover in scene.covers where cover.place == place {
      note(.coverRemoved(id: cover.cover.id))
    }
  }

  private mutating func setHidden(
    _ isHidden: Bool, _ search: WindowSearch, in id: SceneIdentity, _ change: ContentChange
  ) -> [TimelineEntry.Change] {
    guard let scene = process[id] else { return [] }
    switch scene.window(found: search, isSceneBased: order.hasSceneDelegate) {
    case .failure(let absence): return [.windowNotFound(absence)]
    case .success(let window):
      let changes = following(change, in: id, window: window) {
        if isHidden { $0.hiddenWindows.insert(window) } else { $0.hiddenWindows.remove(window) }
      }
      guard scene.hiddenWindows.contains(window) != isHidden else { return changes }
      let callbacks: [Callback] =
        isHidden ? [.viewWillDisappear, .viewDidDisappear] : [.viewWillAppear, .viewDidAppear]
      tell(scene.screen(ofWindow: window), of: callbacks, in: id)
      return changes
    }
  }

  /// Makes a change of a scene's content, followed by the covers that it takes out of sight or brings back.
  ///
  /// - Parameter window: the window that is hidden or shown; nil for any other change.
  private mutating func following(
    _ change: ContentChange, in scene: SceneIdentity, window: WindowPlace? = nil,
    _ make: (inout SimulatedScene) -> Void
  ) -> [TimelineEntry.Change] {
    let before = process[scene]?.coversOutOfSight ?? []
    process.change(scene, make)
    let after = process[scene]?.coversOutOfSight ?? []
    let number = scene.number
    return [.contentChanged(change, window: window?.order, scene: number)]
      + missing(of: after, in: before).map { .coverOutOfSight(id: $0, scene: number) }
      + missing(of: before, in: after).map { .coverInSight(id: $0, scene: number) }
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

/// The words of a list that another one lacks; of a word that both have those that are too many.
private func missing(of words: [String], in others: [String]) -> [String] {
  var left = others
  return words.filter { word in
    guard let place = left.firstIndex(of: word) else { return true }
    left.remove(at: place)
    return false
  }
}
