// Two functions have the name that a selector names; the one that hears does nothing.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var shade: UIView?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    NotificationCenter.default.addObserver(
      self, selector: #selector(cover(_:)), name: UIApplication.willResignActiveNotification,
      object: nil)
  }

  @objc func cover() {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    shade = cover
  }

  @objc func cover(_ notification: Notification) {}

  func sceneDidBecomeActive(_ scene: UIScene) {
    shade?.removeFromSuperview()
    shade = nil
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
