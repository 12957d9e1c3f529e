import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Remedy {
  /// Adds a cover where the rules have none.
  static let coverAdded = Remedy("cover-added") { scenario in
    let covers = scenario.protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened)
      .contains { if case .cover = $0 { true } else { false } }
    return covers ? [] : furtherCover.amendments(scenario)
  }

  /// Adds a cover beside those that the rules have, which is the last resort: from the app's becoming inactive on, or in the background alone, so that nothing lies beneath a prompt of the app's own.
  static let furtherCover = Remedy("further-cover") { scenario in
    let calls: [([Callback], until: Callback)] = [
      (
        [.applicationWillResignActiveNotification], .applicationDidBecomeActiveNotification
      ),
      ([.sceneWillDeactivateNotification], .sceneDidActivateNotification),
      (
        [.sceneWillConnectNotification, .sceneWillDeactivateNotification],
        .sceneDidActivateNotification
      ),
      ([.applicationDidEnterBackgroundNotification], .applicationDidBecomeActiveNotification),
      ([.sceneDidEnterBackgroundNotification], .sceneDidActivateNotification),
      (
        [.sceneWillConnectNotification, .sceneDidEnterBackgroundNotification],
        .sceneDidActivateNotification
      ),
    ]
    return calls.map { callbacks, end in
      var copy = scenario
      copy.protections.append(
        .covering(on: callbacks, until: end, at: .above(scenario.highestWindow)))
      return Amendment(changes: [.coverAdded(on: callbacks, until: end)], scenario: copy)
    }
  }
}

extension Protection {
  /// A protection that needs nothing of the rest of the app: a plain cover above everything, and no keyboard above that.
  fileprivate static func covering(
    on callbacks: [Callback], until end: Callback, at level: WindowLevel
  ) -> Protection {
    let cover = Cover(
      .color(.system(.systemBackground)), id: "afterimage", attachment: .newWindow, level: level,
      scenes: .every)
    return Protection(
      owner: .app,
      rules: callbacks.map { .init(on: $0, [.endEditing, .cover(cover)]) }
        + [.init(on: end, [.uncover(id: cover.id)])])
  }
}
