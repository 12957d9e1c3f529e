// Code hides the cover by a name of its own.
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
    window?.addSubview(shield)
  }
  func sceneDidBecomeActive(_ scene: UIScene) { shield.removeFromSuperview() }
  func reveal() { conceal(shield) }
  func conceal(_ view: UIView) { view.isHidden = true }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
