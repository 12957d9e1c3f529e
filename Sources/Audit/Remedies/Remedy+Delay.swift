import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Protects at once where a handler puts that off for a time; what it shows later, and what arrives later, has its time.
  static let withoutDelay = Remedy("without-delay") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .after(let later) = action, !later.repeats,
        later.actions.mayProtectAtOnce(on: callback)
      else { return [] }
      return [(.withoutDelay(later.actions.purpose, later.time, on: callback), later.actions)]
    }
  }
}

extension [Action] {
  /// True where some of the actions protect, and the callback is none on which the app comes to the front or a screen appears.
  func mayProtectAtOnce(on callback: Callback) -> Bool {
    flatMap(\.flattened).contains(where: \.protects) && !callback.isArrival
  }
}
