// A window whose root is clear.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var privacyWindow: UIWindow?

  var cover: UIView?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let s = scene as? UIWindowScene else { return }
    let w = UIWindow(windowScene: s)
    let c = UIViewController()
    w.rootViewController = c
    w.windowLevel = .alert + 1
    w.isHidden = false
    privacyWindow = w
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    privacyWindow?.isHidden = true
    privacyWindow = nil
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
