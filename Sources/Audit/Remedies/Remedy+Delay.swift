import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// What a handler puts off for a time is done at once.
  static let withoutDelay = Remedy("without-delay") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .after(let time, let actions) = action else { return [] }
      return [(.withoutDelay(actions.deed, time, on: callback), actions)]
    }
  }
}
