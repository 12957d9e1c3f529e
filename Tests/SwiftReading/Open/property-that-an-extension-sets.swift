import UIKit

/// A cover that a property hides which an extension adds to scenes.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    Shade.cover.frame = window.bounds
    window.addSubview(Shade.cover)
  }

  func sceneDidEnterBackground(_ scene: UIScene) { scene.isShaded = false }

  func sceneDidBecomeActive(_ scene: UIScene) { Shade.cover.removeFromSuperview() }
}

enum Shade {
  static let cover: UIView = {
    let view = UIView()
    view.backgroundColor = .black
    return view
  }()
}

extension UIScene {
  var isShaded: Bool {
    get { !Shade.cover.isHidden }
    set { Shade.cover.isHidden = !newValue }
  }
}
