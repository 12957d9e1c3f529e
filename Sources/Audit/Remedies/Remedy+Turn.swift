import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Does actions at once that a handler puts off to a later turn of the run loop.
  static let inTheSameTurn = Remedy("in-the-same-turn") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .async(let actions) = action else { return [] }
      return [(.inTheSameTurn(actions.purpose, on: callback), actions)]
    }
  }
}
