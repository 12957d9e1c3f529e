import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Protects at once where a handler puts that off to a later turn of the run loop.
  static let inTheSameTurn = Remedy("in-the-same-turn") { scenario in
    scenario.replacingOneAction { action, callback in
      guard case .async(let actions) = action, actions.mayProtectAtOnce(on: callback) else {
        return []
      }
      return [(.inTheSameTurn(actions.purpose, on: callback), actions)]
    }
  }
}
