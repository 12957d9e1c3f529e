// A task of the background is forgotten as its time ends.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  var task = UIBackgroundTaskIdentifier.invalid
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
    task = UIApplication.shared.beginBackgroundTask {
      UIApplication.shared.endBackgroundTask(self.task)
      self.task = .invalid
    }
    guard let window else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .black
    window.addSubview(cover)
    self.cover = cover
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
