// The cover's own bar tells the number.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  lazy var shield: UIViewController = {
    let controller = UIViewController()
    controller.view.backgroundColor = .black
    controller.title = UserDefaults.standard.string(forKey: "number")
    return controller
  }()
  lazy var bars = UINavigationController(rootViewController: shield)
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillResignActive(_ scene: UIScene) { window?.addSubview(bars.view) }
  func sceneDidBecomeActive(_ scene: UIScene) { bars.view.removeFromSuperview() }
}
