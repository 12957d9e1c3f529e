import AfterimageMasking

extension Callback {
  /// The transition of the app's life that the callback tells of; nil for callbacks of controllers and for `scenePhase`.
  var lifePhase: Phase? {
    Self.ofLife.first { $0.callbacks.contains(self) }?.phase
  }

  /// The audience of the callback; nil where it tells of no transition of the app's life.
  var audience: Audience? {
    Self.ofLife.lazy.compactMap { $0.callbacks.firstIndex(of: self) }.first
      .map { Audience.allCases[$0] }
  }

  /// The callback of the same audience for another transition of the app's life; nil where this one tells of none.
  func telling(_ phase: Phase) -> Callback? {
    audience.flatMap { Self.telling($0, of: phase) }
  }

  /// The callback of an audience for a transition of the app's life.
  static func telling(_ audience: Audience, of phase: Phase) -> Callback? {
    guard let row = ofLife.first(where: { $0.phase == phase }),
      let place = Audience.allCases.firstIndex(of: audience)
    else { return nil }
    return row.callbacks[place]
  }

  /// True for what tells that the app leaves the front: it resigns its activity, or enters the background.
  package var isAboutLeaving: Bool {
    lifePhase == .willResignActive || lifePhase == .didEnterBackground
  }

  /// The audiences of callbacks about the app's life.
  enum Audience: CaseIterable {
    /// The app's delegate.
    case appDelegate
    /// Every observer of UIApplication's notification.
    case appListeners
    /// The scene's delegate.
    case sceneDelegate
    /// Every observer of UIScene's notification.
    case sceneListeners
  }

  /// The callbacks of each audience, in their order.
  private static let ofLife: [(phase: Phase, callbacks: [Callback])] = [
    (
      .willResignActive,
      [
        .applicationWillResignActive, .applicationWillResignActiveNotification,
        .sceneWillResignActive, .sceneWillDeactivateNotification,
      ]
    ),
    (
      .didEnterBackground,
      [
        .applicationDidEnterBackground, .applicationDidEnterBackgroundNotification,
        .sceneDidEnterBackground, .sceneDidEnterBackgroundNotification,
      ]
    ),
    (
      .willEnterForeground,
      [
        .applicationWillEnterForeground, .applicationWillEnterForegroundNotification,
        .sceneWillEnterForeground, .sceneWillEnterForegroundNotification,
      ]
    ),
    (
      .didBecomeActive,
      [
        .applicationDidBecomeActive, .applicationDidBecomeActiveNotification,
        .sceneDidBecomeActive, .sceneDidActivateNotification,
      ]
    ),
  ]
}
