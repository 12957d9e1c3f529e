import UIKit

/// A structure whose observer takes the cover away, given another value after both branches have.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let cover = UIView()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    cover.backgroundColor = .black
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    cover.frame = window.bounds
    window.addSubview(cover)
    var settings = Settings(cover: cover)
    if UserDefaults.standard.bool(forKey: "dark") {
      settings.name = "dark"
    } else {
      settings.name = "light"
    }
    settings.isDone = true
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.removeFromSuperview()
  }
}

struct Settings {
  let cover: UIView
  var name = ""
  var isDone = false { didSet { cover.removeFromSuperview() } }
}
