import UIKit

/// A cover's controller tells the system's class that it appears.
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
  private var cover: UIWindow?
  func sceneWillResignActive(_ scene: UIScene) {
    let w = UIWindow(windowScene: scene as! UIWindowScene)
    w.windowLevel = .alert + 1
    w.rootViewController = C()
    w.isHidden = false
    cover = w
  }
  func sceneDidBecomeActive(_ scene: UIScene) { cover = nil }
}
class C: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white }
  override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a) }
}
