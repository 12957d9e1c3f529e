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

  /// Takes a picture only after what the handler has changed, as `afterScreenUpdates` has it.
  static let takenAfterUpdates = Remedy("taken-after-updates") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .capture(var capture) = action, !capture.afterScreenUpdates else { return [] }
      capture.afterScreenUpdates = true
      return [(.takenAfterUpdates(capture.name, on: callback), [.capture(capture)])]
    }
  }
}
