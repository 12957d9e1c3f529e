import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Does actions at once that a handler delays.
  static let withoutDelay = Remedy("without-delay") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .after(let later) = action else { return [] }
      return [(.withoutDelay(later.actions.purpose, later.time, on: callback), later.actions)]
    }
  }
}
