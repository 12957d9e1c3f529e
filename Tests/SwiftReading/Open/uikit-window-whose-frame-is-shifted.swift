// A window that covers begins below the top of the screen.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIWindow?
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
    guard let scene = scene as? UIWindowScene else { return }
    var frame = scene.screen.bounds
    frame.origin.y += 88
    let cover = UIWindow(windowScene: scene)
    cover.windowLevel = .alert + 1
    cover.rootViewController = Shield()
    cover.frame = frame
    cover.isHidden = false
    self.cover = cover
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.isHidden = true
    cover = nil
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

class Shield: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}
