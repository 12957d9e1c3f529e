import UIKit

// In no target: were it read, its delegate would uncover too early.
class FormerDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidEnterBackground(_ scene: UIScene) {
    window?.subviews.last?.removeFromSuperview()
  }
}
