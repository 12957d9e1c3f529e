import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Makes a controller's view transparent without an animation.
  static let transparentAtOnce = Remedy("transparent-at-once") { scenario in
    scenario.changingOneAlpha { change, callback in
      guard change.fade > .zero else { return nil }
      var copy = change
      copy.fade = .zero
      return (.transparentAtOnce(change.view, on: callback), copy)
    }
  }

  /// Makes a controller's view transparent altogether.
  static let transparentAltogether = Remedy("transparent-altogether") { scenario in
    scenario.changingOneAlpha { change, callback in
      guard change.alpha > 0 else { return nil }
      var copy = change
      copy.alpha = 0
      return (.transparentAltogether(change.view, on: callback), copy)
    }
  }
}

extension Scenario {
  /// The stories in which one change that makes a view transparent is replaced by another.
  fileprivate func changingOneAlpha(
    _ replacement: (AlphaChange, Callback) -> (RuleChange, AlphaChange)?
  ) -> [Amendment] {
    replacingOneAction { action, callback in
      guard case .content(.alpha(let change)) = action, change.alpha < 1,
        let (told, other) = replacement(change, callback)
      else { return [] }
      return [(told, [.content(.alpha(other))])]
    }
  }
}
