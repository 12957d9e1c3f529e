// A window whose level is let down on the return.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var privacy: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    privacy = UIWindow(windowScene: scene)
    privacy?.windowLevel = .alert + 1
    privacy?.backgroundColor = .black
  }

  func sceneWillResignActive(_ scene: UIScene) {
    privacy?.isHidden = false
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    privacy?.isHidden = true
    privacy?.windowLevel = .normal - 1
  }

}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
