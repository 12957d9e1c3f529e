// A screen hides the cover, which is shown as it is laid.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  let shield = UIView(frame: UIScreen.main.bounds)
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    shield.backgroundColor = .black
  }

  func sceneWillResignActive(_ scene: UIScene) {
    shield.isHidden = false
    window?.addSubview(shield)
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
  @objc func unlock() {
    (view.window?.windowScene?.delegate as? SceneDelegate)?.shield.isHidden = true
  }
}
