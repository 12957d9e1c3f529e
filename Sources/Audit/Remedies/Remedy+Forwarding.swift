import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Lets a container forward the app's callbacks, or a controller hear them without one.
  static let forwarded = Remedy("forwarded") { scenario in
    scenario.changingOneProtection { protection in
      guard let forwarders = protection.forwarders else { return [] }
      let taught = protection.possibleForwarders.filter { !forwarders.contains($0) }.map {
        container in
        protection.forwarded(
          by: forwarders + [container], .forwarded(by: container, to: protection.owner))
      }
      return taught + [protection.forwarded(by: nil, .heardDirectly(protection.owner))]
    }
  }
}

extension Protection {
  /// The controllers that can stand between the window's root and the owner.
  fileprivate var possibleForwarders: [Container] {
    if case .child = owner { return Container.allCases }
    return Container.allCases.filter { $0 != .child }
  }

  fileprivate func forwarded(
    by containers: [Container]?, _ change: RuleChange
  ) -> ([RuleChange], Protection) {
    var copy = self
    copy.forwarders = containers
    return ([change], copy)
  }
}
