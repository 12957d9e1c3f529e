import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Actions that a handler delays run at once.
  static let withoutDelay = Remedy("without-delay") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .after(let later) = action else { return [] }
      return [(.withoutDelay(later.actions.purpose, later.time, on: callback), later.actions)]
    }
  }
}
