import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Lets a controller listen longer: until its view has disappeared, until its end, or all its life.
  static let heardLonger = Remedy("heard-longer") { scenario in
    scenario.changingOneProtection { protection in
      guard case .between(let first, let last) = protection.registration else { return [] }
      let ends: [Callback?] = [.viewDidDisappear, nil]
      let longer = ends.filter { last != nil && $0 != last }.map { end in
        protection.registered(.between(first, end), .heardLonger(protection.owner, until: end))
      }
      return longer + [protection.registered(.always, .heardAlways(protection.owner))]
    }
  }
}

extension Protection {
  fileprivate func registered(
    _ registration: Registration, _ change: RuleChange
  ) -> ([RuleChange], Protection) {
    var copy = self
    copy.registration = registration
    return ([change], copy)
  }
}
