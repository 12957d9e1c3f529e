import UIKit

/// What listens to the app's life is registered as the delegate is made.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let ws = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: ws)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(conceal), name: UIApplication.willResignActiveNotification,
      object: nil)
  }
  @objc func conceal() {
    guard let window = window else { return }
    let c = UIView(frame: window.bounds)
    c.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    c.backgroundColor = .white
    window.addSubview(c)
  }
}
