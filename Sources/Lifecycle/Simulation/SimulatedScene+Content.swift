import AfterimageMasking
import AfterimageScreens

/// How rules change the content of a scene's windows.
extension SimulatedScene {
  /// Sets the opacity of a controller's view, or lets the change begin.
  mutating func setAlpha(_ change: AlphaChange, by controller: Int?, at clock: Seconds) {
    let place = place(of: change.view, controller)
    let index = transparencies.firstIndex { $0.place == place }
    let before = index.map { transparencies[$0].fade.opacity(at: clock) } ?? 0
    index.map { _ = transparencies.remove(at: $0) }
    transparencies.append(
      Transparency(
        place: place, view: change.view,
        fade: Fade(
          start: clock, duration: change.fade, curve: change.curve, from: before,
          to: 1 - change.alpha)))
  }

  /// The place of a controller's view.
  private func place(of view: ContentView, _ controller: Int?) -> RaisedCover.Place {
    let presented = navigation.presented.last.map { RaisedCover.Place.presented($0.controller) }
    switch view {
    case .rootView: return rootPlace
    case .topView: return presented ?? rootPlace
    case .view:
      if let child = screen(of: controller)?.child(controller) {
        return .child(
          child.controller,
          Composition.ChildHost(controller: child.name, view: child.view, boundsTakenIn: nil))
      }
      guard let owner = controller ?? visibleController else { return rootPlace }
      return navigation.presented.contains { $0.controller == owner }
        ? .presented(owner) : .view(of: owner)
    }
  }

  /// The place of covers on the root controller's view, or on that of the one which has taken its place.
  var rootPlace: RaisedCover.Place { exchangedRoot == nil ? .root : .exchangedRoot }

  /// Gives the main window another root controller, without the covers on the one that has taken the place of its own before.
  mutating func exchangeRoot(for screen: Screen) {
    restoreRoot()
    exchangedRoot = screen
  }

  /// Shows the root controller of before again, without the covers on the other one.
  mutating func restoreRoot() {
    exchangedRoot = nil
    addRootToWindow()
    covers.removeAll { $0.place == .exchangedRoot }
    transparencies.removeAll { $0.place == .exchangedRoot }
  }

  /// What is out of sight because of rules, in words.
  var contentOutOfSight: [String] {
    transparencies.filter { $0.fade.to > 0 }.map { "\($0.view.rawValue) transparent" }
      + (exchangedRoot == nil ? [] : ["another root"])
      + (hiddenWindows.isEmpty ? [] : ["a window hidden"])
  }
}
