import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// A window that is made as the scene is left first, and shown again each time.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shade: UIWindow?

  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    if shade == nil {
      let made = UIWindow(windowScene: scene)
      made.windowLevel = .alert + 1
      let controller = UIViewController()
      controller.view.backgroundColor = .black
      made.rootViewController = controller
      shade = made
    }
    shade?.isHidden = false
  }

  func sceneDidBecomeActive(_ scene: UIScene) { shade?.isHidden = true }
}
