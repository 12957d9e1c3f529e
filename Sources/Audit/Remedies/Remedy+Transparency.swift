import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Makes a controller's view transparent without an animation.
  static let transparentAtOnce = Remedy("transparent-at-once") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .content(.alpha(var change)) = action, change.fade > .zero, change.alpha < 1 else {
        return []
      }
      change.fade = .zero
      return [(.transparentAtOnce(change.view, on: callback), [.content(.alpha(change))])]
    }
  }
}
