import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// What a handler puts off for a time is done at once.
  static let withoutDelay = Remedy("without-delay") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .after(let later) = action else { return [] }
      return [(.withoutDelay(later.actions.deed, later.time, on: callback), later.actions)]
    }
  }
}
