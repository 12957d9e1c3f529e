// A listener in a weak property.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  weak var guardian: PrivacyGuard?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    guardian = PrivacyGuard(window: window)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

class PrivacyGuard: NSObject {
  weak var window: UIWindow?
  var cover: UIView?
  init(window: UIWindow?) {
    self.window = window
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(go), name: UIApplication.willResignActiveNotification, object: nil)
  }
  @objc func go() {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    self.cover = cover
  }
}
