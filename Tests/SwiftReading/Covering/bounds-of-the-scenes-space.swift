import UIKit

/// A window as large as the space of its scene.
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
  private var shield: UIWindow?
  func sceneWillResignActive(_ scene: UIScene) {
    guard let ws = window?.windowScene else { return }
    let s = UIWindow(windowScene: ws)
    s.frame = ws.coordinateSpace.bounds
    s.windowLevel = .alert + 1
    s.rootViewController = UIViewController()
    s.rootViewController?.view.backgroundColor = .white
    s.makeKeyAndVisible()
    shield = s
  }
  func sceneDidBecomeActive(_ scene: UIScene) { shield = nil }
}
