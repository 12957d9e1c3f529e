import UIKit

/// A window that is kept, whether it was there or was made a moment ago.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let ws = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: ws)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  private var w: UIWindow?
  func sceneWillResignActive(_ scene: UIScene) {
    let win = w ?? UIWindow(windowScene: scene as! UIWindowScene)
    win.windowLevel = .alert + 1
    win.backgroundColor = .black
    win.isHidden = false
    w = win
  }
  func sceneDidBecomeActive(_ scene: UIScene) { w?.isHidden = true }
}
