import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Lays a cover on other scenes: on every one, or on that which the callback is about.
  static let onOtherScenes = Remedy("on-other-scenes") { scenario in
    scenario.changingOneCover { cover, _ in
      [SceneChoice.every, .own].filter { $0 != cover.scenes }.map { scenes in
        var copy = cover
        copy.scenes = scenes
        return (.onScenes(id: cover.id, scenes, insteadOf: cover.scenes), copy)
      }
    }
  }
}
