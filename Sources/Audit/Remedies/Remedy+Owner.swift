import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// A view of each scene holds the rules that follow SwiftUI's phase, which is that of the scene there and not that of all of them.
  static let ownedByScene = Remedy("owned-by-scene") { scenario in
    scenario.changingOneProtection { protection in
      guard protection.owner == .app, protection.handles(.scenePhase) else { return [] }
      var copy = protection
      copy.owner = .scene
      return [([.owned(by: .scene, insteadOf: protection.owner)], copy)]
    }
  }

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
