import UIKit

/// A window that is made where there is none, and is given a controller that hides only at times.
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
    if w == nil { w = UIWindow(windowScene: scene as! UIWindowScene) }
    w?.windowLevel = .alert + 1
    if UserDefaults.standard.bool(forKey: "hides") { w?.rootViewController = CoverViewController() }
    w?.isHidden = false
  }
  func sceneDidBecomeActive(_ scene: UIScene) { w?.isHidden = true }
}
class CoverViewController: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white }
}
