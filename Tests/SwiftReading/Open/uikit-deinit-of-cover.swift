// Its holder takes it down as it goes.
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
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    holder = nil
  }
}

final class Holder {
  let cover = UIView()
  init(_ window: UIWindow?) {
    cover.frame = window?.bounds ?? .zero
    cover.backgroundColor = .black
    window?.addSubview(cover)
    DispatchQueue.main.async { [cover] in cover.alpha = 0 }
  }
  deinit { cover.removeFromSuperview() }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
