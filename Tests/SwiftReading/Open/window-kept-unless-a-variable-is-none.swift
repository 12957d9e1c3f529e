import UIKit

/// A variable of the name of the property holds another window, below the app's.
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
  private var coverWindow: UIWindow?
  func sceneWillResignActive(_ scene: UIScene) {
    if let windowScene = scene as? UIWindowScene {
      let coverWindow: UIWindow? = UIWindow(frame: .zero)
      self.coverWindow =
        coverWindow
        ?? {
          let w = UIWindow(windowScene: windowScene)
          w.windowLevel = .alert + 1
          w.rootViewController = CoverViewController()
          return w
        }()
      coverWindow?.isHidden = false
    }
  }
  func sceneDidBecomeActive(_ scene: UIScene) { coverWindow?.isHidden = true }
}
class CoverViewController: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white }
}
