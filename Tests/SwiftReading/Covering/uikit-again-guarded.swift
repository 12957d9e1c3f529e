// Behind a guard.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  lazy var cover: UIView = {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .black
    return view
  }()
  var isOn = true
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
    guard isOn else { return }
    cover.alpha = 0
    cover.frame = window?.bounds ?? .zero
    window?.addSubview(cover)
    UIView.performWithoutAnimation { self.cover.alpha = 1 }
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    UIView.animate(withDuration: 0.2) {
      self.cover.alpha = 0
    } completion: { _ in
      self.cover.removeFromSuperview()
    }
  }

}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
