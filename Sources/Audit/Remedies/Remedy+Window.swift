import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Lays a cover in a window that an app with scenes shows: its own with the scene, or the main one of the scene.
  static let inWindowOfScene = Remedy("in-window-of-scene") { scenario in
    scenario.changingOneCover { cover, _ in
      var copy = cover
      if cover.attachment == .newWindow {
        guard !cover.hasWindowScene else { return [] }
        copy.hasWindowScene = true
        return [(.windowInScene(id: cover.id), copy)]
      }
      guard cover.window != .main else { return [] }
      copy.window = .main
      return [(.windowFound(id: cover.id, .main, insteadOf: cover.window), copy)]
    }
  }
}
