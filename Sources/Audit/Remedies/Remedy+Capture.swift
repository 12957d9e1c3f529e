import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Keeps the first picture that the app takes of itself.
  static let takenOnce = Remedy("taken-once") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .capture(var capture) = action, !capture.once else { return [] }
      capture.once = true
      return [(.takenOnce(capture.name, on: callback), [.capture(capture)])]
    }
  }
}
