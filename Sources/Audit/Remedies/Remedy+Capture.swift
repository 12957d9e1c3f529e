import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// The first picture that an app takes of itself is kept.
  static let takenOnce = Remedy("taken-once") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .capture(var capture) = action, !capture.once else { return [] }
      capture.once = true
      return [(.takenOnce(capture.name, on: callback), [.capture(capture)])]
    }
  }
}
