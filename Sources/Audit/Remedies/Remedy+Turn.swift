import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Actions that a handler puts off to a later turn of the run loop run at once.
  static let inTheSameTurn = Remedy("in-the-same-turn") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .async(let actions) = action else { return [] }
      return [(.inTheSameTurn(actions.purpose, on: callback), actions)]
    }
  }
}
