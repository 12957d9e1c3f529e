import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Gives the rules that follow SwiftUI's phase to a view of each scene, where it is the phase of that scene and not that of all of them.
  static let ownedByScene = Remedy("owned-by-scene") { scenario in
    scenario.changingOneProtection { protection in
      guard protection.owner == .app, protection.handles(.scenePhase) else { return [] }
      var copy = protection
      copy.owner = .scene
      return [([.owned(by: .scene, insteadOf: protection.owner)], copy)]
    }
  }

  /// Gives the rules of one screen's controller to that of every screen.
  static let ownedByEveryScreen = Remedy("owned-by-every-screen") { scenario in
    scenario.changingOneProtection { protection in
      guard case .screen = protection.owner else { return [] }
      var copy = protection
      copy.owner = .everyScreen
      return [([.owned(by: .everyScreen, insteadOf: protection.owner)], copy)]
    }
  }

  /// Gives the rules to the app, which is there from the first callback on and hears of every scene.
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
