// What holds it is let go after it was laid.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var holder: Holder?
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
    holder = Holder(window)
    holder = nil
  }
  func sceneDidBecomeActive(_ scene: UIScene) {

  }
}

final class Holder {
  let cover = UIView()
  init(_ window: UIWindow?) {
    cover.frame = window?.bounds ?? .zero
    cover.backgroundColor = .black
    window?.addSubview(cover)
  }
  deinit { cover.removeFromSuperview() }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
