import PrivacyKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneWillResignActive(_ scene: UIScene) {
    PrivacyShield.shared.cover(window)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    PrivacyShield.shared.uncover(window)
  }
}
