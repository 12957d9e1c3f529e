import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// A cover lies on every scene.
  static let onEveryScene = Remedy("on-every-scene") { scenario in
    scenario.changingOneCover { cover, _ in
      guard cover.scenes != .every else { return [] }
      var copy = cover
      copy.scenes = .every
      return [(.onEveryScene(id: cover.id, insteadOf: cover.scenes), copy)]
    }
  }
}
