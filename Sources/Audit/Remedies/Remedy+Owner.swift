import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// The app holds the rules, which is there from the first callback on and hears of every scene.
  static let ownedByApp = Remedy("owned-by-app") { scenario in
    scenario.changingOneProtection { protection in
      guard protection.owner != .app else { return [] }
      var copy = protection
      copy.owner = .app
      copy.registration = .always
      copy.forwarders = nil
      return [([.owned(by: .app, insteadOf: protection.owner)], copy)]
    }
  }
}
