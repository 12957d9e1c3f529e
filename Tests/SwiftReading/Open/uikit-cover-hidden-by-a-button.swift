// What a button does hides the cover, which is added again as it is.
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
    window?.rootViewController?.view.addSubview(
      UIButton(primaryAction: UIAction { [shield] _ in shield.isHidden = true }))
  }

  func sceneWillResignActive(_ scene: UIScene) {
    window?.addSubview(shield)
  }
  func sceneDidBecomeActive(_ scene: UIScene) { shield.removeFromSuperview() }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
